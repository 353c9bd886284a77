import type { PermissionFlag, Profile, RoleChoice, RoleName } from '@cadence/shared-contract';
import { MESSAGES, NO_FLAGS, PERMISSION_FLAGS, recordOf } from '@cadence/shared-contract';

export function roleChoiceOf(profile: Profile): RoleChoice {
  return { RoleName: profile.RoleName, ...recordOf(PERMISSION_FLAGS, (flag) => profile[flag]) };
}

/** Another role; observers get no permissions (people §6). */
export function withRole(choice: RoleChoice, RoleName: RoleName): RoleChoice {
  if (RoleName !== 'observer') return { ...choice, RoleName };
  return { RoleName, ...NO_FLAGS };
}

export function withFlag(choice: RoleChoice, flag: PermissionFlag, isOn: boolean): RoleChoice {
  return { ...choice, [flag]: isOn };
}

export function isSameChoice(a: RoleChoice, b: RoleChoice): boolean {
  return a.RoleName === b.RoleName && PERMISSION_FLAGS.every((flag) => a[flag] === b[flag]);
}

/** The error that can be found without the server (people §5 Role change); null when there is none. */
export function choiceProblem(choice: RoleChoice, before: RoleChoice, hasReports: boolean): string | null {
  const { RoleName } = choice;
  const isDemotion = RoleName === 'observer' || RoleName === 'contributor';
  if (RoleName !== before.RoleName && isDemotion && hasReports) return MESSAGES.roleHasReports(RoleName);
  return choice.IsGoalAdmin && choice.IsGoalManager ? MESSAGES.oneGoalPermission : null;
}
