import type { HandlersOf } from '../../../kernel/http/index.ts';
import { addComment, deleteComment, readStatusComments, updateComment } from './comments.ts';

/** Comments on weekly statuses, steps and results. */
export const commentsRoutes = {
  'goals.statusComments': async (ctx, { params }) => ({
    data: await readStatusComments(ctx, params.statusId),
  }),
  'goals.commentAdd': (ctx, { body }) => addComment(ctx, body),
  'goals.commentUpdate': (ctx, { body }) => updateComment(ctx, body),
  'goals.commentDelete': async (ctx, { params }) => {
    await deleteComment(ctx, params.id);
    return { Success: true };
  },
} satisfies Partial<HandlersOf<'goals'>>;
