import type { HandlersOf } from '../../../kernel/http/index.ts';
import { answerOnce as once } from '../core/steps/answer-once.ts';
import { createGoal } from './create-goal.ts';
import { deleteGoal } from './delete-goal.ts';
import { setFollow, toggleFollow } from './follow-goal.ts';
import { readBundle } from './read-bundle.ts';
import { readChildren, readGoal } from './read-goal.ts';
import { changeOwner, changeParent } from './reassign.ts';
import { updateGoal } from './update-goal.ts';

/** The goal itself: create, read, change, reassign, delete. */
export const goalRoutes = {
  'goals.create': (ctx, { body }) => createGoal(ctx, body),
  'goals.update': (ctx, { params: { id }, body }) =>
    once(ctx, { goalId: id, operation: 'goals.update', body }, () => updateGoal(ctx, id, body)),
  'goals.read': (ctx, { params }) => readBundle(ctx, params.id),
  'goals.single': (ctx, { params }) => readGoal(ctx, params.id),
  'goals.children': (ctx, { params }) => readChildren(ctx, params.id),
  'goals.follow': async (ctx, { params }) => ({ IsFollowed: await toggleFollow(ctx, params.id) }),
  'goals.startFollowing': async (ctx, { params }) => ({ IsFollowed: await setFollow(ctx, params.id, true) }),
  'goals.stopFollowing': async (ctx, { params }) => ({ IsFollowed: await setFollow(ctx, params.id, false) }),
  'goals.changeOwner': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.changeOwner', body }, () => changeOwner(ctx, body)),
  'goals.changeParent': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.changeParent', body }, () => changeParent(ctx, body)),
  'goals.delete': async (ctx, { params }) => {
    await deleteGoal(ctx, params.id);
    return { Success: true };
  },
} satisfies Partial<HandlersOf<'goals'>>;
