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

/** A live event carries a type and ids only; who receives it refetches (D-6). */
export interface TenantUpdate {
  readonly type: TenantUpdateType;
  /** The goal, person, published strategy or appraisal the event is about. */
  readonly id: number;
  /** Who caused it, so that the causing tab need not refetch what it already has. */
  readonly actorId: number | null;
}
export interface UserManualUpdate {
  readonly type: 'user_manual_done' | 'user_manual_updated';
  readonly id: number;
}

/** Topics a remote may listen to through the shell, and what each carries. */
export interface HubTopicMap {
  NotificationUpdate: { readonly id: number | null };
  TenantUpdate: TenantUpdate;
  UserManualUpdate: UserManualUpdate;
  /** Raised by the shell itself after the connection came back: refetch what is on screen. */
  reconnected: Record<never, never>;
}
export type HubTopic = keyof HubTopicMap;
export const HUB_METHODS = ['NotificationUpdate', 'TenantUpdate', 'UserManualUpdate'] as const;
export type HubMethod = (typeof HUB_METHODS)[number];
export const HUB_PATH = '/hubs/message';
/**
 * What the hub says first to a page that an event has overtaken: told to the person after the ticket was handed out, and
 * before the connection it opened was there. It carries nothing; the page asks again for what it shows.
 */
export const HUB_MISSED = 'Missed';
/** Why the hub ends the oldest connection of a person who has opened too many: coming back would end the next. */
export const HUB_DISPLACED = 'Too many connections.';
/**
 * What the hub says to all of its pages, with their number, when it has doubled or halved, from some hundreds on: so many
 * will come back at the same time should the server end.
 */
export const HUB_AUDIENCE = 'Audience';
/** Why the hub ends all connections at once: its process stops, or has missed too much to make up for. */
export const HUB_SENT_AWAY = 'The hub asks everybody to connect again.';
