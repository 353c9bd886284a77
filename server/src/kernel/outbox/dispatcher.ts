import type { DatabaseHandle } from '../db/index.ts';
import type { OutboxRow } from './lane.queries.ts';
import { findLiveRows } from './lane.queries.ts';
import type { LaneRules, LaneServices } from './lane.ts';
import { Lane } from './lane.ts';
import type { WrittenRow } from './outbox.ts';
import { LIVE_KINDS, LIVE_LEASE } from './outbox.ts';

/**
 * Live events leave at once, whatever the mail server does. When the broker is away, the processes take turns with a
 * row and each sends it to its own clients; after a minute all of them have, and a page that missed it catches up
 * (`findLiveSince`).
 */
const LIVE: LaneRules = {
  kinds: LIVE_KINDS,
  batch: 200,
  notesEach: false,
  lease: LIVE_LEASE,
  sweep: 1_000,
  maxBackoff: 1_000,
  givesUpAfter: 60_000,
};
/** Mail servers are slow: few mails at a time, and no other process claims them for as long as they may take. */
const MAIL: LaneRules = {
  kinds: ['mail'],
  batch: 2,
  notesEach: true,
  lease: 120_000,
  sweep: 2_000,
  maxBackoff: 300_000,
  givesUpAfter: null,
};
/** Bulk mails, kept apart so that a password mail does not wait behind ten thousand reminders. */
const BULK_MAIL: LaneRules = { ...MAIL, kinds: ['bulkMail'], batch: 4 };

/**
 * Delivers outbox rows: those of this process right after their commit, others when nudged, and by a sweep that finds
 * what a crash or a failure left. Any number of processes may run one; a row is delivered at least once.
 */
export class OutboxDispatcher {
  readonly #lanes: readonly Lane[];

  constructor(services: LaneServices) {
    this.#lanes = [LIVE, MAIL, BULK_MAIL].map((rules) => new Lane(rules, services));
  }

  start(): void {
    for (const lane of this.#lanes) lane.start();
  }

  /** Says that there may be rows; returns at once. */
  nudge(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  /** Delivers what this process has written and committed (`Outbox.flushAndTake`); returns at once. */
  take(rows: readonly WrittenRow[]): void {
    for (const lane of this.#lanes) {
      const own = rows.filter(({ kind }) => lane.kinds.some((one) => one === kind));
      const taken = own.filter(({ attempts }) => attempts > 0);
      if (taken.length > 0) lane.take(taken);
      if (taken.length < own.length) lane.nudge();
    }
  }

  /** Resolves when nothing that was due when this was called is left undelivered by this process. */
  async settle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.settle()));
  }

  /** Finishes the batches in hand. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

/** Live rows that some process has delivered since, or is delivering, oldest first. */
export function findLiveSince(db: DatabaseHandle, since: Date): Promise<readonly OutboxRow[]> {
  return db.transaction({ role: 'jobs' }, (tx) => findLiveRows(tx, since));
}
