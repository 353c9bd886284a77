import type { Ctx } from '../../../kernel/http/index.ts';
import { loadVisible } from '../core/steps/subject.ts';
import type { Follow } from './follow-goal.queries.ts';
import { holdFollow, removeFollow } from './follow-goal.queries.ts';

/** @throws not_found for a goal that the actor may not see */
async function followOf(ctx: Ctx, goalId: number): Promise<Follow> {
  const goal = await loadVisible(ctx, goalId);
  return { tenant_id: goal.tenant_id, goal_id: goal.id, person_id: ctx.actor.id };
}

/**
 * Follows a visible goal, or stops following it; returns whether it is followed now (core §7). Of any number at once,
 * each turns what the one before it left. @throws not_found
 */
export async function toggleFollow(ctx: Ctx, goalId: number): Promise<boolean> {
  const follow = await followOf(ctx, goalId);
  const isNew = await holdFollow(ctx.db, follow, ctx.now);
  if (!isNew) await removeFollow(ctx.db, follow);
  return isNew;
}

/** Follows a visible goal or not, whatever was before; returns the same. @throws not_found */
export async function setFollow(ctx: Ctx, goalId: number, isWanted: boolean): Promise<boolean> {
  const follow = await followOf(ctx, goalId);
  if (isWanted) await holdFollow(ctx.db, follow, ctx.now);
  else await removeFollow(ctx.db, follow);
  return isWanted;
}
