import type { Goal } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { findVisibleRecords } from '../core/records/goal-records.queries.ts';
import { presentGoals } from '../core/records/present-goal.ts';

/** Goals that the viewer may see, as lists show them, in the order of the ids and each once; the others are left out. */
export async function readGoalsById(
  ctx: Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>,
  ids: readonly number[],
): Promise<Goal[]> {
  return presentGoals(ctx, await findVisibleRecords(ctx.db, ctx.actor, [...new Set(ids)]));
}
