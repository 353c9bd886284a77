import type { RoleName } from '../people/roles.ts';

/** Who may see a route or a menu item. Every condition given must hold; `anyOf` needs one of its own. */
export interface Access {
  readonly notRoles?: readonly RoleName[];
  /** Names of abilities, as the session's `Abilities` carries them. */
  readonly abilities?: readonly AbilityName[];
}

/** What the server says the signed-in person may do anywhere; the client never derives these from roles. */
export const ABILITY_NAMES = [
  'addGoal',
  'chooseGoalOwner',
  'publishGoals',
  'viewGoalFilterReports',
  'editTheme',
  'viewStrategy',
  'editStrategy',
  'viewTalent',
  'addEmployee',
  'editCompany',
] as const;
export type AbilityName = (typeof ABILITY_NAMES)[number];
export type Abilities = Readonly<Record<AbilityName, boolean>>;

/** True when a person with this role and these abilities may see what `access` guards. */
export function isAllowed(
  access: Access | undefined,
  viewer: { readonly roleName: RoleName; readonly abilities: Abilities },
): boolean {
  if (!access) return true;
  if (access.notRoles?.includes(viewer.roleName)) return false;
  return (access.abilities ?? []).every((name) => viewer.abilities[name]);
}
