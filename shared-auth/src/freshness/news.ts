import { createStore, type StoreApi } from 'zustand/vanilla';

/** How many goals a list would show differently if it were read again, by the list's hash. */
export type NewsCounts = Readonly<Record<string, number>>;

/** What lists might show and do not yet; whoever shows a list decides when it takes that. */
export interface News {
  readonly counts: StoreApi<NewsCounts>;
  /** A list is shown by somebody who offers its news. Returns the way to stop. */
  watch(hash: string): () => void;
  isWatched(hash: string): boolean;
  /** More goals that the list would show, or would not show any more. */
  add(hash: string, goalIds: readonly number[]): void;
  /** The list is read again: nothing is news. */
  clear(hash: string): void;
}

export function createNews(): News {
  const counts = createStore<NewsCounts>()(() => ({}));
  const ids = new Map<string, Set<number>>();
  const watchers = new Map<string, number>();
  const say = (hash: string): void => {
    const { [hash]: _, ...others } = counts.getState();
    const size = ids.get(hash)?.size ?? 0;
    counts.setState(size === 0 ? others : { ...others, [hash]: size }, true);
  };
  return {
    counts,
    watch(hash) {
      watchers.set(hash, (watchers.get(hash) ?? 0) + 1);
      return () => {
        const left = (watchers.get(hash) ?? 1) - 1;
        if (left > 0) watchers.set(hash, left);
        else watchers.delete(hash);
      };
    },
    isWatched: (hash) => watchers.has(hash),
    add(hash, goalIds) {
      if (goalIds.length === 0) return;
      ids.set(hash, new Set([...(ids.get(hash) ?? []), ...goalIds]));
      say(hash);
    },
    clear(hash) {
      if (ids.delete(hash)) say(hash);
    },
  };
}
