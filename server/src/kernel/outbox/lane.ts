import type { FastifyBaseLogger } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Db, DatabaseHandle } from '../db/index.ts';
import { errorMessage } from '../errors/index.ts';
import { every, later } from '../guard/index.ts';
import type { OutboxRow } from './lane.queries.ts';
import { claimRows, markDelivered, postponeRows } from './lane.queries.ts';
import type { OutboxKind, OutboxPayloads, WrittenRow } from './outbox.ts';

/** How each kind of row is delivered. Deliveries must be idempotent, since a crash may repeat them. */
export type Deliveries = {
  readonly [K in OutboxKind]: (
    payload: OutboxPayloads[K],
    row: { readonly tenantId: number; readonly id: number },
  ) => Promise<void>;
};

/** How the rows of some kinds are delivered. Times in milliseconds. */
export interface LaneRules {
  readonly kinds: readonly OutboxKind[];
  /** Rows claimed at a time; they are delivered together, in order. */
  readonly batch: number;
  /** Whether each row is marked as delivered separately, so that a crash while one is slow repeats no others. */
  readonly notesEach: boolean;
  /** How long a claimed row is kept from others; it is released after this if its process dies. */
  readonly lease: number;
  /** Interval of the search for unannounced rows. */
  readonly sweep: number;
  /** Longest back-off between attempts. */
  readonly maxBackoff: number;
  /** A row that could not be delivered for this long is given up; null for never. */
  readonly givesUpAfter: number | null;
}

export interface LaneServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  readonly log: FastifyBaseLogger;
}

const FIRST_BACKOFF = 500;
/** Interval at which other rows are marked as delivered; a crash in between repeats their delivery. */
const NOTE_EVERY = 250;
/** A mark lost in a crash of the database only repeats a delivery, so commits need not wait for its disk. */
const WITHOUT_WAITING = `select set_config('synchronous_commit', 'off', true)`;

interface Outcome {
  readonly row: WrittenRow;
  /** Why it could not be delivered; null when it was. */
  readonly failure: string | null;
}

/** Delivers the rows of its kinds: rows that are handed over at once, others batch by batch. */
export class Lane {
  readonly #rules: LaneRules;
  readonly #services: LaneServices;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;
  /** Deliveries of rows that were handed over. */
  readonly #brought = new Set<Promise<void>>();
  /** Delivered, and not yet marked as such. */
  #unnoted: WrittenRow[] = [];
  #isNoting = false;

  constructor(rules: LaneRules, services: LaneServices) {
    this.#rules = rules;
    this.#services = services;
  }

  get kinds(): readonly OutboxKind[] {
    return this.#rules.kinds;
  }

  /** Starts the sweep and the retries. Without it, rows are searched only when nudged. */
  start(): void {
    this.#timer = every(this.#rules.sweep, { kind: 'outbox' }, () => this.nudge());
    this.nudge();
  }

  /** Announces that there may be rows; returns at once. */
  nudge(): void {
    this.#isAsked = true;
    if (this.#running || this.#isStopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      if (this.#isAsked) this.nudge();
    });
  }

  /**
   * Delivers rows that this process has already claimed, in the order in which they are handed over, after the request
   * that wrote them was answered: notifying thousands takes longer than that. Returns at once.
   */
  take(rows: readonly WrittenRow[]): void {
    if (this.#isStopped) return;
    const delivery = nextTurn()
      .then(() => this.#deliver(rows))
      .catch((error: unknown) => this.#report(error))
      .finally(() => this.#brought.delete(delivery));
    this.#brought.add(delivery);
  }

  /** Resolves when this process has delivered everything that was due at the time of the call. */
  async settle(): Promise<void> {
    this.nudge();
    await this.#finish();
  }

  /** Finishes what is claimed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#finish();
  }

  async #finish(): Promise<void> {
    while (this.#running !== null || this.#brought.size > 0)
      await Promise.all([this.#running, ...this.#brought]);
    await this.#noteDelivered().catch((error: unknown) => this.#report(error));
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isStopped) {
        this.#isAsked = false;
        const rows = await this.#claim();
        if (rows.length > 0) await this.#deliver(rows);
        if (rows.length === this.#rules.batch) this.#isAsked = true;
      }
    } catch (error) {
      this.#isAsked = false;
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    this.#services.log.warn({ err: error }, 'the outbox could not be delivered; the next sweep tries again');
  }

  #claim(): Promise<readonly OutboxRow[]> {
    const { kinds, batch: limit, lease } = this.#rules;
    return this.#ask((db) => {
      // Read here, since it may have waited for its turn for longer than the lease.
      const now = this.#services.clock.now();
      return claimRows(db, { kinds, limit, now, until: new Date(now.getTime() + lease) });
    });
  }

  #ask<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const options = this.#rules.notesEach ? {} : { settings: WITHOUT_WAITING };
    return this.#services.db.transaction({ role: 'jobs' }, work, options);
  }

  async #deliver(rows: readonly WrittenRow[]): Promise<void> {
    if (!this.#rules.notesEach) {
      await this.#note(await Promise.all(rows.map((row) => this.#send(row))));
      return;
    }
    await Promise.all(rows.map(async (row) => this.#note([await this.#send(row)])));
  }

  async #note(outcomes: readonly Outcome[]): Promise<void> {
    const failed = outcomes.filter(({ row, failure }) => failure !== null && !this.#isHopeless(row));
    const done = outcomes.filter((outcome) => !failed.includes(outcome));
    this.#unnoted.push(...done.map(({ row }) => row));
    // Only a started lane uses timers.
    if (this.#rules.notesEach || this.#timer === undefined) await this.#noteDelivered();
    else this.#noteSoon();
    await this.#postpone(failed);
  }

  /** Delivers a row; a failure is returned, not thrown, so that it does not delay others. */
  async #send(row: WrittenRow): Promise<Outcome> {
    const send = this.#services.deliveries[row.kind as OutboxKind] as (
      payload: unknown,
      row: { tenantId: number; id: number },
    ) => Promise<void>;
    try {
      await send(row.payload, { tenantId: row.tenant_id, id: row.id });
      return { row, failure: null };
    } catch (error) {
      return { row, failure: errorMessage(error) };
    }
  }

  #isHopeless({ created_at }: WrittenRow): boolean {
    const { givesUpAfter } = this.#rules;
    return (
      givesUpAfter !== null && this.#services.clock.now().getTime() - created_at.getTime() > givesUpAfter
    );
  }

  #noteSoon(): void {
    if (this.#isNoting) return;
    this.#isNoting = true;
    later(NOTE_EVERY, { kind: 'outbox' }, async () => {
      this.#isNoting = false;
      await this.#noteDelivered().catch((error: unknown) => this.#report(error));
    });
  }

  /** Rows that cannot be marked now are delivered again after their lease. */
  async #noteDelivered(): Promise<void> {
    const rows = this.#unnoted;
    this.#unnoted = [];
    if (rows.length > 0) await this.#ask((db) => markDelivered(db, rows, this.#services.clock.now()));
  }

  async #postpone(failed: readonly Outcome[]): Promise<void> {
    const [first] = failed;
    if (first === undefined) return;
    const { id, kind, attempts } = first.row;
    const about = { outboxId: id, kind, attempts, rows: failed.length, reason: first.failure };
    this.#services.log.warn(about, 'delivery failed');
    const longestPause = this.#rules.maxBackoff;
    await this.#ask((db) =>
      postponeRows(
        db,
        failed.map(({ row }) => row),
        {
          now: this.#services.clock.now(),
          ...{ firstPause: FIRST_BACKOFF, longestPause },
          reason: first.failure?.slice(0, 500) ?? null,
        },
      ),
    );
    this.#lookAgainAfter(Math.min(longestPause, FIRST_BACKOFF * 2 ** Math.min(attempts, 20)));
  }

  /** Like the sweep: only a started lane uses timers. */
  #lookAgainAfter(milliseconds: number): void {
    if (this.#timer !== undefined) later(milliseconds, { kind: 'outbox' }, () => this.nudge());
  }
}
