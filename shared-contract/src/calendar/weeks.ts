import { LIMITS } from '../limits.ts';
import { addDays, daysBetween, endOfMonth, mondayOf } from './dates.ts';
import type { IsoDate } from './dates.ts';

/** A numbered week of a period: Monday to Sunday, both included. */
export interface Week {
  readonly week: number;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

/** Quarter end: start plus 70 days, moved to the end of that month (D-9). */
export function periodEnd(startDate: IsoDate): IsoDate {
  return endOfMonth(addDays(startDate, 70));
}

/** The weeks of a period that starts on `startDate`; week 1 holds the Monday on or before it (D-7). */
export function periodWeeks(startDate: IsoDate, count: number = LIMITS.weeksPerPeriod): readonly Week[] {
  const first = mondayOf(startDate);
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(first, index * 7);
    return { week: index + 1, startDate: start, endDate: addDays(start, 6) };
  });
}

/** Number of the period's week that holds `today`, clamped to the first and the last (1 … count). */
export function weekNumberAt(
  startDate: IsoDate,
  today: IsoDate,
  count: number = LIMITS.weeksPerPeriod,
): number {
  const elapsed = Math.floor(daysBetween(mondayOf(startDate), today) / 7);
  return Math.min(Math.max(elapsed + 1, 1), count);
}

/** True for the current week and the three before it (D-8), on or before the current week's start. */
export function isSelectableWeek(week: Pick<Week, 'startDate'>, today: IsoDate): boolean {
  const current = mondayOf(today);
  const oldest = addDays(current, -7 * LIMITS.selectableWeeksBack);
  return week.startDate <= current && week.startDate >= oldest;
}

/** Whole weeks from the week of `from` to the week of `to` (D-15). */
export function weeksApart(from: IsoDate, to: IsoDate): number {
  return daysBetween(mondayOf(from), mondayOf(to)) / 7;
}
