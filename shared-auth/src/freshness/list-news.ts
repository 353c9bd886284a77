import type { Change, OutputOf } from '@cadence/shared-contract';
import { LIMITS, NEWS_OF } from '@cadence/shared-contract';
import type { Query } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { inputOf } from './concerned.ts';
import { shownGoals } from './goal-rows.ts';

/** Goals that changed and that a list does not show: whether it would now is asked for them alone, all at once. */
export class ListNews {
  readonly #call: ApiClient['call'];
  readonly #candidates = new Map<string, Set<number>>();

  constructor(call: ApiClient['call']) {
    this.#call = call;
  }

  /** @param changes each of which might bring its goal into the list */
  collect(list: Query, changes: readonly Change[]): void {
    const shown = shownGoals(list);
    const candidates = this.#candidates.get(list.queryHash) ?? new Set<number>();
    for (const { id } of changes) if (id !== null && !shown.includes(id)) candidates.add(id);
    this.#candidates.set(list.queryHash, candidates);
  }

  /** The list is read again as a whole. */
  forget(list: Query): void {
    this.#candidates.delete(list.queryHash);
  }

  /** Those of the collected goals that the list would show and does not. More than can be asked for all count. */
  async ask(list: Query): Promise<readonly number[]> {
    const ids = [...(this.#candidates.get(list.queryHash) ?? [])];
    this.#candidates.delete(list.queryHash);
    if (ids.length === 0 || ids.length > LIMITS.pageSizeMax) return ids;
    try {
      const { data } = await this.#matching(list, ids);
      const shown = shownGoals(list);
      return data.map(({ Id }) => Id).filter((id) => !shown.includes(id));
    } catch {
      // Rather a goal too many than one that nobody hears of.
      return ids;
    }
  }

  #matching(list: Query, ids: readonly number[]): Promise<OutputOf<'goals.list'>> {
    return this.#call('goals.list', { ...NEWS_OF['goals.list'](inputOf(list) as never, ids), canWait: true });
  }
}
