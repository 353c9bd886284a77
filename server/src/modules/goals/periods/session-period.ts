import type { SessionPeriod } from '@cadence/shared-contract';
import { weekNumberAt } from '@cadence/shared-contract';
import type { Db } from '../../../kernel/db/index.ts';
import { ensurePeriods } from './ensure-periods.ts';
import type { PeriodRow } from './periods.queries.ts';
import { findPeriodAt, findWeeks } from './periods.queries.ts';

/**
 * The tenant's period that holds today; made if the job that makes them has not run yet.
 *
 * @param today calendar date in the tenant's zone
 */
export async function currentPeriod(db: Db, tenantId: number, today: string): Promise<PeriodRow> {
  const found = await findPeriodAt(db, { tenantId, date: today });
  if (found) return found;
  await ensurePeriods(db, tenantId, today);
  const made = await findPeriodAt(db, { tenantId, date: today });
  if (!made) throw new Error(`No period holds ${today}.`);
  return made;
}

/** The current period and week as a session carries them (people §3 Session). */
export async function findSessionPeriod(
  db: Db,
  tenant: { readonly id: number },
  today: string,
): Promise<SessionPeriod> {
  const period = await currentPeriod(db, tenant.id, today);
  const number = weekNumberAt(period.start_date, today);
  const weeks = await findWeeks(db, [period.id]);
  const week = weeks.find((candidate) => candidate.week === number);
  if (!week) throw new Error(`Period ${period.id} has no week ${number}.`);
  return {
    Id: period.id,
    Quarter: period.quarter,
    Year: period.year,
    StartDate: period.start_date,
    EndDate: period.end_date,
    WeekId: week.id,
    Week: week.week,
    WeekStartDate: week.start_date,
    WeekEndDate: week.end_date,
    Today: today,
  };
}
