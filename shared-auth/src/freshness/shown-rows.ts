import type { Change } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import type { FreshGoal } from './goal-rows.ts';
import { pauseAfter } from './pace.ts';
import type { Moment, ReadTimes } from './read-times.ts';
import { RowReads, type Batch } from './row-reads.ts';
import type { Schedule } from './schedule.ts';
import { WaitingChanges } from './waiting-changes.ts';

export interface ShownRowsOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  readonly times: ReadTimes;
  readonly schedule: Schedule;
  /** When the last change was received. */
  readonly heardAt: () => Moment;
  readonly isHidden: () => boolean;
  /** The cached reads that the changes may concern. */
  readonly readsOf: (changes: readonly Change[]) => readonly Query[];
  /** Whether the read shows one of the changed goals as a row. */
  readonly showsRow: (query: Query, changes: readonly Change[]) => boolean;
  /** The read is on its way itself. */
  readonly onFetching: (query: Query, batch: Batch) => void;
  /** The read shows goals that the viewer can no longer open. */
  readonly onMissing: (query: Query, goalIds: readonly number[]) => void;
  /** More could not be read than can be read one by one. */
  readonly onTooMany: () => void;
}

/** Keeps goals that are shown as rows fresh: they are read alone, and asked for again until they can be read. */
export class ShownRows {
  readonly #options: ShownRowsOptions;
  readonly #reads: RowReads;
  /** Changes of rows that could not be read. */
  readonly #unread = new WaitingChanges();
  #failures = 0;

  constructor(options: ShownRowsOptions) {
    this.#options = options;
    this.#reads = new RowReads({
      ...{ cache: options.cache, call: options.call, onMissing: options.onMissing },
      onAnswered: () => void (this.#failures = 0),
      onFailed: (changes) => {
        // What is shown stays, and the change is not forgotten.
        for (const change of changes) this.#unread.add(change);
        this.#failures += 1;
        this.#readIn(pauseAfter(this.#failures));
      },
      onOvertaken: (queries, batch) => {
        for (const query of queries)
          if (query.state.fetchStatus === 'fetching') options.onFetching(query, batch);
        this.readOf(queries, batch);
      },
    });
  }

  /** Whether there are rows that could not be read. */
  get isBehind(): boolean {
    return !this.#unread.isEmpty;
  }

  /** Puts goals that the page's own change was answered with. */
  put(queries: readonly Query[], goals: readonly FreshGoal[]): void {
    this.#reads.put(queries, goals);
  }

  /** Reads the shown goals that changed, and goals that could not be read before. */
  read(changes: readonly Change[]): void {
    const { heardAt, readsOf, onTooMany } = this.#options;
    const unread = this.#unread.take();
    if (unread === 'everything') return onTooMany();
    const all = [...unread, ...changes];
    this.readOf(readsOf(all), { changes: all, heardAt: heardAt() });
  }

  /** The same for some reads. */
  readOf(reads: readonly Query[], batch: Batch): void {
    const { times, showsRow } = this.#options;
    const isTarget = (query: Query): boolean =>
      query.isActive() &&
      query.state.fetchStatus !== 'fetching' &&
      !times.isShownSince(query, batch.heardAt) &&
      showsRow(query, batch.changes);
    this.#reads.read(reads.filter(isTarget), batch);
  }

  /** The session is over. */
  forget(): void {
    this.#unread.take();
    this.#failures = 0;
  }

  /** Under its own name: what is received until then does not wait for it. */
  #readIn(pause: number): void {
    const { schedule, isHidden } = this.#options;
    schedule.in(pause, 'rows again', () => {
      if (!isHidden()) this.read([]);
    });
  }
}
