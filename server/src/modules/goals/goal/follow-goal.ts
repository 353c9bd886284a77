import type { Ctx } from '../../../kernel/http/index.ts';
import { loadVisible } from '../core/steps/subject.ts';

/** Follows a visible goal, or stops following it; answers what it is now (core §7). @throws not_found */
export async function toggleFollow(ctx: Ctx, goalId: number): Promise<boolean> {
  const goal = await loadVisible(ctx, goalId);
  const removed = await ctx.db
    .deleteFrom('goal_follows')
    .where('goal_id', '=', goal.id)
    .where('person_id', '=', ctx.actor.id)
    .executeTakeFirst();
  if (removed.numDeletedRows > 0n) return false;
  await ctx.db
    .insertInto('goal_follows')
    .values({ tenant_id: goal.tenant_id, goal_id: goal.id, person_id: ctx.actor.id, created_at: ctx.now })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return true;
}
