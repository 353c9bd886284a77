import {
  NOTIFICATION_SUBJECTS,
  type AnyGoalAction,
  type Notification,
  type NotifiedGoal,
} from '@cadence/shared-contract';

/** Something that a notification asks for, as a button in its row. */
export type NewsAction =
  | { readonly kind: 'open'; readonly label: string; readonly to: string; readonly isToDo: boolean }
  /** Done in place, in one press. */
  | { readonly kind: 'approve'; readonly goal: NotifiedGoal; readonly action: AnyGoalAction };

/** A request in a notification, and the steps that answer it as long as they are open to the reader. */
interface Request {
  readonly events: readonly string[];
  readonly answers: readonly AnyGoalAction[];
  readonly label: string;
  /** The dialog over the goal in which it is answered: `?do=review`. */
  readonly dialog: string;
  /** Whether one press can be enough. */
  readonly isQuick?: boolean;
}

const REQUESTS: readonly Request[] = [
  { events: ['submit', 'resubmit'], answers: ['approve'], label: 'Review', dialog: 'review', isQuick: true },
  {
    events: ['submitEdit', 'resubmitEdit'],
    answers: ['approveEdit'],
    label: 'View edits',
    dialog: 'edits',
    isQuick: true,
  },
  { events: ['requestShelve'], answers: ['approveShelve'], label: 'Review', dialog: 'review' },
  { events: ['submitResult'], answers: ['finalize'], label: 'Review', dialog: 'reviewResult' },
  { events: ['requestChanges'], answers: ['editDraft'], label: 'Edit', dialog: 'edit' },
  {
    events: ['requestEditChanges'],
    answers: ['submitEdit', 'resubmitEdit'],
    label: 'Edit',
    dialog: 'edit',
  },
];

/** Where an appraisal is signed, by what the notification says of it. */
const TO_SIGN: Readonly<Record<string, string>> = {
  [NOTIFICATION_SUBJECTS.appraisalAvailable]: '/v3/talent/myappraisal',
  [NOTIFICATION_SUBJECTS.appraisalAcknowledged]: '/v3/talent',
};

const WEEK_MS = 7 * 86_400_000;

function goalActions(event: string, goal: NotifiedGoal): readonly NewsAction[] {
  if (event === 'comment')
    return [{ kind: 'open', label: 'Reply', to: `/v3/goals/${goal.Id}?tab=history`, isToDo: false }];
  const request = REQUESTS.find(({ events }) => events.includes(event));
  const action = request?.answers.find((answer) => goal.Actions.includes(answer));
  if (request === undefined || action === undefined) return [];
  const to = `/v3/goals/${goal.Id}?do=${request.dialog}`;
  const open: NewsAction = { kind: 'open', label: request.label, to, isToDo: true };
  return request.isQuick === true ? [open, { kind: 'approve', goal, action }] : [open];
}

/** What can be done about a notification now. What is no longer asked for has no button. */
export function newsActions(notification: Notification, now: number): readonly NewsAction[] {
  const { Event, Goal, Subject, CreatedAt, IsRead } = notification;
  if (Event !== null && Goal !== null) return goalActions(Event, Goal);
  const isThisWeek = now - new Date(CreatedAt).getTime() < WEEK_MS;
  if (Subject === NOTIFICATION_SUBJECTS.updateGoals && isThisWeek)
    return [{ kind: 'open', label: 'Update my week', to: '/v3/goals?do=my-week', isToDo: true }];
  const to = TO_SIGN[Subject];
  return to === undefined || IsRead ? [] : [{ kind: 'open', label: 'Sign', to, isToDo: true }];
}

/** Whether it waits for its reader. */
export function isToDo(notification: Notification, now: number): boolean {
  return newsActions(notification, now).some((action) => action.kind === 'approve' || action.isToDo);
}
