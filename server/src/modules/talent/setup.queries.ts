import type { TalentSettings } from '@cadence/shared-contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { PeriodsTable } from '../../migrations/goal-tables.ts';

export type PeriodRow = Pick<Selectable<PeriodsTable>, 'id' | 'start_date' | 'end_date' | 'quarter' | 'year'>;
export interface ScheduleRow {
  readonly id: number;
  readonly effective_date: string;
}

/** The organisation's labels; undefined if none are set. */
export async function findSettings(db: Db): Promise<TalentSettings | undefined> {
  const row = await db
    .selectFrom('talent_settings')
    .select('settings')
    .where('tenant_id', '=', currentTenant)
    .executeTakeFirst();
  return row?.settings;
}

/** The dates from which quarters are appraised, the earliest first. */
export function listSchedules(db: Db): Promise<ScheduleRow[]> {
  return db
    .selectFrom('talent_schedules')
    .select(['id', 'effective_date'])
    .where('tenant_id', '=', currentTenant)
    .orderBy('effective_date')
    .execute();
}

/** The periods that begin on the given days, the latest first. */
export function findTalentPeriods(db: Db, starts: readonly string[]): Promise<PeriodRow[]> {
  return db
    .selectFrom('periods')
    .select(['id', 'start_date', 'end_date', 'quarter', 'year'])
    .where('tenant_id', '=', currentTenant)
    .where('start_date', '=', sql<string>`any(${starts}::date[])`)
    .orderBy('start_date', 'desc')
    .execute();
}

/** Whether anyone who can be appraised reports to the person. */
export async function hasReports(db: Db, managerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('manager_id', '=', managerId)
    .where('deactivated_at', 'is', null)
    .where('role', 'not in', ['ceo', 'observer'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
