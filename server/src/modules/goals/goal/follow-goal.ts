import type { Ctx } from '../../../kernel/http/index.ts';
import { loadVisible } from '../core/steps/subject.ts';
import { insertFollow, removeFollow } from './follow-goal.queries.ts';

/** Follows a visible goal, or stops following it; returns whether it is followed now (core §7). @throws not_found */
export async function toggleFollow(ctx: Ctx, goalId: number): Promise<boolean> {
  const goal = await loadVisible(ctx, goalId);
  const follow = { tenant_id: goal.tenant_id, goal_id: goal.id, person_id: ctx.actor.id };
  if (await removeFollow(ctx.db, follow)) return false;
  await insertFollow(ctx.db, follow, ctx.now);
  return true;
}
