import type { Change, OutputOf } from '@cadence/shared-contract';
import { LIMITS, NEWS_OF } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { inputOf } from './concerned.ts';
import { shownGoals } from './goal-rows.ts';
import { createNews, forgetBefore, type News } from './news.ts';
import { isKept, type Moment, type ReadTimes } from './read-times.ts';

export interface ListNewsOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  readonly times: ReadTimes;
  /** Reads a list again whose news nobody offers. */
  readonly readAgain: (list: Query) => void;
}

/** Goals, each with the moment at which its change was received. */
type Heard = Map<number, Moment>;

/** Changed goals that a list does not show: one request checks whether it would show them now. */
export class ListNews {
  readonly news: News = createNews();
  readonly #options: ListNewsOptions;
  readonly #candidates = new Map<string, Heard>();
  readonly stop: () => void;

  constructor(options: ListNewsOptions) {
    this.#options = options;
    this.stop = options.cache.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'removed') this.forget(query);
    });
  }

  /** @param changes each of which might bring its goal into the list, and which were received by then */
  collect(list: Query, changes: readonly Change[], at: Moment): void {
    const shown = shownGoals(list);
    const candidates: Heard = this.#candidates.get(list.queryHash) ?? new Map();
    for (const { id } of changes) if (id !== null && !shown.includes(id)) candidates.set(id, at);
    this.#candidates.set(list.queryHash, candidates);
  }

  /** The list was read as a whole, which began then: what was received before is in it. Without a moment, all of it. */
  forget({ queryHash }: Query, begun: Moment = Infinity): void {
    this.news.clear(queryHash, begun);
    const candidates = this.#candidates.get(queryHash);
    if (!candidates) return;
    forgetBefore(candidates, begun);
    if (candidates.size === 0) this.#candidates.delete(queryHash);
  }

  /** Asks which of the collected goals the list would show and does not, and announces them. */
  async ask(list: Query): Promise<void> {
    const heard: Heard = this.#candidates.get(list.queryHash) ?? new Map();
    this.#candidates.delete(list.queryHash);
    if (heard.size === 0) return;
    const found = await this.#matching(list, [...heard.keys()]);
    this.#announce(list, new Map([...heard].filter(([id]) => found.includes(id))));
  }

  /** The list would show these goals differently, were it read again. */
  announce(list: Query, goalIds: readonly number[]): void {
    const at = this.#options.times.now();
    this.#announce(list, new Map(goalIds.map((id) => [id, at])));
  }

  /** Where nobody offers news to the person, the list is simply read again. */
  #announce(list: Query, heard: Heard): void {
    const { cache, times, readAgain } = this.#options;
    const news = new Map([...heard].filter(([, at]) => !times.isShownSince(list, at)));
    if (news.size === 0 || !isKept(cache, list)) return;
    if (this.news.isWatched(list.queryHash)) this.news.add(list.queryHash, news);
    else readAgain(list);
  }

  /** More than can be asked for all count. */
  async #matching(list: Query, ids: readonly number[]): Promise<readonly number[]> {
    if (ids.length > LIMITS.pageSizeMax) return ids;
    try {
      const { data } = await this.#find(list, ids);
      const shown = shownGoals(list);
      return data.map(({ Id }) => Id).filter((id) => !shown.includes(id));
    } catch {
      // Better one goal too many than one missed.
      return ids;
    }
  }

  #find(list: Query, ids: readonly number[]): Promise<OutputOf<'goals.list'>> {
    const input = NEWS_OF['goals.list'](inputOf(list) as never, ids);
    return this.#options.call('goals.list', { ...input, canWait: true });
  }
}
