import type { IsoDate } from './dates.ts';
import { addDays } from './dates.ts';
import type { Quarter } from './quarters.ts';
import { quarterAt } from './quarters.ts';

/**
 * The quarters that may be appraised on a day, the latest first: consecutive ones from the earliest effective date, as far
 * as they are over (people §4 Appraisal periods, §9, D-47).
 *
 * @param effectiveDates first days of quarters, in any order; none for no schedule
 * @param today in the organisation's zone
 */
export function appraisalPeriods(effectiveDates: readonly IsoDate[], today: IsoDate): readonly Quarter[] {
  const [first] = effectiveDates.toSorted();
  if (first === undefined) return [];
  const periods: Quarter[] = [];
  for (let next = quarterAt(first); next.endDate < today; next = quarterAt(addDays(next.endDate, 1)))
    periods.unshift(next);
  return periods;
}

/** The first quarter that a person may be appraised for is over on the day after this; null without a schedule. */
export function firstAppraisalQuarter(
  effectiveDates: readonly IsoDate[],
  createdOn: IsoDate,
): Quarter | null {
  const [first] = effectiveDates.toSorted();
  if (first === undefined) return null;
  return quarterAt(createdOn > first ? createdOn : first);
}

/** Whether somebody who was added on a day may be appraised for a period: it had not ended yet (people §9). */
export function isInPeriod(createdOn: IsoDate, period: Pick<Quarter, 'endDate'>): boolean {
  return createdOn <= period.endDate;
}

/** When the appraisals of a period are due; later stays possible (D-48). */
export function appraisalDueDate(period: Pick<Quarter, 'endDate'>, graceWeeks: number): IsoDate {
  return addDays(period.endDate, graceWeeks * 7);
}
