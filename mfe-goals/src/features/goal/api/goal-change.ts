import type { OwnChange } from '@cadence/shared-auth/query';
import type { GoalChanged } from '@cadence/shared-contract';

/**
 * What a change of one's own says of the goal that it answered: that is shown at once, and the rest is read again.
 *
 * @param isGone it went out of the viewer's sight
 */
export function goalChange({ Goal, Permissions }: GoalChanged, isGone = false): OwnChange {
  return { type: 'goal_update', id: Goal.Id, row: Goal, permissions: Permissions, isGone };
}

/** A goal is not what is on the screen any more; what is known of it is read again. */
export const goalOutdated = (id: number | null = null): OwnChange => ({ type: 'goal_update', id });
