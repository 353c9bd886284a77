import type { Profile } from '@cadence/shared-contract';
import type { SessionView } from '@cadence/shared-contract/remote';

/**
 * Deactivate and activate show on editable profiles of others, never on the ceo's, to those who manage people
 * (people §6). The server decides again.
 */
export function mayChangeStatus(viewer: SessionView, profile: Profile): boolean {
  return (
    viewer.abilities.managePeople &&
    profile.IsEditable &&
    profile.Id !== viewer.profile.Id &&
    profile.RoleName !== 'ceo'
  );
}
