import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Moment } from './read-times.ts';

/** How many goals a list would show differently if it were read again, by the list's hash. */
export type NewsCounts = Readonly<Record<string, number>>;

/** What lists might show and do not yet; the component that shows a list decides when to take it. */
export interface News {
  readonly counts: StoreApi<NewsCounts>;
  /** A list is shown by somebody who offers its news. Returns the way to stop. */
  watch(hash: string): () => void;
  isWatched(hash: string): boolean;
  /**
   * More goals that the list would show, or would not show any more, each with the moment at which that was received.
   */
  add(hash: string, goals: ReadonlyMap<number, Moment>): void;
  /** The list was read: what was received before that began is no news. Without a moment, nothing is. */
  clear(hash: string, begun?: Moment): void;
}

/** Takes out of a map what was noted before a moment. */
export function forgetBefore(noted: Map<number, Moment>, moment: Moment): void {
  for (const [id, at] of noted) if (at < moment) noted.delete(id);
}

export function createNews(): News {
  const counts = createStore<NewsCounts>()(() => ({}));
  const heard = new Map<string, Map<number, Moment>>();
  const watchers = new Map<string, number>();
  const say = (hash: string): void => {
    const { [hash]: before = 0, ...others } = counts.getState();
    const size = heard.get(hash)?.size ?? 0;
    if (size !== before) counts.setState(size === 0 ? others : { ...others, [hash]: size }, true);
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
    add(hash, goals) {
      heard.set(hash, new Map([...(heard.get(hash) ?? []), ...goals]));
      say(hash);
    },
    clear(hash, begun = Infinity) {
      const ofList = heard.get(hash);
      if (!ofList) return;
      forgetBefore(ofList, begun);
      if (ofList.size === 0) heard.delete(hash);
      say(hash);
    },
  };
}
