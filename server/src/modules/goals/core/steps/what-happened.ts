import type { GoalState } from '@cadence/shared-contract';
import { GOAL_STATE_CLAUSES, goalAction, isGoalAction } from '@cadence/shared-contract';
import type { LastTransition } from './transitions.queries.ts';

/** Why an action came too late: what happened, and who did it (D-3). */
export function whyTooLate(last: LastTransition | undefined, actorId: number, state: GoalState): string {
  if (last && last.person_id !== actorId && isGoalAction(last.action)) {
    return `${last.person_name} ${goalAction(last.action).past} in the meantime.`;
  }
  return `This is not possible now: ${GOAL_STATE_CLAUSES[state]}.`;
}
