import type { Quarter, Week } from '@cadence/shared-contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant, isAnyOf } from '../../kernel/db/index.ts';
import type { PeriodsTable, PeriodWeeksTable } from '../../migrations/goal-tables.ts';

export type PeriodRow = Selectable<PeriodsTable>;
export type WeekRow = Pick<
  Selectable<PeriodWeeksTable>,
  'id' | 'period_id' | 'week' | 'start_date' | 'end_date'
>;

/** Every period of the tenant, oldest first. */
export function listPeriods(db: Db): Promise<PeriodRow[]> {
  return db.selectFrom('periods').selectAll().orderBy('start_date').execute();
}

export function findPeriod(db: Db, id: number): Promise<PeriodRow | undefined> {
  return db.selectFrom('periods').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tenant's period that contains the date and those after it, in order. */
export function listPeriodsFrom(
  db: Db,
  { tenantId, date, limit }: { readonly tenantId: number; readonly date: string; readonly limit: number },
): Promise<PeriodRow[]> {
  return db
    .selectFrom('periods')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('end_date', '>=', date)
    .orderBy('start_date')
    .limit(limit)
    .execute();
}

/** The numbered weeks of some periods, in order. */
export async function findWeeks(db: Db, periodIds: readonly number[]): Promise<WeekRow[]> {
  if (periodIds.length === 0) return [];
  return db
    .selectFrom('period_weeks')
    .select(['id', 'period_id', 'week', 'start_date', 'end_date'])
    .where('tenant_id', '=', currentTenant)
    .where(isAnyOf(sql`period_id`, periodIds))
    .orderBy('period_id')
    .orderBy('week')
    .execute();
}

/** The first day of the tenant's appraised quarters, if no period starts on it; undefined if one does. */
export async function findMissingStart(db: Db, today: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('talent_schedules as schedule')
    .leftJoin('periods as period', (join) =>
      join
        .onRef('period.tenant_id', '=', 'schedule.tenant_id')
        .onRef('period.start_date', '=', 'schedule.effective_date'),
    )
    .select('schedule.effective_date')
    .where('schedule.tenant_id', '=', currentTenant)
    .where('schedule.effective_date', '<=', today)
    .where('period.id', 'is', null)
    .orderBy('schedule.effective_date')
    .limit(1)
    .executeTakeFirst();
  return row?.effective_date;
}

/** Adds a period unless the tenant has it; returns its row when it was added. */
export function insertPeriod(db: Db, tenantId: number, quarter: Quarter): Promise<PeriodRow | undefined> {
  return db
    .insertInto('periods')
    .values({
      tenant_id: tenantId,
      year: quarter.year,
      quarter: quarter.quarter,
      start_date: quarter.startDate,
      end_date: quarter.endDate,
    })
    .onConflict((clash) => clash.columns(['tenant_id', 'start_date']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertWeeks(db: Db, period: PeriodRow, weeks: readonly Week[]): Promise<void> {
  await db
    .insertInto('period_weeks')
    .values(
      weeks.map(({ week, startDate, endDate }) => ({
        tenant_id: period.tenant_id,
        period_id: period.id,
        week,
        start_date: startDate,
        end_date: endDate,
      })),
    )
    .execute();
}
