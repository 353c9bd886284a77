import type { SessionPeriod } from '@cadence/shared-contract';
import { periodEnd, periodWeeks, weekNumberAt } from '@cadence/shared-contract';

/** Interim: the calendar quarter, until the goals slice's periods are wired in `app.ts`. */
export async function findSessionPeriod(
  _db: unknown,
  _tenant: unknown,
  today: string,
): Promise<SessionPeriod> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = Math.ceil(month / 3);
  const start = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
  const number = weekNumberAt(start, today);
  const week = periodWeeks(start).find((one) => one.week === number);
  if (!week) throw new Error('the period has no such week');
  return {
    Id: 1,
    Quarter: quarter,
    Year: year,
    StartDate: start,
    EndDate: periodEnd(start),
    WeekId: number,
    Week: number,
    WeekStartDate: week.startDate,
    WeekEndDate: week.endDate,
    Today: today,
  };
}
