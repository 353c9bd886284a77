export { LINK_WRITER, orderLink } from './link-order.ts';
export type { LinkOrder } from './link-order.ts';
export { orderInvitations } from './order-invitations.queries.ts';
