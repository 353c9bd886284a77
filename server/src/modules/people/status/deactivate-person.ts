import type { Ctx } from '../../../kernel/http/index.ts';
import { conflict, denied } from '../../../kernel/errors/index.ts';
import { announcePeople } from '../announce-people.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { loadVisible } from '../load-visible.ts';
import { deactivationRefusal, peoplePolicy } from '../people.policy.ts';
import { findProfileRow, markActivated, markDeactivated, revokeSessions } from '../people.queries.ts';
import type { ProfileRow } from '../person-rows.ts';

/**
 * Loads the person to deactivate or activate.
 *
 * @throws not_found when the actor may not see such a person; denied when the actor may not do this to them
 */
export async function loadForDeactivation(ctx: Ctx, id: number): Promise<ProfileRow> {
  const person = await loadVisible(ctx, id);
  if (!peoplePolicy.deactivate(ctx.actor, person)) throw denied(deactivationRefusal(ctx.actor, person));
  return person;
}

/** Notifies the pages, and records who did it. */
async function announce(ctx: Ctx, type: 'user_deactivated' | 'user_activated', id: number): Promise<void> {
  announcePeople(ctx, type, { ids: [id] });
  const [from, to] = type === 'user_deactivated' ? ['Active', 'Deactivated'] : ['Deactivated', 'Active'];
  await recordChanges(ctx, [{ personId: id, change: 'Status', from, to }]);
}

/**
 * Deactivates a person, who keeps reports and goals (D-40), and ends every session and hub connection. Repeating it
 * changes nothing.
 *
 * @throws not_found, denied as `loadForDeactivation`; conflict when the person has become the ceo since
 */
export async function deactivatePerson(ctx: Ctx, id: number): Promise<void> {
  const person = await loadForDeactivation({ ...ctx, actor: await lockHierarchy(ctx) }, id);
  if (person.deactivated_at) return;
  if (!(await markDeactivated(ctx.db, id, ctx.now))) {
    const current = await findProfileRow(ctx.db, id);
    if (current?.deactivated_at) return;
    throw conflict(`${person.name} is the CEO now and cannot be deactivated.`, 'tooLate');
  }
  await announce(ctx, 'user_deactivated', id);
  await revokeSessions(ctx.db, id, ctx.now);
  ctx.outbox.disconnect(id);
}

/**
 * Activates a deactivated person, who must sign in again. Repeating it changes nothing.
 *
 * @throws not_found, denied as `loadForDeactivation`
 */
export async function activatePerson(ctx: Ctx, id: number): Promise<void> {
  await loadForDeactivation({ ...ctx, actor: await lockHierarchy(ctx) }, id);
  if (await markActivated(ctx.db, id, ctx.now)) await announce(ctx, 'user_activated', id);
}
