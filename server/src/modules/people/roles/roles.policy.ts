import type { PermissionFlag, RoleChoice, RoleName } from '@cadence/shared-contract';
import { MESSAGES, PERMISSION_FLAG_LABELS, PERMISSION_FLAGS, ROLE_NAMES } from '@cadence/shared-contract';
import type { Actor } from '../../../kernel/session/index.ts';
import { administersAll, flagsToGive, mayDecideOn, peoplePolicy } from '../people.policy.ts';
import type { PersonSubject } from '../people.policy.ts';
import { flagsOf } from './role-choice.ts';

/**
 * Manage User: editable profiles; one's own only for the ceo and Org Admins (people §6 Manage User permissions).
 */
export function mayManageUser(actor: Actor, person: PersonSubject): boolean {
  return peoplePolicy.edit(actor, person) && (administersAll(actor) || actor.id !== person.id);
}

/**
 * The roles the actor may give to the person; nobody can take the ceo's away (people §6 Manage User roles), and who
 * manages by a flag alone gives no other role (D-195).
 */
export function grantableRoles(actor: Actor, person: PersonSubject): readonly RoleName[] {
  if (!mayManageUser(actor, person)) return [];
  if (person.role === 'ceo') return ['ceo'];
  if (!mayDecideOn(actor, person)) return [person.role];
  return administersAll(actor) ? ROLE_NAMES : ['contributor', 'manager'];
}

/** The flags the actor may give and take (people §6 Manage User permissions). */
export function grantableFlags(actor: Actor, person: PersonSubject): readonly PermissionFlag[] {
  if (!mayManageUser(actor, person)) return [];
  return flagsToGive(actor);
}

/** What a choice is checked against, apart from the actor. */
export interface RoleCase {
  readonly person: PersonSubject & { readonly name: string; readonly deactivated_at: Date | null };
  readonly isInvited: boolean;
  readonly current: RoleChoice;
  /** Invited and deactivated people count too (D-38). */
  readonly hasReports: boolean;
}

function newRoleProblem(
  actor: Actor,
  { person, isInvited, hasReports }: RoleCase,
  role: RoleName,
): string | null {
  if (person.role === 'ceo') return MESSAGES.ceoRoleFixed;
  if (!mayDecideOn(actor, person)) return MESSAGES.roleNotYours;
  if (!grantableRoles(actor, person).includes(role))
    return 'Only the CEO or an Org Admin can give this role.';
  if ((role === 'observer' || role === 'contributor') && hasReports) return MESSAGES.roleHasReports(role);
  if (role !== 'ceo') return null;
  if (person.deactivated_at) return `${person.name} is deactivated and cannot become the CEO.`;
  return isInvited ? `${person.name} has not accepted the invitation yet and cannot become the CEO.` : null;
}

/**
 * Why a role and flags cannot be saved, as the sentence under the role field; null when they can. Unchanged values need
 * no permission (people §5 Role change, §6 Manage User).
 */
export function roleProblem(actor: Actor, about: RoleCase, wanted: RoleChoice): string | null {
  const { current, person } = about;
  if (wanted.RoleName !== current.RoleName) {
    const problem = newRoleProblem(actor, about, wanted.RoleName);
    if (problem !== null) return problem;
  }
  if (wanted.RoleName === 'observer' && flagsOf(wanted).length > 0)
    return 'An observer cannot have permissions.';
  if (wanted.IsGoalAdmin && wanted.IsGoalManager) return MESSAGES.oneGoalPermission;
  const grantable = grantableFlags(actor, person);
  const foreign = PERMISSION_FLAGS.find(
    (flag) => wanted[flag] !== current[flag] && !grantable.includes(flag),
  );
  // Anyone who may make a person an observer may remove the flags that observers cannot have.
  const isStripped = wanted.RoleName === 'observer' && current.RoleName !== 'observer';
  return foreign === undefined || isStripped
    ? null
    : `You cannot give or take the permission ${PERMISSION_FLAG_LABELS[foreign]}.`;
}
