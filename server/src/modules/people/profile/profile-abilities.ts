import type { ProfileAbilities } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { mayChangeManager } from '../hierarchy/change-manager.ts';
import {
  administersAll,
  isSelfOrAbove,
  mayDecideOn,
  overseesAppraisals,
  peoplePolicy,
} from '../people.policy.ts';
import type { PersonSubject } from '../people.policy.ts';
import type { ProfileRow } from '../person-rows.ts';
import { grantableFlags, grantableRoles, mayManageUser } from '../roles/roles.policy.ts';
import { addressRefusal } from './address.policy.ts';
import { hasTalentLabels } from './profile.queries.ts';

/** The ceo, managers and Org Admins add employees (people §6 Add Employee). */
export function mayAddEmployees(actor: Actor): boolean {
  return administersAll(actor) || actor.role === 'manager';
}

const isLeader = ({ role }: Pick<ProfileRow, 'role'>): boolean => role === 'ceo' || role === 'manager';

/** Whether the actor may add employees beneath this person (people §6 Add Employee). */
export function mayAddBeneath(actor: Actor, person: ProfileRow): boolean {
  const mayLead = isLeader(person) && person.deactivated_at === null;
  const isTheirs = actor.id === person.id || mayDecideOn(actor, person);
  return mayLead && mayAddEmployees(actor) && isTheirs;
}

/** Whether the invitation may be sent again: it has not been accepted (people §6 Reinvite). */
export function mayReinvite(
  actor: Actor,
  person: PersonSubject & Pick<ProfileRow, 'invitation_accepted_at' | 'deactivated_at'>,
): boolean {
  const isWaiting = person.invitation_accepted_at === null && person.deactivated_at === null;
  return isWaiting && peoplePolicy.deactivate(actor, person);
}

/** The ceo and Org Admins may read who changed what. */
export const mayReadHistory = administersAll;

type AbilityCtx = Pick<Ctx, 'db' | 'actor' | 'tenant'>;

/** The profile has the Appraisals tab: never for the ceo, and only where labels are set (people §6 Profile tabs). */
async function mayReadAppraisals({ db, actor, tenant }: AbilityCtx, person: ProfileRow): Promise<boolean> {
  const isAppraised = tenant.talentEnabled && person.role !== 'ceo';
  return isAppraised && overseesAppraisals(actor, person) && hasTalentLabels(db);
}

/** Everything the actor may do with a profile; the page shows exactly what is true here. */
export async function profileAbilities(ctx: AbilityCtx, person: ProfileRow): Promise<ProfileAbilities> {
  const { actor } = ctx;
  return {
    Edit: peoplePolicy.edit(actor, person),
    ManageUser: mayManageUser(actor, person),
    Roles: [...grantableRoles(actor, person)],
    Flags: [...grantableFlags(actor, person)],
    ChangeManager: mayChangeManager(actor, person),
    ChangeStatus: peoplePolicy.deactivate(actor, person),
    Reinvite: mayReinvite(actor, person),
    AddEmployee: mayAddBeneath(actor, person),
    ReadHistory: mayReadHistory(actor),
    ReadAppraisals: await mayReadAppraisals(ctx, person),
    ReadTeamManuals: isLeader(person) && isSelfOrAbove(actor, person),
    EmailRefusal: addressRefusal(actor, person),
  };
}
