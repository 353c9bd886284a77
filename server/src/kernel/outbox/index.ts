export { Outbox, tenantGroup, userGroup } from './outbox.ts';
export type { HubGroup, Mail, OutboxKind, OutboxPayloads } from './outbox.ts';
