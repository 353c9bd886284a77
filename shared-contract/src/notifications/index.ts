export { APPRAISAL_CIRCLES, appraisalNotifications } from './appraisal-notifications.ts';
export type { AppraisalNotification } from './appraisal-notifications.ts';
export { CIRCLES, isNotificationName, notificationNamed, NOTIFICATIONS } from './notification-table.ts';
export type {
  Circle,
  NotificationFacts,
  NotificationName,
  NotificationRule,
  NotificationWords,
} from './notification-table.ts';
