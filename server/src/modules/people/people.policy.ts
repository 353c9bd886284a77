import type { FlagColumn, PermissionFlag } from '@cadence/shared-contract';
import {
  flagsHeld,
  PERMISSION_FLAG_ROWS,
  PERMISSION_FLAGS,
  permissionFlagRow,
} from '@cadence/shared-contract';
import type { Actor } from '../../kernel/session/index.ts';
import type { ProfileRow } from './person-rows.ts';

/** What the rules need to know about the person acted on. `path` runs from the top down to the person. */
export type PersonSubject = Pick<ProfileRow, 'id' | 'role' | 'path' | FlagColumn>;

/** A rule about one loaded person. */
type PersonRule = (actor: Actor, person: PersonSubject) => boolean;

/** Ids from the top of the hierarchy down to and including the person. */
function chainOf(path: string): readonly number[] {
  return path.split('.').map(Number);
}

/** The ceo and Org Admins may act on everybody (people §6). */
export function administersAll(actor: Pick<Actor, 'role' | 'isOrgAdmin'>): boolean {
  return actor.role === 'ceo' || actor.isOrgAdmin;
}

/** The flags the actor may give to people they manage (people §6 Manage User permissions). */
export function flagsToGive(actor: Actor): readonly PermissionFlag[] {
  if (administersAll(actor)) return PERMISSION_FLAGS;
  const held: readonly string[] = flagsHeld(actor);
  return PERMISSION_FLAGS.filter((flag) =>
    permissionFlagRow(flag).givenBy.some((giver) => held.includes(giver)),
  );
}

/** The actor is the person's manager, or further up in the chain. */
const isAbove: PersonRule = (actor, person) =>
  person.id !== actor.id && chainOf(person.path).includes(actor.id);

/** Managers in the chain above and HR Admins, but nobody for themselves (people §6 Profile tabs, D-51). */
export function overseesAppraisals(
  actor: Pick<Actor, 'id' | 'isHrAdmin'>,
  person: Pick<PersonSubject, 'id' | 'path'>,
): boolean {
  return person.id !== actor.id && (actor.isHrAdmin || chainOf(person.path).includes(actor.id));
}

/**
 * The person, their managers at any distance, and the ceo: the readers of what is otherwise only for the person
 * (D-101).
 */
export function isSelfOrAbove(
  actor: Pick<Actor, 'id' | 'role'>,
  person: Pick<PersonSubject, 'path'>,
): boolean {
  return actor.role === 'ceo' || chainOf(person.path).includes(actor.id);
}

/**
 * Everyone sees everyone of their own tenant, deactivated people and observers too: names are shown on goals and
 * comments, and the chart needs the chain above (people §2.4). Other tenants do not exist for the database role.
 */
const mayRead: PersonRule = () => true;

/** The ceo, Org Admins and managers above decide on a person's role, manager and status (people §6). */
export const mayDecideOn: PersonRule = (actor, person) => administersAll(actor) || isAbove(actor, person);

/** Goal Admins and HR Admins may edit anybody but the ceo, and give them their flags (people §6, D-195). */
export function editsByFlag(actor: Pick<Actor, 'isGoalAdmin' | 'isHrAdmin'>): boolean {
  return actor.isGoalAdmin || actor.isHrAdmin;
}

/**
 * `IsEditable`: one's own profile; any for the ceo and Org Admins; those of people beneath the actor; any but the ceo's
 * for Goal Admins and HR Admins (people §6, D-195).
 */
const mayEdit: PersonRule = (actor, person) =>
  person.id === actor.id || mayDecideOn(actor, person) || (editsByFlag(actor) && person.role !== 'ceo');

/** Flags that the actor may not give, by column (people §6 Manage User permissions). */
export function flagsBeyond(actor: Actor): readonly FlagColumn[] {
  const mine = flagsToGive(actor);
  return PERMISSION_FLAGS.filter((flag) => !mine.includes(flag)).map(
    (flag) => PERMISSION_FLAG_ROWS[flag].column,
  );
}

/**
 * Whether the actor could have given the person every flag they hold (D-81). Otherwise a manager who activates or
 * deactivates somebody would control rights that are not theirs to give.
 */
const couldGrant: PersonRule = (actor, person) => !flagsBeyond(actor).some((column) => person[column]);

/**
 * Deactivate and activate: profiles of others, never the ceo's, by the ceo, an Org Admin or a manager
 * above (people §6, D-40) who could have given them their flags (D-81).
 */
const mayDeactivate: PersonRule = (actor, person) =>
  person.id !== actor.id && person.role !== 'ceo' && mayDecideOn(actor, person) && couldGrant(actor, person);

/** What people may do with each other's profiles; `peopleWhere` has the same rules as SQL. */
export const peoplePolicy = { read: mayRead, edit: mayEdit, deactivate: mayDeactivate } as const;

/** Why `edit` refuses: whom to ask. */
export function editRefusal({ role }: Pick<PersonSubject, 'role'>): string {
  return role === 'ceo'
    ? 'Only the CEO or an Org Admin can edit this profile.'
    : 'Only the person, a manager above them, the CEO, an Org Admin, a Goal Admin or an HR Admin can edit this profile.';
}

/** Why `deactivate` refuses, as a sentence for the actor. */
export function deactivationRefusal(actor: Actor, person: PersonSubject): string {
  if (person.id === actor.id) return 'You cannot deactivate or activate your own account.';
  if (person.role === 'ceo') return 'The CEO cannot be deactivated. Make someone else the CEO first.';
  return mayDecideOn(actor, person)
    ? 'Only the CEO or an Org Admin may do this, because this person has permissions that you cannot give.'
    : 'Only the CEO, an Org Admin or a manager above this person may do this.';
}
