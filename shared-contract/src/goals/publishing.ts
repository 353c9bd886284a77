import type { RoleName } from '../people/roles.ts';

/** What decides between Publish and Request Approval; a `Profile` fits. */
export interface PublishingActor {
  readonly RoleName: RoleName;
  readonly IsGoalAdmin: boolean;
  readonly IsGoalManager: boolean;
}

/**
 * True when the goal drawer offers Publish: to the ceo, and to a Goal Admin or Goal Manager acting on an unaligned
 * or another person's goal; everyone else gets Request Approval (core §6). The lifecycle's `publish` rows say the
 * same of a goal that exists.
 */
export function mayPublish(
  actor: PublishingActor,
  goal: { readonly isOwn: boolean; readonly isAligned: boolean },
): boolean {
  if (actor.RoleName === 'ceo') return true;
  return (actor.IsGoalAdmin || actor.IsGoalManager) && (!goal.isOwn || !goal.isAligned);
}
