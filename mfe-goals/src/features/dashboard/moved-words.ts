import { dayOf, LIKELIHOOD_LABELS } from '@cadence/shared-ui';
import { toStep } from '../goal/goal-week-cells.ts';
import type { Move, Moved } from './api/moved.ts';
import { weekdayOf } from './weekday.ts';

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
  return day === today ? 'Moved since your last visit' : `Moved since ${weekdayOf(day)}`;
}

/** 'today', 'Thu' */
export function movedOn({ At }: Move, { timeZone, today }: Here): string {
  const day = dayOf(At, timeZone);
  return day === today ? 'today' : weekdayOf(day, 'short');
}

const labelOf = (level: number): string => LIKELIHOOD_LABELS[toStep(level) ?? 0];

/** 'Very Likely → Likely' */
export function movedStep({ From, To }: Move): string {
  return `${labelOf(From)} → ${labelOf(To)}`;
}
