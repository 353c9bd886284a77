export { OutboxDispatcher } from './dispatcher.ts';
export type { Deliveries } from './dispatcher.ts';
export { Outbox, tenantGroup, userGroup } from './outbox.ts';
export type { HubGroup, Mail } from './outbox.ts';
