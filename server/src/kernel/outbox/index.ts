export { findLiveSince, OutboxDispatcher } from './dispatcher.ts';
export type { Deliveries } from './lane.ts';
export { Outbox, tenantGroup, userGroup } from './outbox.ts';
export type { HubGroup, OutboxPayloads } from './outbox.ts';
