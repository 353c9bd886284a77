import type { Goal, GoalStatus } from '@cadence/shared-contract';
import { presentOne } from '../core/records/present-goal.ts';
import { readWithStatuses } from '../core/records/read-goals.ts';
import type { Scope } from '../core/scope.ts';
import { loadVisible } from '../core/steps/subject.ts';
import { findChildIds } from './family.queries.ts';

/** A goal as lists show it. @throws not_found, also when the viewer may not see it (D-1) */
export async function readGoal(scope: Scope, id: number): Promise<Goal> {
  return presentOne(scope, await loadVisible(scope, id));
}

/** The children of a visible goal that the viewer may see, with their weekly statuses. @throws not_found */
export async function readChildren(
  scope: Scope,
  id: number,
): Promise<{ readonly Goals: Goal[]; readonly GoalStatuses: GoalStatus[] }> {
  await loadVisible(scope, id);
  return readWithStatuses(scope, await findChildIds(scope.db, scope.actor, id));
}
