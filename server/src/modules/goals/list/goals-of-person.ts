import type { Goal, GoalStatus } from '@cadence/shared-contract';
import { readWithStatuses } from '../core/records/read-goals.ts';
import type { Scope } from '../core/scope.ts';
import { listGoalIdsOf } from './goals-of-person.queries.ts';

/** A person's goals of a period that the viewer may see, with their weekly statuses; shelved ones and drafts last. */
export async function listGoalsOf(
  scope: Scope,
  which: { readonly ownerId: number; readonly periodId: number },
): Promise<{ readonly Goals: Goal[]; readonly GoalStatuses: GoalStatus[] }> {
  return readWithStatuses(scope, await listGoalIdsOf(scope.db, scope.actor, which));
}
