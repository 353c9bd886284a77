import { appraisalStatusText, daysBetween } from '@cadence/shared-contract';
import type { Appraisal, AppraisalState, IsoDate } from '@cadence/shared-contract';
import { dayOf, formatDate, plural } from '@cadence/shared-ui';

/** One stop on the way of an appraisal, as the employee sees it. */
export interface Phase {
  readonly id: Exclude<AppraisalState, 'draft'> | 'waiting';
  readonly place: 'past' | 'now' | 'later';
  readonly title: string;
  /** When, by whom, or what follows. */
  readonly detail: string;
}

/** What the phases are counted from. */
export interface PhaseClock {
  /** The organisation's calendar day. */
  readonly today: IsoDate;
  readonly timeZone: string;
}

const PRINTABLE = 'you can print it';

/** 'by Nov 25, in 5 days'; a date that is over is said, and locks nothing (D-48). */
export function dueText(dueDate: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, dueDate);
  if (days < 0) return `was due ${formatDate(dueDate)}`;
  return `by ${formatDate(dueDate)}, ${days === 0 ? 'today' : `in ${plural(days, 'day')}`}`;
}

type Course = Pick<
  Appraisal,
  | 'State'
  | 'SharedAt'
  | 'AcknowledgedAt'
  | 'CompletedAt'
  | 'DueDate'
  | 'IsEditedAfterSignature'
  | 'IsReviewerDeactivated'
  | 'Permissions'
  | 'Reviewer'
  | 'User'
>;

/** Whom the page waits for; where the reviewer has left, for the employee's new manager (D-49). */
function waitingPhase(appraisal: Course, today: IsoDate): Phase {
  const { State, IsEditedAfterSignature, IsReviewerDeactivated, Reviewer, Permissions } = appraisal;
  const waiting = (title: string, detail = dueText(appraisal.DueDate, today)): Phase => ({
    id: 'waiting',
    place: 'now',
    title,
    detail,
  });
  if (State === 'shared' && Permissions.includes('signAsEmployee')) return waiting('Waiting for you to sign');
  if (IsEditedAfterSignature && Permissions.includes('editSignature'))
    return waiting('Waiting for you to sign again');
  return IsReviewerDeactivated
    ? waiting('Waiting for your new manager', `${Reviewer.Name} has left`)
    : waiting(`Waiting for ${Reviewer.Name} to sign`);
}

/**
 * The phases of an appraisal, in order. They begin where the employee is first notified: nothing reveals the draft
 * (D-51), so a draft has no phases.
 */
export function letterPhases(appraisal: Course, { today, timeZone }: PhaseClock): readonly Phase[] {
  const { State, Reviewer, User } = appraisal;
  const past = (id: Phase['id'] & AppraisalState, instant: string | null, by: string): Phase => ({
    id,
    place: 'past',
    title: appraisalStatusText(id),
    detail: instant === null ? `by ${by}` : `${formatDate(dayOf(instant, timeZone))}, by ${by}`,
  });
  const later = (id: Phase['id'] & AppraisalState, detail: string): Phase => ({
    id,
    place: 'later',
    title: appraisalStatusText(id),
    detail,
  });
  const shared = past('shared', appraisal.SharedAt, Reviewer.Name);
  const acknowledged = past('acknowledged', appraisal.AcknowledgedAt, User.Name);
  const waiting = waitingPhase(appraisal, today);
  switch (State) {
    case 'draft':
      return [];
    case 'shared':
      return [
        shared,
        waiting,
        later('acknowledged', `then ${Reviewer.Name} signs`),
        later('completed', PRINTABLE),
      ];
    case 'acknowledged':
      return [shared, acknowledged, waiting, later('completed', PRINTABLE)];
    case 'completed':
      return [shared, acknowledged, past('completed', appraisal.CompletedAt, Reviewer.Name)];
  }
}
