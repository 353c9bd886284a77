import { LIMITS } from '@cadence/shared-contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { NotificationsTable } from '../../migrations/kernel-tables.ts';

export type NotificationRow = Selectable<NotificationsTable>;

/** One page of a person's notifications: unread ones first, each part newest first. */
export function listNotifications(db: Db, personId: number, page: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(sql`read_at is not null`)
    .orderBy('id', 'desc')
    .limit(LIMITS.notificationPageSize)
    .offset((page - 1) * LIMITS.notificationPageSize)
    .execute();
}

export async function countNotifications(
  db: Db,
  personId: number,
): Promise<{ total: number; unread: number }> {
  const counts = await db
    .selectFrom('notifications')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return counts;
}

/** Marks one as read; false when the person has no such notification. Idempotent. */
export async function markRead(
  db: Db,
  { personId, id }: { readonly personId: number; readonly id: number },
  now: Date,
): Promise<boolean> {
  const found = await db
    .updateTable('notifications')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(now)) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found.numUpdatedRows === 1n;
}

/** Marks those of the ids that are the person's own and unread as read; returns the number of rows changed. */
export async function markManyRead(
  db: Db,
  { personId, ids }: { readonly personId: number; readonly ids: readonly number[] },
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Marks everything unread as read; returns the number of rows changed. */
export async function markAllRead(db: Db, personId: number, now: Date): Promise<number> {
  const update = db.updateTable('notifications').set({ read_at: now });
  const result = await update
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Adds one row per person unless that person already has this event; returns the ids of people who got one. */
export async function insertNotifications(
  db: Db,
  rows: readonly Omit<NotificationRow, 'id' | 'read_at'>[],
): Promise<{ id: number; person_id: number }[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto('notifications')
    .values(rows)
    .onConflict((clash) => clash.columns(['tenant_id', 'person_id', 'event_id']).doNothing())
    .returning(['id', 'person_id'])
    .execute();
}
