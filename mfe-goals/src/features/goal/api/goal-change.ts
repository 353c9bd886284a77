import type { OwnChange } from '@cadence/shared-auth/query';
import type { GoalChanged } from '@cadence/shared-contract';

/**
 * Applies the goal in the answer to an own change: it is shown at once, and the rest is read again.
 *
 * @param isGone the viewer may not see it any more
 */
export function goalChange({ Goal, Permissions }: GoalChanged, isGone = false): OwnChange {
  return { type: 'goal_update', id: Goal.Id, row: Goal, permissions: Permissions, isGone };
}

/** A goal is not what is on the screen any more; what is known of it is read again. */
export const goalOutdated = (id: number | null = null): OwnChange => ({ type: 'goal_update', id });
