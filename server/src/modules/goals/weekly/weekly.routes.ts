import type { HandlersOf } from '../../../kernel/http/index.ts';
import { postStatus } from './post-status.ts';
import { readStatus } from './read-status.ts';
import { readWeeklyPass } from './weekly-pass.ts';

/** Weekly updates. */
export const weeklyRoutes = {
  'goals.status': (ctx, { params }) => readStatus(ctx, params.id),
  'goals.updateStatus': (ctx, { body }) => postStatus(ctx, body),
  'goals.weeklyPass': async (ctx) => ({ data: await readWeeklyPass(ctx) }),
} satisfies Partial<HandlersOf<'goals'>>;
