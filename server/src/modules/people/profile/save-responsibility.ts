import { MESSAGES } from '@cadence/shared-contract';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announcePeople } from '../announce-people.ts';
import { loadVisible } from '../load-visible.ts';
import { peoplePolicy } from '../people.policy.ts';
import { setResponsibility } from './preference.queries.ts';

/**
 * Saves a person's responsibilities: one's own, or those of people whose profile one may edit.
 *
 * @throws not_found; denied; invalid for a blank text (people §5)
 */
export async function saveResponsibility(ctx: Ctx, id: number, body: string): Promise<string> {
  const person = await loadVisible(ctx, id);
  if (!peoplePolicy.edit(ctx.actor, person))
    throw denied('Only the person, a manager above, the CEO or an Org Admin can edit responsibilities.');
  const text = body.trim();
  if (text === '') throw invalid([{ path: 'Body', message: MESSAGES.responsibilityRequired }]);
  await setResponsibility(ctx.db, id, text);
  announcePeople(ctx, 'user_updated', { ids: [id] });
  return text;
}
