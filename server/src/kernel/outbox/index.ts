export { findBacklog } from './backlog.queries.ts';
export type { LaneBacklog } from './backlog.queries.ts';
export { findLiveSince, OutboxDispatcher } from './dispatcher.ts';
export type { Deliveries } from './lane.ts';
export { membersGroup, observersGroup, Outbox, tenantGroup, userGroup } from './outbox.ts';
export type { HubGroup, OutboxPayloads, WrittenRow } from './outbox.ts';
