import type { Change, Goal } from '@cadence/shared-contract';
import { changedGoals, LIMITS } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { putGoals, shownGoals, type FreshGoal } from './goal-rows.ts';
import { isKept, type Moment } from './read-times.ts';

/** Changes that are answered together. */
export interface Batch {
  readonly changes: readonly Change[];
  /** All of them were received by then. */
  readonly heardAt: Moment;
}

export interface RowReadsOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  readonly onAnswered: () => void;
  /** The rows could not be read. */
  readonly onFailed: (changes: readonly Change[]) => void;
  /** Reads that are on their way themselves, or that may hold something newer than what came for them. */
  readonly onOvertaken: (queries: readonly Query[], batch: Batch) => void;
  /** The read shows goals that the viewer can no longer open. */
  readonly onMissing: (query: Query, goalIds: readonly number[]) => void;
}

/** A request for some goals, and its purpose. */
interface Question {
  readonly ids: readonly number[];
  /** The reads that show the goals. */
  readonly targets: readonly Query[];
  readonly batch: Batch;
}

interface Asked extends Question {
  /** Its number among the questions and own changes. */
  readonly order: number;
  /** In milliseconds since 1970. */
  readonly askedAt: number;
}

/**
 * Reads only the changed goals and updates them in place, once for the whole page. Answers may arrive out of order: a
 * goal older than the shown one is requested again instead.
 */
export class RowReads {
  readonly #options: RowReadsOptions;
  #questions = 0;
  /** Of goals that were put anywhere, the number of what they came from. */
  readonly #put = new Map<number, number>();

  constructor(options: RowReadsOptions) {
    this.#options = options;
  }

  /** Puts goals that the page's own change was answered with. */
  put(queries: readonly Query[], goals: readonly FreshGoal[]): void {
    this.#questions += 1;
    for (const { row } of goals) this.#put.set(row.Id, this.#questions);
    for (const query of queries) putGoals(this.#options.cache, query, goals);
  }

  /** @param targets reads that show some of the changed goals */
  read(targets: readonly Query[], batch: Batch): void {
    const shown = new Set(targets.flatMap((query) => shownGoals(query)));
    const changed = batch.changes.filter(({ type }) => type === 'goal_update').flatMap(changedGoals);
    const ids = [...new Set(changed)].filter((id) => shown.has(id));
    for (let from = 0; from < ids.length; from += LIMITS.pageSizeMax)
      void this.#ask({ ids: ids.slice(from, from + LIMITS.pageSizeMax), targets, batch });
  }

  async #ask(question: Question): Promise<void> {
    const { cache, call, onAnswered, onFailed } = this.#options;
    this.#questions += 1;
    const asked = { ...question, order: this.#questions, askedAt: Date.now() };
    const kept = (): readonly Query[] => question.targets.filter((query) => isKept(cache, query));
    try {
      const { data } = await call('goals.rows', { body: { Ids: [...question.ids] }, canWait: true });
      if (kept().length === 0) return;
      onAnswered();
      this.#take({ ...asked, targets: kept() }, data);
    } catch {
      if (kept().length > 0) onFailed(question.batch.changes);
    }
  }

  #take({ ids, targets, batch, order, askedAt }: Asked, goals: readonly Goal[]): void {
    const { cache, onOvertaken, onMissing } = this.#options;
    const isOlder = ids.some((id) => (this.#put.get(id) ?? 0) > order);
    const isOvertaken = ({ state: { fetchStatus, dataUpdatedAt } }: Query): boolean =>
      isOlder || fetchStatus === 'fetching' || dataUpdatedAt > askedAt;
    const { overtaken = [], current = [] } = Object.groupBy(targets, (query) =>
      isOvertaken(query) ? 'overtaken' : 'current',
    );
    if (overtaken.length > 0) onOvertaken(overtaken, batch);
    if (isOlder) return;
    const rows = goals.map((row) => ({ row }));
    const found = new Set(goals.map(({ Id }) => Id));
    for (const id of ids) this.#put.set(id, order);
    for (const query of current) {
      putGoals(cache, query, rows);
      const gone = shownGoals(query).filter((id) => ids.includes(id) && !found.has(id));
      if (gone.length > 0) onMissing(query, gone);
    }
  }
}
