import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Done, Fields, Id, IdParams, Instant, Nullable } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** The subject of a notification (people §3). */
export const NOTIFIED_OBJECT_TYPES = [
  'Goal',
  'Comment',
  'GoalStatus',
  'User',
  'ActionItem',
  'EmployeeEvaluation',
] as const;

export const Notification = Fields({
  Id,
  Subject: Type.String(),
  Body: Type.String(),
  CreatedAt: Instant,
  IsRead: Type.Boolean(),
  NotifiedObjectType: Type.Enum(NOTIFIED_OBJECT_TYPES),
  NotifiedObjectId: Nullable(Id),
});
export type Notification = Static<typeof Notification>;
export type NotifiedObjectType = (typeof NOTIFIED_OBJECT_TYPES)[number];

export const NotificationPage = Fields({
  Notifications: Type.Array(Notification),
  UnreadCount: Type.Integer(),
  count: Type.Integer(),
});
export type NotificationPage = Static<typeof NotificationPage>;

export const NOTIFICATION_OPERATIONS = {
  'notifications.list': {
    params: Fields({ page: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    output: NotificationPage,
  },
  'notifications.markRead': { params: IdParams, output: Done },
  'notifications.markAllRead': { output: Done },
} as const satisfies Record<string, OperationSchemas>;
