import type { IsoDate } from '../calendar/dates.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';

function isCalendarDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(`${text}T`)
  );
}

/**
 * Why a text cannot be the deadline of an action item; null when it can. A deadline is a calendar date, the same day in
 * every zone, in a year that somebody can mean: date fields let people type year 0 and year 275760.
 */
export function deadlineProblem(text: IsoDate): string | null {
  if (text.trim() === '') return MESSAGES.actionItemTextRequired;
  const year = Number(/^[+-]?\d+/.exec(text)?.[0]);
  const { deadlineYearMin, deadlineYearMax } = LIMITS;
  if (!(year >= deadlineYearMin && year <= deadlineYearMax)) return MESSAGES.deadlineYears;
  return isCalendarDate(text) ? null : MESSAGES.deadlineUnreal;
}
