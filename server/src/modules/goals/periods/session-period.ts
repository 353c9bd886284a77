import type { SessionPeriod } from '@cadence/shared-contract';
import { LIMITS, weekNumberAt } from '@cadence/shared-contract';
import type { Db } from '../../../kernel/db/index.ts';
import { ensurePeriods } from './ensure-periods.ts';
import type { PeriodRow } from './periods.queries.ts';
import { findWeeks, listPeriodsFrom } from './periods.queries.ts';

/**
 * The tenant's period that holds today. The periods that may be chosen (D-11) are there afterwards: whoever asks first
 * after a quarter has turned makes the next one, and nobody waits for the job (D-90).
 *
 * @param today calendar date in the tenant's zone
 */
export async function currentPeriod(db: Db, tenantId: number, today: string): Promise<PeriodRow> {
  const choices = { tenantId, date: today, limit: LIMITS.periodChoices };
  const found = await listPeriodsFrom(db, choices);
  const isComplete = found.length === LIMITS.periodChoices && isCurrent(found[0], today);
  if (!isComplete) await ensurePeriods(db, tenantId, today);
  const [current] = isComplete ? found : await listPeriodsFrom(db, choices);
  if (!isCurrent(current, today)) throw new Error(`No period holds ${today}.`);
  return current;
}

function isCurrent(period: PeriodRow | undefined, today: string): period is PeriodRow {
  return period !== undefined && period.start_date <= today;
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
