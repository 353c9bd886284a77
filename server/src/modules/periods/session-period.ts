import type { SessionPeriod } from '@cadence/shared-contract';
import { LIMITS, weekNumberAt } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { ensurePeriods } from './ensure-periods.ts';
import type { PeriodRow } from './periods.queries.ts';
import { findWeeks, listPeriods, listPeriodsFrom } from './periods.queries.ts';

/**
 * The tenant's current period. Also makes sure that the selectable periods (D-11) exist: the first request after the
 * start of a quarter creates the next one, without waiting for the job (D-90).
 *
 * @param today calendar date in the tenant's zone
 */
export async function currentPeriod(db: Db, tenantId: number, today: string): Promise<PeriodRow> {
  const choices = { tenantId, date: today, limit: LIMITS.periodChoices };
  const [current] = await withChoices(db, { tenantId, today }, () => listPeriodsFrom(db, choices));
  return demandCurrent(current, today);
}

/** All periods of the tenant, oldest first, with the current one; otherwise like `currentPeriod`. */
export async function allPeriods(
  db: Db,
  tenantId: number,
  today: string,
): Promise<{ readonly periods: readonly PeriodRow[]; readonly current: PeriodRow }> {
  const periods = await withChoices(db, { tenantId, today }, () => listPeriods(db));
  return { periods, current: demandCurrent(notOver(periods, today)[0], today) };
}

/** The result of `read`; creates the selectable periods first if any is missing. */
async function withChoices(
  db: Db,
  { tenantId, today }: { readonly tenantId: number; readonly today: string },
  read: () => Promise<readonly PeriodRow[]>,
): Promise<readonly PeriodRow[]> {
  const found = await read();
  const [current, ...next] = notOver(found, today);
  if (isCurrent(current, today) && next.length >= LIMITS.periodChoices - 1) return found;
  await ensurePeriods(db, tenantId, today);
  return read();
}

const notOver = (periods: readonly PeriodRow[], today: string): readonly PeriodRow[] =>
  periods.filter((period) => period.end_date >= today);

function isCurrent(period: PeriodRow | undefined, today: string): period is PeriodRow {
  return period !== undefined && period.start_date <= today;
}

function demandCurrent(period: PeriodRow | undefined, today: string): PeriodRow {
  if (!isCurrent(period, today)) throw new Error(`No period holds ${today}.`);
  return period;
}

/** The current period and week as part of a session (people §3 Session). */
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
