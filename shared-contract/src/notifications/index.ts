export { APPRAISAL_PARTIES, appraisalNotifications } from './appraisal-notifications.ts';
export type { AppraisalNotification } from './appraisal-notifications.ts';
export { notificationNamed, notificationRules, NOTIFICATIONS } from './notification-table.ts';
export type { NotificationName } from './notification-table.ts';
export { RECIPIENT_GROUPS } from './rule.ts';
export type { RecipientGroup, NotificationFacts, NotificationRule, NotificationWords } from './rule.ts';
