import type { Goal, GoalStatus } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { findRecords } from '../core/records/goal-records.queries.ts';
import { presentGoals } from '../core/records/present-goal.ts';
import { presentStatus } from '../core/records/present-status.ts';
import { findStatuses } from '../core/records/status-rows.queries.ts';
import { listGoalIdsOf } from './goals-of-person.queries.ts';

/** A person's goals of a period that the viewer may see, with their weekly statuses; shelved ones and drafts last. */
export async function listGoalsOf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>,
  which: { readonly ownerId: number; readonly periodId: number },
): Promise<{ readonly Goals: Goal[]; readonly GoalStatuses: GoalStatus[] }> {
  const ids = await listGoalIdsOf(ctx.db, ctx.actor, which);
  const records = await findRecords(ctx.db, ctx.actor, ids);
  const statuses = await findStatuses(ctx.db, ids);
  return { Goals: await presentGoals(ctx, records), GoalStatuses: statuses.map(presentStatus) };
}
