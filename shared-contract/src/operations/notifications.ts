import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { GOAL_ACTIONS } from '../goals/resolve-action.ts';
import { NOTIFIED_OBJECT_TYPES, type NotifiedObjectType } from '../notifications/rule.ts';
import { PersonRef } from './people.ts';
import { DateOnly, Done, Fields, Id, IdParams, Instant, LevelSchema, Nullable } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** A goal that a notification is about, as its reader may see it now. */
export const NotifiedGoal = Fields({
  Id,
  Title: Type.String(),
  Owner: Fields({ Id, Name: Type.String() }),
  UpdatedAt: Instant,
  /** What the reader may do to the goal or its open edit now, by the names of the lifecycle. */
  Actions: Type.Array(Type.Enum([...GOAL_ACTIONS])),
});
export type NotifiedGoal = Static<typeof NotifiedGoal>;

/** A weekly update that was posted, with its values now; a delta compares with the one posted before it (D-14). */
export const NotifiedUpdate = Fields({
  Week: Type.Integer(),
  StartDate: DateOnly,
  Likelihood: LevelSchema,
  Quality: LevelSchema,
  LikelihoodDelta: Type.Integer(),
  QualityDelta: Type.Integer(),
});
export type NotifiedUpdate = Static<typeof NotifiedUpdate>;

export const Notification = Fields({
  Id,
  Subject: Type.String(),
  Body: Type.String(),
  CreatedAt: Instant,
  IsRead: Type.Boolean(),
  NotifiedObjectType: Type.Enum(NOTIFIED_OBJECT_TYPES),
  NotifiedObjectId: Nullable(Id),
  /** What happened to a goal, by its name in the notification table; null for everything else. */
  Event: Nullable(Type.String()),
  /** Who did it; null for nobody in particular, and where that was not stored. */
  Actor: Nullable(Fields({ Id, Name: Type.String(), Avatar: PersonRef.properties.Avatar })),
  /** Null where it is about no goal, or about one that the reader may no longer see. */
  Goal: Nullable(NotifiedGoal),
  /** `Body` for a place that names the goal already: it does not repeat the title. */
  Sentence: Type.String(),
  /** The words of a comment, a reason or an update, as far as the reader may read them (D-33). */
  Said: Nullable(Type.String()),
  Update: Nullable(NotifiedUpdate),
});
export type Notification = Static<typeof Notification>;
export type { NotifiedObjectType };

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
  'notifications.markManyRead': {
    body: Fields({ Ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.pageSizeMax, title: 'The list' }) }),
    output: Done,
  },
  'notifications.markAllRead': { output: Done },
} as const satisfies Record<string, OperationSchemas>;
