import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { OutboxTable } from '../../migrations/kernel-tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { errorMessage } from '../errors/index.ts';
import type { OutboxKind, OutboxPayloads } from './outbox.ts';

/** How each kind of row leaves. An effect may be repeated after a crash, so it must bear that. */
export type Deliveries = {
  readonly [K in OutboxKind]: (
    payload: OutboxPayloads[K],
    row: { readonly tenantId: number; readonly id: number },
  ) => Promise<void>;
};

type Row = Selectable<OutboxTable>;

const BATCH = 200;
const SWEEP = 2_000;
/** A deliverer that dies gives its rows back after this. */
const LEASE = 30_000;
/** Longest wait before the next try, by kind: hints are worthless when late, mail servers want patience. */
const MAX_BACKOFF: Readonly<Record<OutboxKind, number>> = { live: 2_000, disconnect: 2_000, mail: 300_000 };

function isKnown(kind: string): kind is OutboxKind {
  return Object.hasOwn(MAX_BACKOFF, kind);
}

/**
 * Delivers outbox rows: right after a commit when nudged, and by a sweep that finds what a crash or a failure left.
 * Any number of processes may run one; a row is delivered at least once.
 */
export class OutboxDispatcher {
  readonly #db: DatabaseHandle;
  readonly #clock: Clock;
  readonly #deliveries: Deliveries;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor(services: {
    db: DatabaseHandle;
    clock: Clock;
    deliveries: Deliveries;
    log: FastifyBaseLogger;
  }) {
    this.#db = services.db;
    this.#clock = services.clock;
    this.#deliveries = services.deliveries;
    this.#log = services.log;
  }

  start(): void {
    this.#timer = setInterval(() => this.nudge(), SWEEP);
    this.#timer.unref();
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
        if (rows.length === BATCH) this.#isAsked = true;
      }
    } catch (error) {
      this.#isAsked = false;
      this.#log.warn({ err: error }, 'the outbox could not be delivered; the next sweep tries again');
    }
  }

  async #claim(): Promise<readonly Row[]> {
    const now = this.#clock.now();
    const rows = await this.#db.transaction({ role: 'jobs' }, (db) =>
      db
        .updateTable('outbox')
        .set((eb) => ({ claimed_until: new Date(now.getTime() + LEASE), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('delivered_at', 'is', null)
            .where('due_at', '<=', now)
            .where((or) => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', now)]))
            .orderBy('due_at')
            .orderBy('id')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    );
    return rows.toSorted((a, b) => a.id - b.id);
  }

  async #deliver(rows: readonly Row[]): Promise<void> {
    const delivered: number[] = [];
    for (const row of rows) {
      try {
        await this.#send(row);
        delivered.push(row.id);
      } catch (error) {
        await this.#postpone(row, error);
      }
    }
    if (delivered.length === 0) return;
    const now = this.#clock.now();
    await this.#db.transaction({ role: 'jobs' }, (db) =>
      db
        .updateTable('outbox')
        .set({ delivered_at: now })
        .where('id', '=', sql<number>`any(${delivered})`)
        .execute(),
    );
  }

  async #send(row: Row): Promise<void> {
    if (!isKnown(row.kind)) throw new Error(`nobody delivers '${row.kind}'`);
    const send = this.#deliveries[row.kind] as (
      payload: unknown,
      row: { tenantId: number; id: number },
    ) => Promise<void>;
    await send(row.payload, { tenantId: row.tenant_id, id: row.id });
  }

  async #postpone(row: Row, error: unknown): Promise<void> {
    const message = errorMessage(error);
    this.#log.warn(
      { outboxId: row.id, kind: row.kind, attempts: row.attempts, reason: message },
      'delivery failed',
    );
    const limit = isKnown(row.kind) ? MAX_BACKOFF[row.kind] : MAX_BACKOFF.mail;
    const due = new Date(
      this.#clock.now().getTime() + Math.min(limit, 500 * 2 ** Math.min(row.attempts, 20)),
    );
    await this.#db.transaction({ role: 'jobs' }, (db) =>
      db
        .updateTable('outbox')
        .set({ claimed_until: null, due_at: due, last_error: message.slice(0, 500) })
        .where('tenant_id', '=', row.tenant_id)
        .where('id', '=', row.id)
        .execute(),
    );
  }
}
