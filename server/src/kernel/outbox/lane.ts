import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { OutboxTable } from '../../migrations/kernel-tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { errorMessage } from '../errors/index.ts';
import { every, later } from '../guard/index.ts';
import type { OutboxKind, OutboxPayloads } from './outbox.ts';

/** How each kind of row leaves. An effect may be repeated after a crash, so it must bear that. */
export type Deliveries = {
  readonly [K in OutboxKind]: (
    payload: OutboxPayloads[K],
    row: { readonly tenantId: number; readonly id: number },
  ) => Promise<void>;
};

export type OutboxRow = Selectable<OutboxTable>;

/** How the rows of some kinds are delivered. Times in milliseconds. */
export interface LaneRules {
  readonly kinds: readonly OutboxKind[];
  /** Rows in hand at a time; they leave together, in their order. */
  readonly batch: number;
  /** Whether each is noted as delivered by itself, so that a crash repeats none for the sake of a slow one. */
  readonly notesEach: boolean;
  /** A deliverer that dies gives its rows back after this. */
  readonly lease: number;
  /** How often rows are looked for that nobody has announced. */
  readonly sweep: number;
  /** Longest wait before the next try. */
  readonly maxBackoff: number;
  /** A row that could not be delivered for so long is laid to rest; null for never. */
  readonly givesUpAfter: number | null;
}

export interface LaneServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  readonly log: FastifyBaseLogger;
}

const FIRST_BACKOFF = 500;

interface Outcome {
  readonly row: OutboxRow;
  /** Why it could not be delivered; null when it was. */
  readonly failure: string | null;
}

/** Delivers the rows of its kinds, one batch after the other. */
export class Lane {
  readonly #rules: LaneRules;
  readonly #services: LaneServices;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor(rules: LaneRules, services: LaneServices) {
    this.#rules = rules;
    this.#services = services;
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

  /** Resolves when nothing that was due when this was called is left undelivered by this process. */
  async settle(): Promise<void> {
    this.nudge();
    while (this.#running) await this.#running;
  }

  /** Finishes the batch in hand. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
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
      const { log } = this.#services;
      log.warn({ err: error }, 'the outbox could not be delivered; the next sweep tries again');
    }
  }

  async #claim(): Promise<readonly OutboxRow[]> {
    const { kinds, batch, lease } = this.#rules;
    const now = this.#services.clock.now();
    const rows = await this.#services.db.transaction({ role: 'jobs' }, (db) =>
      db
        .updateTable('outbox')
        .set((eb) => ({ claimed_until: new Date(now.getTime() + lease), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('delivered_at', 'is', null)
            .where('due_at', '<=', now)
            .where('kind', 'in', kinds)
            .where((or) => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', now)]))
            .orderBy('due_at')
            .orderBy('id')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    );
    return rows.toSorted((a, b) => a.id - b.id);
  }

  async #deliver(rows: readonly OutboxRow[]): Promise<void> {
    if (!this.#rules.notesEach) {
      await this.#note(await Promise.all(rows.map((row) => this.#send(row))));
      return;
    }
    await Promise.all(rows.map(async (row) => this.#note([await this.#send(row)])));
  }

  async #note(outcomes: readonly Outcome[]): Promise<void> {
    const failed = outcomes.filter(({ row, failure }) => failure !== null && !this.#isHopeless(row));
    const done = outcomes.filter((outcome) => !failed.includes(outcome));
    await this.#markDelivered(done.map(({ row }) => row.id));
    await this.#postpone(failed);
  }

  /** Sends a row; a failure is answered, not thrown, so that it holds up nobody else. */
  async #send(row: OutboxRow): Promise<Outcome> {
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

  #isHopeless({ created_at }: OutboxRow): boolean {
    const { givesUpAfter } = this.#rules;
    return (
      givesUpAfter !== null && this.#services.clock.now().getTime() - created_at.getTime() > givesUpAfter
    );
  }

  async #markDelivered(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.#services.clock.now();
    await this.#services.db.transaction({ role: 'jobs' }, (db) =>
      db
        .updateTable('outbox')
        .set({ delivered_at: now })
        .where('id', '=', sql<number>`any(${ids})`)
        .execute(),
    );
  }

  async #postpone(failed: readonly Outcome[]): Promise<void> {
    const [first] = failed;
    if (first === undefined) return;
    const { db, clock, log } = this.#services;
    const { id, kind, attempts } = first.row;
    const about = { outboxId: id, kind, attempts, rows: failed.length, reason: first.failure };
    log.warn(about, 'delivery failed');
    const limit = this.#rules.maxBackoff;
    const wait = sql`least(${limit}::int, ${FIRST_BACKOFF}::int * power(2, least(attempts, 20)))`;
    await db.transaction({ role: 'jobs' }, (tx) =>
      tx
        .updateTable('outbox')
        .set({
          claimed_until: null,
          due_at: sql<Date>`${clock.now()}::timestamptz + ${wait} * interval '1 millisecond'`,
          last_error: first.failure?.slice(0, 500) ?? null,
        })
        .where('id', '=', sql<number>`any(${failed.map(({ row }) => row.id)})`)
        .execute(),
    );
    this.#lookAgainAfter(Math.min(limit, FIRST_BACKOFF * 2 ** Math.min(attempts, 20)));
  }

  /** As the sweep: only a lane that was started does anything by the clock. */
  #lookAgainAfter(milliseconds: number): void {
    if (this.#timer !== undefined) later(milliseconds, { kind: 'outbox' }, () => this.nudge());
  }
}
