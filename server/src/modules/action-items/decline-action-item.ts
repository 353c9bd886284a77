import { conflict, denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { REFUSALS } from './action-items.policy.ts';
import { findUserRows, handBackActionItem } from './action-items.queries.ts';
import { loadActionItem, refreshPages, notifyOne } from './write-action-item.ts';

/**
 * Takes an item out of the actor's name: the person who put it there becomes its requester, and is notified with the
 * reason, as is the assignee (D-125).
 *
 * @throws not_found; denied unless someone else put it in the actor's name; conflict once it is completed, has changed,
 *   or there is nobody to take it back
 */
export async function declineActionItem(ctx: Ctx, id: number, reason: string): Promise<void> {
  const before = await loadActionItem(ctx, id);
  const { named_by_id: namer } = before;
  if (before.requester_id !== ctx.actor.id || namer === null) throw denied(REFUSALS.decline);
  if (before.completed_at !== null)
    throw conflict(
      'This action item is completed. It can be declined once it is in progress again.',
      'tooLate',
    );
  const [person] = await findUserRows(ctx.db, [namer]);
  if (person?.deactivated_at)
    throw conflict(
      `${person.name} is deactivated and cannot take it back. You can change or delete it.`,
      'tooLate',
    );
  const item = await handBackActionItem(ctx.db, before, { to: namer, at: ctx.now });
  if (!item)
    throw conflict(
      'This action item was changed by someone else. Please look at it again.',
      'changedByOther',
    );
  const event = `declined/${item.updated_at.getTime()}`;
  await notifyOne(ctx, item, { name: 'actionItemDeclined', to: namer, event, reason: reason.trim() });
  await notifyOne(ctx, item, { name: 'actionItemChanged', to: item.assignee_id, event });
  refreshPages(ctx, before, item);
}
