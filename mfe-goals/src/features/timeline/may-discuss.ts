import type { GoalBundle, Profile } from '@cadence/shared-contract';

/**
 * Whether the viewer is offered to comment on approval actions: owner, manager, ceo and admins (core §4, D-33), or
 * anyone who already sees such a comment here. The server decides again.
 */
export function mayDiscussDecisions({ Goal, GoalStatusComments }: GoalBundle, profile: Profile): boolean {
  const isNear = Goal.User.Id === profile.Id || Goal.User.ParentId === profile.Id;
  const isAdmin = profile.RoleName === 'ceo' || profile.IsOrgAdmin || profile.IsGoalAdmin;
  return isNear || isAdmin || GoalStatusComments.some(({ Type }) => Type === 'StateTransition');
}
