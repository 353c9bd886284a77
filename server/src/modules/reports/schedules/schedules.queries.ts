import type { IsoDate } from '@cadence/shared-contract';
import { addDays } from '@cadence/shared-contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import type { ReportSchedulesTable } from '../../../migrations/report-tables.ts';

export type ScheduleRow = Selectable<ReportSchedulesTable>;
type Owner = Pick<Actor, 'id'>;
type Ended = NonNullable<ScheduleRow['end_reason']>;

const WEEK = 7;
/** How long an ended schedule is kept, in milliseconds: mails that refer to it may be read late. */
const FORGOTTEN_AFTER = 30 * 86_400_000;

/** Locks the person's schedules for counting until the transaction ends. */
export async function lockSchedulesOf(db: Db, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(7006, ${owner.id})`.execute(db);
}

/** The person's running schedules, the next due first. */
export function listSchedules(db: Db, owner: Owner): Promise<ScheduleRow[]> {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('ended_at', 'is', null)
    .orderBy('next_at')
    .orderBy('id')
    .execute();
}

/** A schedule of the person, ended or not. */
export function findSchedule(db: Db, owner: Owner, id: number): Promise<ScheduleRow | undefined> {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A schedule of any person. */
export function findScheduleById(db: Db, tenantId: number, id: number): Promise<ScheduleRow | undefined> {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertSchedule(db: Db, row: Insertable<ReportSchedulesTable>): Promise<ScheduleRow> {
  return db.insertInto('report_schedules').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a running schedule of the person; undefined if there is none in that version. */
export function changeSchedule(
  db: Db,
  owner: Owner,
  {
    id,
    version,
    ...values
  }: Updateable<ReportSchedulesTable> & { readonly id: number; readonly version: Date | null },
): Promise<ScheduleRow | undefined> {
  return db
    .updateTable('report_schedules')
    .set(values)
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(version !== null, (query) => query.where('updated_at', '=', version))
    .returningAll()
    .executeTakeFirst();
}

/** Ends a running schedule; false if it has already ended. */
export async function endSchedule(
  db: Db,
  { tenantId, id }: { readonly tenantId: number; readonly id: number },
  { reason, now }: { readonly reason: Ended; readonly now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('report_schedules')
    .set({ next_at: null, ended_at: now, end_reason: reason, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Restores a schedule that the person ended after `since`; undefined if there is none. */
export function restoreEnded(
  db: Db,
  owner: Owner,
  {
    id,
    since,
    nextAt,
    now,
  }: { readonly id: number; readonly since: Date; readonly nextAt: Date; readonly now: Date },
): Promise<ScheduleRow | undefined> {
  return db
    .updateTable('report_schedules')
    .set({ next_at: nextAt, ended_at: null, end_reason: null, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('end_reason', '=', 'removed')
    .where('ended_at', '>', since)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Moves a schedule to its next time: of two concurrent processes, only one succeeds. Without a next time it ends.
 *
 * @returns whether this call moved it
 */
export async function moveOn(
  db: Db,
  { tenant_id, id, next_at }: Pick<ScheduleRow, 'tenant_id' | 'id' | 'next_at'>,
  {
    nextAt,
    now,
    ...values
  }: {
    readonly nextAt: Date | null;
    readonly now: Date;
    readonly title?: string;
    readonly time_zone: string;
  },
): Promise<boolean> {
  const over = { next_at: null, ended_at: now, end_reason: 'over' } as const;
  const moved = await db
    .updateTable('report_schedules')
    .set({ ...values, ...(nextAt === null ? over : { next_at: nextAt }) })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Due schedules of every tenant, the oldest first, after the last one of the previous page. */
export function findDue(
  db: Db,
  now: Date,
  { limit, last }: { readonly limit: number; readonly last: Pick<ScheduleRow, 'next_at' | 'id'> | undefined },
): Promise<ScheduleRow[]> {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where('next_at', '<=', now)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(next_at, id) > (${last?.next_at}, ${last?.id})`),
    )
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Schedules that were timed for another zone than their tenant's current one, with that zone, in every tenant. */
export async function findMistimed(db: Db): Promise<readonly { schedule: ScheduleRow; timeZone: string }[]> {
  const rows = await db
    .selectFrom('report_schedules as schedule')
    .innerJoin('tenants', 'tenants.id', 'schedule.tenant_id')
    .selectAll('schedule')
    .select('tenants.time_zone as tenant_zone')
    .where('schedule.next_at', 'is not', null)
    .whereRef('schedule.time_zone', '<>', 'tenants.time_zone')
    .execute();
  return rows.map(({ tenant_zone, ...schedule }) => ({ schedule, timeZone: tenant_zone }));
}

/** The last days of the tenant's quarters whose following week is not over yet, in order. */
export async function quarterEndsFrom(db: Db, tenantId: number, today: IsoDate): Promise<readonly IsoDate[]> {
  const rows = await db
    .selectFrom('periods')
    .select('end_date')
    .where('tenant_id', '=', tenantId)
    .where('end_date', '>=', addDays(today, -WEEK))
    .orderBy('end_date')
    .execute();
  return rows.map(({ end_date }) => end_date);
}

/** Deletes schedules that ended long ago, in every tenant. */
export async function removeForgotten(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER);
  await db.deleteFrom('report_schedules').where('ended_at', '<', before).execute();
}
