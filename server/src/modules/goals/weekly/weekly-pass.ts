import type { WeeklyPassGoal } from '@cadence/shared-contract';
import { findRecords } from '../core/records/goal-records.queries.ts';
import { presentGoals } from '../core/records/present-goal.ts';
import { enabledWeeks, presentStatus } from '../core/records/present-status.ts';
import { findStatuses } from '../core/records/status-rows.queries.ts';
import type { Scope } from '../core/scope.ts';
import { findGoalsTakingUpdates } from './weekly-pass.queries.ts';

/**
 * The actor's own goals that take an update this week or in the three before it, each with its weekly statuses: all the
 * data for updating every goal in one pass, in a fixed number of queries (D-8, D-12, D-13). Observers post nothing, so
 * theirs is empty.
 */
export async function readWeeklyPass(scope: Scope): Promise<WeeklyPassGoal[]> {
  const { db, actor, today } = scope;
  if (actor.role === 'observer') return [];
  const ids = await findGoalsTakingUpdates(db, actor, today);
  const statuses = Map.groupBy(await findStatuses(db, ids), (row) => row.goal_id);
  const goals = await presentGoals(scope, await findRecords(db, actor, ids));
  return goals.map((goal) => {
    const rows = statuses.get(goal.Id) ?? [];
    return {
      Goal: goal,
      GoalStatuses: rows.map(presentStatus),
      GoalWeeklyStates: enabledWeeks(goal.State === 'approved', rows),
    };
  });
}
