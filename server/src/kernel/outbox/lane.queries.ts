import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OutboxTable } from '../../migrations/kernel-tables.ts';
import type { Db } from '../db/index.ts';
import type { OutboxKind } from './outbox.ts';
import { LIVE_KINDS } from './outbox.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** Identifies a row; the key begins with the tenant. */
export type RowKey = Pick<OutboxRow, 'tenant_id' | 'id'>;

const KEY = sql`(tenant_id, id)`;

/** Their keys, as one text for any number of rows: prepared statements are found by their text. */
function keysOf(rows: readonly RowKey[]): RawBuilder<unknown> {
  const [tenants, ids] = [rows.map((row) => row.tenant_id), rows.map((row) => row.id)];
  return sql`(select tenant_id, id from unnest(${tenants}::int[], ${ids}::bigint[]) as keys (tenant_id, id))`;
}

export interface Claim {
  readonly kinds: readonly OutboxKind[];
  readonly limit: number;
  readonly now: Date;
  /** End of the lease. */
  readonly until: Date;
}

/** Claims due rows without a lease, oldest first. */
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
  /** First and longest back-off, which doubles with every attempt; in milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
  readonly reason: string | null;
}

/** Releases rows that could not be delivered. */
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

/** Live rows delivered since an instant, or in delivery, by any process; oldest first. */
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
