import { defineSlice } from '../../kernel/http/index.ts';
import { listUserRows } from './action-items.queries.ts';
import { readActionItems } from './list-action-items.ts';
import { presentOne, presentUser } from './present-action-item.ts';
import { declineActionItem } from './decline-action-item.ts';
import { createActionItem, markComplete, removeActionItem, updateActionItem } from './write-action-item.ts';

/** The tab whose items are marked as complete; from the other one they return (people §7 Action items). */
const IN_PROGRESS_TAB = 1;

/** Action items between people (people §7 Action items). */
export const actionItemsSlice = defineSlice('actionItems', {
  'actionItems.list': (ctx, { body }) => readActionItems(ctx, body),

  'actionItems.create': async (ctx, { body }) => presentOne(ctx, await createActionItem(ctx, body)),

  'actionItems.update': async (ctx, { params, body }) =>
    presentOne(ctx, await updateActionItem(ctx, params.id, body)),

  'actionItems.delete': async (ctx, { params }) => {
    await removeActionItem(ctx, params.id);
    return { Success: true };
  },

  'actionItems.decline': async (ctx, { params, body }) => {
    await declineActionItem(ctx, params.id, body.Reason ?? '');
    return { Success: true };
  },

  'actionItems.users': async (ctx) => ({
    users: (await listUserRows(ctx.db)).map((row) => presentUser(ctx, row)),
  }),

  'actionItems.markComplete': async (ctx, { params }) =>
    presentOne(ctx, await markComplete(ctx, params.id, params.tab === IN_PROGRESS_TAB)),
});
