import { denied } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { announcePeople } from '../announce-people.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { loadVisible } from '../load-visible.ts';
import { movePerson } from '../move-person.queries.ts';
import { mayDecideOn } from '../people.policy.ts';
import type { PersonSubject } from '../people.policy.ts';
import { findProfileRow, findRefRow } from '../people.queries.ts';
import type { ProfileRow, RefRow } from '../person-rows.ts';
import { mayManageUser } from '../roles/roles.policy.ts';
import { lockHierarchy } from './lock-hierarchy.ts';
import { findManagerCandidates } from './manager-candidates.queries.ts';

/** Whether the actor may change the person's manager: anyone who decides on the person; the ceo has none (people §2.3). */
export function mayChangeManager(actor: Actor, person: PersonSubject): boolean {
  return person.role !== 'ceo' && mayManageUser(actor, person) && mayDecideOn(actor, person);
}

/** The person whose manager is to change. @throws not_found, denied */
async function loadForMove(ctx: Ctx, actor: Actor, id: number): Promise<ProfileRow> {
  const person = await loadVisible(ctx, id);
  if (mayChangeManager(actor, person)) return person;
  throw denied(
    person.role === 'ceo' ? 'The CEO has no manager.' : 'You cannot change the manager of this person.',
  );
}

/** The candidates for the person's manager (D-41). @throws not_found, denied */
export async function listManagerCandidates(ctx: Ctx, id: number): Promise<readonly RefRow[]> {
  return findManagerCandidates(ctx.db, await loadForMove(ctx, ctx.actor, id));
}

/**
 * Gives a person another manager; everybody beneath them moves too. Choosing the current manager changes nothing.
 *
 * @throws not_found; denied for anyone who may not do it, or a manager who is no candidate (D-41)
 */
export async function changeManager(ctx: Ctx, id: number, managerId: number): Promise<void> {
  const actor = await lockHierarchy(ctx);
  const person = await loadForMove(ctx, actor, id);
  if (person.manager_id === managerId) return;
  const manager = (await findManagerCandidates(ctx.db, person)).find((one) => one.id === managerId);
  if (!manager) {
    const known = await findRefRow(ctx.db, managerId);
    throw denied(`${known?.name ?? 'This person'} cannot be the manager of ${person.name}.`);
  }
  const previous = person.manager_id === null ? undefined : await findProfileRow(ctx.db, person.manager_id);
  await movePerson(ctx.db, { personId: id, managerId, now: ctx.now });
  await recordChanges(ctx, [
    { personId: id, change: 'Manager', from: previous?.name ?? null, to: manager.name },
  ]);
  // If the previous manager was deactivated or missing, somebody further above decided on their requests.
  const managerIds = previous?.deactivated_at === null ? [previous.id, managerId] : undefined;
  announcePeople(ctx, 'manager_updated', { ids: [id], managerIds });
}
