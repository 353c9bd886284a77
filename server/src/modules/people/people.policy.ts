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

/** `IsEditable`: one's own profile; any for the ceo and Org Admins; those of people beneath the actor (people §6). */
const mayEdit: PersonRule = (actor, person) =>
  person.id === actor.id || administersAll(actor) || isAbove(actor, person);

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
 * Deactivate and activate: editable profiles of others, never the ceo's, by the ceo, an Org Admin or a manager
 * above (people §6, D-40) who could have given them their flags (D-81).
 */
const mayDeactivate: PersonRule = (actor, person) =>
  person.id !== actor.id && person.role !== 'ceo' && mayEdit(actor, person) && couldGrant(actor, person);

/** What people may do with each other's profiles; `peopleWhere` has the same rules as SQL. */
export const peoplePolicy = { read: mayRead, edit: mayEdit, deactivate: mayDeactivate } as const;

/** Why `edit` refuses: whom to ask. */
export const EDIT_REFUSAL =
  'Only the person, a manager above them, the CEO or an Org Admin can edit this profile.';

/** Why `deactivate` refuses, as a sentence for the actor. */
export function deactivationRefusal(actor: Actor, person: PersonSubject): string {
  if (person.id === actor.id) return 'You cannot deactivate or activate your own account.';
  if (person.role === 'ceo') return 'The CEO cannot be deactivated. Make someone else the CEO first.';
  return peoplePolicy.edit(actor, person)
    ? 'Only the CEO or an Org Admin may do this, because this person has permissions that you cannot give.'
    : 'Only the CEO, an Org Admin or a manager above this person may do this.';
}
