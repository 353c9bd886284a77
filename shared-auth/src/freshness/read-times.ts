import type { Query, QueryClient } from '@tanstack/react-query';

/** A point in the order of what happens on a page: the clock may be set back, or not advance between two events. */
export type Moment = number;

/** When the reads of a cache were begun: an answer covers what came before the request, maybe not what came after. */
export class ReadTimes {
  #moment: Moment = 0;
  readonly #begun = new WeakMap<Query, Moment>();
  readonly #shown = new WeakMap<Query, Moment>();
  readonly stop: () => void;

  /** @param onRead a read was answered as a whole, that was begun then */
  constructor(cache: QueryClient, onRead: (query: Query, begun: Moment) => void) {
    this.stop = cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if (action.type === 'fetch') this.#begin(query, action.meta?.fetchMore !== undefined);
      const begun = this.#begun.get(query);
      if (action.type !== 'success' || action.manual === true || begun === undefined) return;
      this.#shown.set(query, begun);
      onRead(query, begun);
    });
  }

  now(): Moment {
    this.#moment += 1;
    return this.#moment;
  }

  /** Whether what the read shows was asked for after this. */
  isShownSince(query: Query, moment: Moment): boolean {
    return (this.#shown.get(query) ?? 0) > moment;
  }

  #begin(query: Query, isNextPage: boolean): void {
    // The pages before it are as old as they were.
    if (isNextPage) this.#begun.delete(query);
    else this.#begun.set(query, this.now());
  }
}

/** Whether the read is in its cache still: when a session ends, its reads go with it. */
export function isKept(cache: QueryClient, query: Query): boolean {
  return cache.getQueryCache().get(query.queryHash) === query;
}

/** Does something once the answer that is on its way is here, or does not come. */
export function afterwards({ promise }: Query, work: () => void): void {
  void promise?.then(work, work);
}
