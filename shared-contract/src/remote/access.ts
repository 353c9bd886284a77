import type { RoleName } from '../people/roles.ts';

/** Who may see a route, a menu item or a slot contribution. Every condition given must hold. */
export interface Access {
  readonly notRoles?: readonly RoleName[];
  /** Names of abilities, as the session's `Abilities` carries them. */
  readonly abilities?: readonly AbilityName[];
}

/** What the server says the signed-in person may do anywhere; the client never derives these from roles. */
export const ABILITY_NAMES = [
  /** Add a goal: everyone but observers (core §6). */
  'addGoal',
  /** Choose an owner other than oneself: Goal Admin, Goal Manager (people §6 Goal drawer). */
  'chooseGoalOwner',
  /** Be offered suggestions while writing a goal: where an endpoint is configured (D-57). */
  'suggestGoals',
  /** Deactivate and activate people below oneself, or anyone (people §6). */
  'managePeople',
  /** Add employees: ceo, manager, Org Admin (people §6 Add Employee). */
  'addEmployee',
  /** Add observers: ceo, Org Admin (people §6 Add Employee). */
  'addObserver',
  /** Change the company's name, address and time zone: ceo (people §6 Edit Company Info). */
  'editCompany',
  /** See deactivated people and observers in directory filters: ceo, Org Admin (people §6 Directory). */
  'filterObservers',
  /** Read the strategy: who is in the strategy group, ceo, Org Admin, where it is switched on (core §6, D-53). */
  'readStrategy',
  /** Write and publish the strategy: ceo, Org Admin, where it is switched on (people §6 Strategy). */
  'editStrategy',
  /** Open Talent: not observers, and contributors only where it is switched on (people §2.1). */
  'openTalent',
] as const;
export type AbilityName = (typeof ABILITY_NAMES)[number];
export type Abilities = Readonly<Record<AbilityName, boolean>>;

/** Whether the organisation has a part of the product, by the name of its flag in the session (D-68). */
export type Switches = Readonly<Record<'StrategyEnabled' | 'TalentEnabled', boolean>>;

/** The switch without which an ability is given to nobody, or to few. */
const SWITCH_OF: Partial<Record<AbilityName, keyof Switches>> = {
  readStrategy: 'StrategyEnabled',
  editStrategy: 'StrategyEnabled',
  openTalent: 'TalentEnabled',
};

/** True when what `access` guards is closed because the organisation has it switched off, whatever the role. */
export function isSwitchedOff(access: Access | undefined, switches: Switches): boolean {
  const needed = (access?.abilities ?? []).flatMap((name) => SWITCH_OF[name] ?? []);
  return needed.some((name) => !switches[name]);
}

/** True when a person with this role and these abilities may see what `access` guards. */
export function isAllowed(
  access: Access | undefined,
  viewer: { readonly roleName: RoleName; readonly abilities: Abilities },
): boolean {
  if (!access) return true;
  if (access.notRoles?.includes(viewer.roleName)) return false;
  return (access.abilities ?? []).every((name) => viewer.abilities[name]);
}
