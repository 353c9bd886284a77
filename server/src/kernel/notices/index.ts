export { NOTICE_WRITER, orderNotice } from './notice-order.ts';
export type { NoticeOrder } from './notice-order.ts';
