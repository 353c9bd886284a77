import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UnsavedState {
  /** What would be lost, oldest first. */
  readonly reasons: readonly string[];
  /** Continues a navigation that waits for an answer; null when nothing waits. */
  readonly pending: (() => void) | null;
}

export interface UnsavedGuards {
  readonly store: StoreApi<UnsavedState>;
  hold(reason: string): () => void;
  isHeld(): boolean;
  /** Continues at once when nothing is held, else asks first. */
  leave(goOn: () => void): void;
  /** The answer: `discard` continues, `stay` does not. */
  answer(choice: 'discard' | 'stay'): void;
}

/** Counts what the page would lose; the one place that decides whether leaving has to ask. */
export function createUnsavedGuards(): UnsavedGuards {
  const held = new Map<symbol, string>();
  const store = createStore<UnsavedState>()(() => ({ reasons: [], pending: null }));
  const publish = (): void => store.setState({ reasons: [...held.values()] });
  return {
    store,
    hold(reason) {
      const key = Symbol(reason);
      held.set(key, reason);
      publish();
      return () => {
        held.delete(key);
        publish();
      };
    },
    isHeld: () => held.size > 0,
    leave(goOn) {
      if (held.size === 0) goOn();
      else store.setState({ pending: goOn });
    },
    answer(choice) {
      const { pending } = store.getState();
      store.setState({ pending: null });
      if (choice === 'stay') return;
      held.clear();
      publish();
      pending?.();
    },
  };
}
