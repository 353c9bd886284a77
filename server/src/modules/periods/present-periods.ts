import type { PeriodSummary } from '@cadence/shared-contract';
import type { PeriodRow } from './periods.queries.ts';

/** Periods of a list, oldest first; `Index` counts from the current one (core §3). */
export function presentPeriods(
  periods: readonly PeriodRow[],
  current: Pick<PeriodRow, 'id'>,
): PeriodSummary[] {
  const origin = periods.findIndex((period) => period.id === current.id);
  return periods.map((period, index) => ({
    Id: period.id,
    StartDate: period.start_date,
    EndDate: period.end_date,
    Quarter: period.quarter,
    Year: period.year,
    Index: index - origin,
  }));
}
