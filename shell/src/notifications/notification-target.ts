import { NOTIFICATION_SUBJECTS, type Notification } from '@cadence/shared-contract';

/** Where a click on a notification leads; null where there is nothing to open any more (people §2.8). */
export function notificationTarget(
  notification: Pick<Notification, 'Subject' | 'NotifiedObjectType' | 'NotifiedObjectId'>,
): string | null {
  const { Subject: subject, NotifiedObjectType: type, NotifiedObjectId: id } = notification;
  if (subject === NOTIFICATION_SUBJECTS.updateGoals) return '/v3/goals';
  switch (type) {
    case 'Goal':
    case 'Comment':
      return id === null || subject.includes(NOTIFICATION_SUBJECTS.deletedWord) ? null : `/v3/goals/${id}`;
    case 'GoalStatus':
      return id === null ? null : `/v3/notifications/goalstatus/${id}`;
    case 'User':
      return id === null ? null : `/v3/profile/${id}`;
    case 'ActionItem':
      return '/v3/actionitems';
    case 'EmployeeEvaluation':
      return subject === NOTIFICATION_SUBJECTS.appraisalAvailable ? '/v3/talent/myappraisal' : '/v3/talent';
  }
}
