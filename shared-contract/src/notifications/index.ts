export { APPRAISAL_CIRCLES, appraisalNotifications } from './appraisal-notifications.ts';
export type { AppraisalNotification } from './appraisal-notifications.ts';
export { notificationNamed, notificationRules, NOTIFICATIONS } from './notification-table.ts';
export type { NotificationName } from './notification-table.ts';
export { CIRCLES } from './rule.ts';
export type { Circle, NotificationFacts, NotificationRule, NotificationWords } from './rule.ts';
