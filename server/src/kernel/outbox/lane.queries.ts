import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OutboxTable } from '../../migrations/kernel-tables.ts';
import type { Db } from '../db/index.ts';
import type { OutboxKind } from './outbox.ts';
import { LIVE_KINDS } from './outbox.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** What names a row; the key leads with the tenant. */
export type RowKey = Pick<OutboxRow, 'tenant_id' | 'id'>;

const KEY = sql`(tenant_id, id)`;

/** Their keys, in one text for any number of rows: a statement is kept by its text. */
function keysOf(rows: readonly RowKey[]): RawBuilder<unknown> {
  const [tenants, ids] = [rows.map((row) => row.tenant_id), rows.map((row) => row.id)];
  return sql`(select tenant_id, id from unnest(${tenants}::int[], ${ids}::bigint[]) as keys (tenant_id, id))`;
}

export interface Claim {
  readonly kinds: readonly OutboxKind[];
  readonly limit: number;
  readonly now: Date;
  /** Until then they are nobody else's. */
  readonly until: Date;
}

/** Claims rows that are due and unclaimed, oldest first. */
export async function claimRows(db: Db, { kinds, limit, now, until }: Claim): Promise<OutboxRow[]> {
  const due = db
    .selectFrom('outbox')
    .select(['tenant_id', 'id'])
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .where('kind', 'in', kinds)
    .where((or) => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where(sql<boolean>`${KEY} in (${due})`)
    .returningAll()
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markDelivered(db: Db, rows: readonly RowKey[], at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: at })
    .where(sql<boolean>`${KEY} in ${keysOf(rows)}`)
    .execute();
}

export interface Postponement {
  readonly now: Date;
  /** Pauses double with every attempt, from the first to the longest; in milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
  readonly reason: string | null;
}

/** Gives rows back that could not be delivered. */
export async function postponeRows(
  db: Db,
  rows: readonly RowKey[],
  { now, firstPause, longestPause, reason }: Postponement,
): Promise<void> {
  const pause = sql`least(${longestPause}::int, ${firstPause}::int * power(2, least(attempts, 20)))`;
  await db
    .updateTable('outbox')
    .set({
      claimed_until: null,
      due_at: sql<Date>`${now}::timestamptz + ${pause} * interval '1 millisecond'`,
      last_error: reason,
    })
    .where(sql<boolean>`${KEY} in ${keysOf(rows)}`)
    .execute();
}

/** Live rows that some process has delivered since, or is delivering, oldest first. */
export function findLiveRows(db: Db, since: Date): Promise<OutboxRow[]> {
  return db
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
    .execute();
}
