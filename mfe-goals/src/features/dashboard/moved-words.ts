import { dayOf, LIKELIHOOD_LABELS } from '@cadence/shared-ui';
import { toStep } from '../goal/goal-week-cells.ts';
import type { Move, Moved } from './api/moved.ts';

const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** What 'today' is, and where. */
export interface Here {
  readonly timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string;
}

/** 'Moved since Tuesday', 'Moved since your last visit' on the same day, 'Moved within a week' without a visit. */
export function movedHeading({ Since, IsLastVisit }: Moved, { timeZone, today }: Here): string {
  if (!IsLastVisit) return 'Moved within a week';
  const day = dayOf(Since, timeZone);
  return day === today ? 'Moved since your last visit' : `Moved since ${longWeekday.format(noon(day))}`;
}

/** 'today', 'Thu' */
export function movedOn({ At }: Move, { timeZone, today }: Here): string {
  const day = dayOf(At, timeZone);
  return day === today ? 'today' : shortWeekday.format(noon(day));
}

const labelOf = (level: number): string => LIKELIHOOD_LABELS[toStep(level) ?? 0];

/** 'Very Likely → Likely' */
export function movedStep({ From, To }: Move): string {
  return `${labelOf(From)} → ${labelOf(To)}`;
}
