import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { OutboxKind } from './outbox.ts';

/** What is not delivered of one kind. */
export interface LaneBacklog {
  readonly kind: OutboxKind;
  readonly rows: number;
  /** Age of the oldest, since it should have been delivered for the first time; 0 when there is none. */
  readonly oldestSeconds: number;
}

const KINDS = ['live', 'disconnect', 'mail', 'bulkMail'] as const satisfies readonly OutboxKind[];

/** Rows of every process that are due or have failed, for each kind. */
export async function findBacklog(db: Db, now: Date): Promise<readonly LaneBacklog[]> {
  const found = await db
    .selectFrom('outbox')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('rows'),
      // A row that failed is due again later.
      sql<Date>`min(case when attempts = 0 then due_at else created_at end)`.as('oldest'),
    ])
    .where('delivered_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('due_at', '<=', now)]))
    .groupBy('kind')
    .execute();
  return KINDS.map((kind) => {
    const lane = found.find((one) => one.kind === kind);
    const age = lane ? (now.getTime() - lane.oldest.getTime()) / 1_000 : 0;
    return { kind, rows: lane?.rows ?? 0, oldestSeconds: Math.max(0, age) };
  });
}
