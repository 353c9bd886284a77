export { CIRCLES, isNotificationName, notificationNamed, NOTIFICATIONS } from './notification-table.ts';
export type { Circle, NotificationFacts, NotificationName, NotificationRule } from './notification-table.ts';
