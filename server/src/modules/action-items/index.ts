export { actionItemsSlice } from './action-items.routes.ts';
