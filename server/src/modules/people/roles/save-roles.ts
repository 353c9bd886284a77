import type { RoleChoice } from '@cadence/shared-contract';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { orderNotice } from '../../../kernel/notices/index.ts';
import { announcePeople } from '../announce-people.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import type { Recorded } from '../history/person-changes.queries.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { loadVisible } from '../load-visible.ts';
import { movePerson } from '../move-person.queries.ts';
import { findRefRow } from '../people.queries.ts';
import type { ProfileRow } from '../person-rows.ts';
import { flagText, grantedBy, roleChoiceOf } from './role-choice.ts';
import { mayManageUser, roleProblem } from './roles.policy.ts';
import { demoteCeo, hasReports, updateRoles } from './roles.queries.ts';

/**
 * Makes a person the ceo at once (people §4 CEO change, D-39): the previous one becomes a manager who reports to the new
 * one, and keeps reports, flags and goals; the new one has no manager.
 */
async function crown(ctx: Ctx, person: ProfileRow): Promise<readonly Recorded[]> {
  const previousId = await demoteCeo(ctx);
  await movePerson(ctx.db, { personId: person.id, managerId: null, now: ctx.now });
  if (previousId === undefined) return [];
  await movePerson(ctx.db, { personId: previousId, managerId: person.id, now: ctx.now });
  announcePeople(ctx, 'user_updated', { ids: [previousId] });
  announcePeople(ctx, 'manager_updated', { ids: [previousId, person.id] });
  const oldManager = person.manager_id === null ? undefined : await findRefRow(ctx.db, person.manager_id);
  return [
    { personId: previousId, change: 'Role', from: ROLE_LABELS.ceo, to: ROLE_LABELS.manager },
    { personId: previousId, change: 'Manager', from: null, to: person.name },
    { personId: person.id, change: 'Manager', from: oldManager?.name ?? null, to: null },
  ];
}

const isObserver = ({ RoleName }: RoleChoice): boolean => RoleName === 'observer';

/** Observers get fewer events: the pages of a person who becomes one, or stops being one, reconnect. */
function announceRoles(ctx: Ctx, id: number, isAudienceChanged: boolean): void {
  announcePeople(ctx, 'user_updated', { ids: [id] });
  if (isAudienceChanged) ctx.outbox.disconnect(id);
}

function changesOf(id: number, current: RoleChoice, wanted: RoleChoice): readonly Recorded[] {
  const role = { from: ROLE_LABELS[current.RoleName], to: ROLE_LABELS[wanted.RoleName] };
  const flags = { from: flagText(current), to: flagText(wanted) };
  return [
    ...(role.from === role.to ? [] : [{ personId: id, change: 'Role' as const, ...role }]),
    ...(flags.from === flags.to ? [] : [{ personId: id, change: 'Permissions' as const, ...flags }]),
  ];
}

/**
 * Saves role and flags (people §5 Role change, §6 Manage User). Unchanged values change nothing and notify nobody; the
 * person gets a mail about what was granted (D-81).
 *
 * @throws not_found; denied for anyone who may not manage this person; invalid with the sentence for the role field
 */
export async function saveRoles(ctx: Ctx, id: number, wanted: RoleChoice): Promise<void> {
  const actor = await lockHierarchy(ctx);
  const person = await loadVisible(ctx, id);
  if (!mayManageUser(actor, person))
    throw denied(
      'Only a manager above this person, the CEO, an Org Admin, a Goal Admin or an HR Admin can manage this user.',
    );
  const current = roleChoiceOf(person);
  const about = {
    person,
    current,
    isInvited: person.invitation_accepted_at === null,
    hasReports: await hasReports(ctx.db, id),
  };
  const problem = roleProblem(actor, about, wanted);
  if (problem !== null) throw invalid([{ path: 'RoleName', message: problem }]);
  const changes = changesOf(id, current, wanted);
  if (changes.length === 0) return;
  const isNewCeo = wanted.RoleName === 'ceo' && current.RoleName !== 'ceo';
  const crowned = isNewCeo ? await crown(ctx, person) : [];
  const granted = grantedBy(current, wanted);
  // The ceo has every right already. A grant by the account to itself does not prove ownership: it may be a thief's.
  const isOwnDoing = actor.id === id && wanted.RoleName === current.RoleName;
  const isGrant = granted.length > 0 && current.RoleName !== 'ceo' && !isOwnDoing;
  await updateRoles(ctx, { id, choice: wanted, isGrant });
  if (granted.length > 0)
    orderNotice(ctx.outbox, {
      kind: 'rights_granted',
      ...{ personId: id, to: person.email, by: actor.id, granted },
    });
  await recordChanges(ctx, [...changes, ...crowned]);
  announceRoles(ctx, id, isObserver(wanted) !== isObserver(current));
}
