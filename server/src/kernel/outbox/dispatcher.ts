import type { DatabaseHandle } from '../db/index.ts';
import type { LaneRules, LaneServices, OutboxRow } from './lane.ts';
import { Lane } from './lane.ts';
import type { OutboxKind } from './outbox.ts';

/** Kinds that go to browsers. */
const LIVE_KINDS = ['live', 'disconnect'] as const satisfies readonly OutboxKind[];

/**
 * Live events leave at once, whatever the mail server does. When the broker is away, the processes take turns with a row
 * and each tells its own clients; after a minute all of them have, and whoever heard nothing catches up (`findLiveSince`).
 */
const LIVE: LaneRules = {
  kinds: LIVE_KINDS,
  batch: 200,
  notesEach: false,
  lease: 5_000,
  sweep: 1_000,
  maxBackoff: 1_000,
  givesUpAfter: 60_000,
};
/** Mail servers want patience: few mails at a time, and no other process takes them for as long as they may take. */
const MAIL: LaneRules = {
  kinds: ['mail'],
  batch: 2,
  notesEach: true,
  lease: 120_000,
  sweep: 2_000,
  maxBackoff: 300_000,
  givesUpAfter: null,
};
/** What goes out to many at once, so that nobody's new password waits behind ten thousand reminders. */
const BULK_MAIL: LaneRules = { ...MAIL, kinds: ['bulkMail'], batch: 4 };

/**
 * Delivers outbox rows: right after a commit when nudged, and by a sweep that finds what a crash or a failure left.
 * Any number of processes may run one; a row is delivered at least once.
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
  return db.transaction({ role: 'jobs' }, (tx) =>
    tx
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', LIVE_KINDS)
      .where((eb) =>
        eb.or([
          eb('delivered_at', '>=', since),
          eb.and([eb('delivered_at', 'is', null), eb('attempts', '>', 0)]),
        ]),
      )
      .orderBy('id')
      .execute(),
  );
}
