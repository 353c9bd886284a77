import type { FastifyBaseLogger } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Db, DatabaseHandle } from '../db/index.ts';
import { errorMessage } from '../errors/index.ts';
import { every, later } from '../guard/index.ts';
import type { OutboxRow } from './lane.queries.ts';
import { claimRows, markDelivered, postponeRows } from './lane.queries.ts';
import type { OutboxKind, OutboxPayloads, WrittenRow } from './outbox.ts';

/** How each kind of row leaves. An effect may be repeated after a crash, so it must bear that. */
export type Deliveries = {
  readonly [K in OutboxKind]: (
    payload: OutboxPayloads[K],
    row: { readonly tenantId: number; readonly id: number },
  ) => Promise<void>;
};

/** How the rows of some kinds are delivered. Times in milliseconds. */
export interface LaneRules {
  readonly kinds: readonly OutboxKind[];
  /** Rows in hand at a time; they leave together, in their order. */
  readonly batch: number;
  /** Whether each is recorded as delivered at once, so that a crash repeats none for the sake of a slow one. */
  readonly notesEach: boolean;
  /** A deliverer that dies gives its rows back after this. */
  readonly lease: number;
  /** How often rows are looked for that nobody has announced. */
  readonly sweep: number;
  /** Longest wait before the next try. */
  readonly maxBackoff: number;
  /** A row that could not be delivered for this long is dead-lettered; null for never. */
  readonly givesUpAfter: number | null;
}

export interface LaneServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  readonly log: FastifyBaseLogger;
}

const FIRST_BACKOFF = 500;
/** What is not noted one by one is noted so often; a crash in between repeats it. */
const NOTE_EVERY = 250;
/** A record that the database loses in a crash repeats a delivery: no reason to wait for its disk each time. */
const WITHOUT_WAITING = `select set_config('synchronous_commit', 'off', true)`;

interface Outcome {
  readonly row: WrittenRow;
  /** Why it could not be delivered; null when it was. */
  readonly failure: string | null;
}

/** Delivers the rows of its kinds: new ones at once, others one batch after the other. */
export class Lane {
  readonly #rules: LaneRules;
  readonly #services: LaneServices;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;
  /** Deliveries of rows that were brought. */
  readonly #brought = new Set<Promise<void>>();
  /** Delivered, and not yet noted as such. */
  #unnoted: WrittenRow[] = [];
  #isNoting = false;

  constructor(rules: LaneRules, services: LaneServices) {
    this.#rules = rules;
    this.#services = services;
  }

  get kinds(): readonly OutboxKind[] {
    return this.#rules.kinds;
  }

  /** From now on rows are looked for by the clock, and failed ones tried again. Before, only when asked. */
  start(): void {
    this.#timer = every(this.#rules.sweep, { kind: 'outbox' }, () => this.nudge());
    this.nudge();
  }

  /** Says that there may be rows; returns at once. */
  nudge(): void {
    this.#isAsked = true;
    if (this.#running || this.#isStopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      if (this.#isAsked) this.nudge();
    });
  }

  /**
   * Delivers rows that this process owns already, in the order given, after their writer has been answered: sending to
   * thousands takes longer than that. Returns at once.
   */
  take(rows: readonly WrittenRow[]): void {
    if (this.#isStopped) return;
    const delivery = nextTurn()
      .then(() => this.#deliver(rows))
      .catch((error: unknown) => this.#report(error))
      .finally(() => this.#brought.delete(delivery));
    this.#brought.add(delivery);
  }

  /** Resolves when nothing that was due when this was called is left undelivered by this process. */
  async settle(): Promise<void> {
    this.nudge();
    await this.#finish();
  }

  /** Finishes what is in hand. */
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
      // Not before: it may have waited for its turn for longer than the lease.
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
    // Only a lane that was started does anything by the clock.
    if (this.#rules.notesEach || this.#timer === undefined) await this.#noteDelivered();
    else this.#noteSoon();
    await this.#postpone(failed);
  }

  /** Sends a row; a failure is answered, not thrown, so that it holds up nobody else. */
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

  /** What cannot be noted now is delivered again when its lease ends. */
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

  /** As the sweep: only a lane that was started does anything by the clock. */
  #lookAgainAfter(milliseconds: number): void {
    if (this.#timer !== undefined) later(milliseconds, { kind: 'outbox' }, () => this.nudge());
  }
}
