/** Types of a `TenantUpdate` (people §4 Real-time events). */
export const TENANT_UPDATE_TYPES = [
  'user_deactivated',
  'user_activated',
  'employee_added',
  'user_updated',
  'manager_updated',
  'goal_update',
  /** Beyond the documents: a strategy was published. */
  'strategy_published',
  /** Beyond the documents: an appraisal that the receiver may see has changed. */
  'appraisal_update',
] as const;
export type TenantUpdateType = (typeof TENANT_UPDATE_TYPES)[number];

/**
 * What can change of a goal, from the least to the most: of several changes the last in this order covers all.
 *
 * - `discussion`: comments.
 * - `status`: a weekly status was posted.
 * - `content`: its texts, its result, or an edit of it that waits.
 * - `state`: its state, and with it perhaps who sees it.
 * - `place`: its parent, owner or privacy; it was made or deleted.
 */
export const GOAL_CHANGES = ['discussion', 'status', 'content', 'state', 'place'] as const;
export type GoalChange = (typeof GOAL_CHANGES)[number];

/**
 * What decides whether a page is concerned by a changed goal. Of a value that changed, both the one before and the one
 * after are listed. Nothing here is more than each receiver of the event may know: a parent that some of them may not
 * see is left out.
 */
export interface GoalFacts {
  readonly change: GoalChange;
  readonly periodId: number;
  readonly ownerIds: readonly number[];
  /** Who decides on its requests. */
  readonly approverIds: readonly number[];
  readonly parentIds: readonly number[];
  /**
   * Goals beneath it that name it from now on, where it was hidden from most until now: what was read of them before does
   * not say that they have to do with it.
   */
  readonly childIds?: readonly number[];
}

/** Whose appraisal it is, and of which quarter. Who receives the event may read it. */
export interface ChangedAppraisal {
  readonly personId: number;
  readonly reviewerId: number;
  readonly periodId: number;
}

/** A live event carries a type and ids only; who receives it and is concerned reads again (D-6). */
export interface TenantUpdate {
  readonly type: TenantUpdateType;
  /** The goal, person, published strategy or appraisal of the event. */
  readonly id: number;
  /** Who caused it; null for the system. */
  readonly actorId: number | null;
  /** The page that caused it, by the name it gave with the request (`PAGE_HEADER`); it has the answer already. */
  readonly origin?: string | null;
  /** For `goal_update`. Without it anything about the goal may have changed. */
  readonly goal?: GoalFacts;
  /** For `appraisal_update`. */
  readonly appraisal?: ChangedAppraisal;
  /**
   * The people whose direct reports have changed, when the event concerns reporting lines. Without it they may be
   * anybody's.
   */
  readonly managerIds?: readonly number[];
}
export interface UserManualUpdate {
  readonly type: 'user_manual_done' | 'user_manual_updated';
  /** Whose it is, and who caused it. */
  readonly id: number;
  readonly origin?: TenantUpdate['origin'];
}

/** Topics a remote may listen to through the shell, and what each carries. */
export interface HubTopicMap {
  NotificationUpdate: { readonly id: number | null };
  TenantUpdate: TenantUpdate;
  UserManualUpdate: UserManualUpdate;
  /** Raised by the shell itself: events may have been missed, and nobody knows which. */
  missed: Record<never, never>;
}
export type HubTopic = keyof HubTopicMap;
export const HUB_METHODS = ['NotificationUpdate', 'TenantUpdate', 'UserManualUpdate'] as const;
export type HubMethod = (typeof HUB_METHODS)[number];
export const HUB_PATH = '/hubs/message';
/** The request header in which a page names itself with a change: 8 to 32 letters and digits, random, of one page load. */
export const PAGE_HEADER = 'X-Page';
/**
 * Every record of the hub but those of the handshake and the farewell says until when its page has received everything
 * with it, by the hub's clock, in milliseconds since 1970. It is beside `type`, where other clients do not look.
 */
export interface HubStamp {
  readonly at?: number;
}
/**
 * The parameter of the hub's address in which a page that connects says the greatest of these. The hub first sends what
 * was sent since then. A page that has received nothing yet counts from `now` of the answer to its negotiation.
 */
export const HUB_SINCE = 'since';
/**
 * What the hub sends first to a page that was away for too long, or missed more than is worth sending. It carries
 * nothing; the page asks again for what it shows.
 */
export const HUB_MISSED = 'Missed';
/** Why the hub ends the oldest connection of a person who has opened too many: coming back would end the next. */
export const HUB_DISPLACED = 'Too many connections.';
/**
 * What the hub sends to all of its pages, with their number, when it has grown by a quarter or halved, from twenty on:
 * so many read a figure again when it changes, and come back at the same time should the server end. 0 for few.
 */
export const HUB_AUDIENCE = 'Audience';
/** Why the hub ends all connections at once: its process stops, or has missed too much to make up for. */
export const HUB_SENT_AWAY = 'The hub asks everybody to connect again.';
