import { NOTIFICATION_SUBJECTS, type Notification, type NotifiedObjectType } from '@cadence/shared-contract';

type Clicked = Pick<Notification, 'Subject' | 'NotifiedObjectType' | 'NotifiedObjectId'>;
type Target = (id: number, subject: string) => string | null;

const openGoal: Target = (id, subject) =>
  subject.includes(NOTIFICATION_SUBJECTS.deletedWord) ? null : `/v3/goals/${id}`;

/** Where each type leads (people §2.8). */
const TARGETS: Readonly<Record<NotifiedObjectType, Target>> = {
  Goal: openGoal,
  Comment: openGoal,
  GoalStatus: (id) => `/v3/notifications/goalstatus/${id}`,
  User: (id) => `/v3/profile/${id}`,
  ActionItem: () => '/v3/actionitems',
  EmployeeEvaluation: (_id, subject) =>
    subject === NOTIFICATION_SUBJECTS.appraisalAvailable ? '/v3/talent/myappraisal' : '/v3/talent',
};

/** Where a click on a notification leads; null where there is nothing to open any more. */
export function notificationTarget({
  Subject: subject,
  NotifiedObjectType: type,
  NotifiedObjectId: id,
}: Clicked): string | null {
  if (subject === NOTIFICATION_SUBJECTS.updateGoals) return '/v3/goals';
  return id === null ? null : TARGETS[type](id, subject);
}
