import type { Goal, GoalStatus } from '@cadence/shared-contract';
import type { Scope } from '../scope.ts';
import { findVisibleRecords } from './goal-records.queries.ts';
import { presentGoals } from './present-goal.ts';
import { presentStatus } from './present-status.ts';
import { findStatuses } from './status-rows.queries.ts';

/**
 * Goals that the viewer may see, as lists show them, in the order of the ids, without duplicates. Others are left out.
 */
export async function readGoalsById(scope: Scope, ids: readonly number[]): Promise<Goal[]> {
  return presentGoals(scope, await findVisibleRecords(scope.db, scope.actor, [...new Set(ids)]));
}

/** The same with the weekly statuses of these goals, by goal and week. */
export async function readWithStatuses(
  scope: Scope,
  ids: readonly number[],
): Promise<{ readonly Goals: Goal[]; readonly GoalStatuses: GoalStatus[] }> {
  const Goals = await readGoalsById(scope, ids);
  const statuses = await findStatuses(
    scope.db,
    Goals.map((goal) => goal.Id),
  );
  return { Goals, GoalStatuses: statuses.map(presentStatus) };
}
