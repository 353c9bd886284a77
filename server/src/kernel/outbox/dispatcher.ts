import type { DatabaseHandle } from '../db/index.ts';
import type { OutboxRow } from './lane.queries.ts';
import { findLiveRows } from './lane.queries.ts';
import type { LaneRules, LaneServices } from './lane.ts';
import { Lane } from './lane.ts';
import type { WrittenRow } from './outbox.ts';
import { LIVE_KINDS, LIVE_LEASE } from './outbox.ts';

/**
 * Live events are delivered at once, whatever the mail server does. When the broker is away, the processes take turns
 * with a row and each notifies its own clients; after a minute all of them have, and a process that missed one catches
 * up (`findLiveSince`).
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
/** Mail servers are slow: few mails at a time, with a lease as long as sending them may take. */
const MAIL: LaneRules = {
  kinds: ['mail'],
  batch: 2,
  notesEach: true,
  lease: 120_000,
  sweep: 2_000,
  maxBackoff: 300_000,
  givesUpAfter: null,
};
/** Bulk mails, so that a password reset does not wait behind ten thousand reminders. */
const BULK_MAIL: LaneRules = { ...MAIL, kinds: ['bulkMail'], batch: 4 };

/**
 * Delivers outbox rows: those of this process right after their commit, others when nudged, and by a sweep that finds
 * rows left by a crash or a failure. Any number of processes may run one; a row is delivered at least once.
 */
export class OutboxDispatcher {
  readonly #lanes: readonly Lane[];

  constructor(services: LaneServices) {
    this.#lanes = [LIVE, MAIL, BULK_MAIL].map((rules) => new Lane(rules, services));
  }

  start(): void {
    for (const lane of this.#lanes) lane.start();
  }

  /** Announces that there may be rows; returns at once. */
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

  /** Resolves when this process has delivered everything that was due at the time of the call. */
  async settle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.settle()));
  }

  /** Finishes the claimed batches. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

/** Live rows delivered since an instant, or in delivery, by any process; oldest first. */
export function findLiveSince(db: DatabaseHandle, since: Date): Promise<readonly OutboxRow[]> {
  return db.transaction({ role: 'jobs' }, (tx) => findLiveRows(tx, since));
}
