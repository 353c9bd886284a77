import type { BodyOf } from '@cadence/shared-contract';
import type { NotificationName } from '@cadence/shared-contract/notifications';
import { NOTIFICATIONS } from '@cadence/shared-contract/notifications';
import { conflict, denied, notFound, stale } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { userGroup } from '../../kernel/outbox/index.ts';
import { notify } from '../notifications/index.ts';
import { REFUSALS } from './action-items.policy.ts';
import type { ActionItemRow, ActionItemText } from './action-items.queries.ts';
import {
  changeActionItem,
  deleteActionItem,
  findActionItem,
  insertActionItem,
  markActionItem,
} from './action-items.queries.ts';
import { readActionItemInput } from './read-input.ts';

type Pair = Pick<ActionItemRow, 'assignee_id' | 'requester_id'>;

/** Refreshes the open pages of those who may see an item, or could until now; private, so never the tenant (D-6). */
function refreshPages(ctx: Ctx, ...pairs: readonly Pair[]): void {
  const people = new Set(pairs.flatMap(({ assignee_id, requester_id }) => [assignee_id, requester_id]));
  for (const id of people) ctx.outbox.live(userGroup(id), 'NotificationUpdate', { id: null });
}

interface Telling {
  readonly name: NotificationName & `actionItem${string}`;
  readonly to: number;
  /** Tells apart what happens to one item several times. */
  readonly event: string;
}

function tell(ctx: Ctx, item: ActionItemRow, { name, to, event }: Telling): Promise<void> {
  return notify(ctx, {
    eventId: `action-item/${item.id}/${event}`,
    recipients: [to],
    rule: NOTIFICATIONS[name],
    facts: { actor: ctx.actor.name, title: item.title },
    objectId: item.id,
  });
}

/** An item that the actor may see. @throws not_found */
async function loadActionItem({ db, actor }: Ctx, id: number): Promise<ActionItemRow> {
  const item = await findActionItem(db, actor, id);
  if (!item) throw notFound();
  return item;
}

/** Adds an item and tells its assignee (D-37). @throws invalid */
export async function createActionItem(ctx: Ctx, body: BodyOf<'actionItems.create'>): Promise<ActionItemRow> {
  const text = await readActionItemInput(ctx, body);
  const item = await insertActionItem(ctx.db, { ...text, tenantId: ctx.tenant.id, at: ctx.now });
  await tell(ctx, item, { name: 'actionItemAssigned', to: item.assignee_id, event: 'created' });
  refreshPages(ctx, item);
  return item;
}

function isSame(item: ActionItemRow, text: ActionItemText): boolean {
  return (
    item.title === text.title &&
    item.due_date === text.due_date &&
    item.assignee_id === text.assignee_id &&
    item.requester_id === text.requester_id
  );
}

/** @throws denied to anybody but the requester; conflict once completed; stale when changed since `UpdatedAt` (D-3) */
function checkEditable({ actor }: Ctx, item: ActionItemRow, version: string | undefined): void {
  if (item.requester_id !== actor.id) throw denied(REFUSALS.edit);
  if (item.completed_at !== null)
    throw conflict('This action item is completed. It can be changed once it is in progress again.');
  if (version !== undefined && new Date(version).getTime() !== item.updated_at.getTime())
    throw stale('This action item was changed elsewhere meanwhile.');
}

/** Changes an item in progress and tells its assignee. @throws not_found, denied, conflict, stale, invalid */
export async function updateActionItem(
  ctx: Ctx,
  id: number,
  { UpdatedAt, ...body }: BodyOf<'actionItems.update'>,
): Promise<ActionItemRow> {
  const before = await loadActionItem(ctx, id);
  checkEditable(ctx, before, UpdatedAt);
  const text = await readActionItemInput(ctx, body, before);
  if (isSame(before, text)) return before;
  const item = await changeActionItem(ctx.db, before, { ...text, at: ctx.now });
  if (!item) throw stale('This action item was changed elsewhere meanwhile.');
  const name = before.assignee_id === item.assignee_id ? 'actionItemChanged' : 'actionItemAssigned';
  await tell(ctx, item, { name, to: item.assignee_id, event: `changed/${item.updated_at.getTime()}` });
  refreshPages(ctx, before, item);
  return item;
}

/**
 * Marks an item as complete or in progress again; what it already is stays so (D-54). The requester is told of a
 * completion, once a day and item: who takes a slip back tells nobody twice.
 *
 * @throws not_found; denied to anybody but the assignee
 */
export async function markComplete(ctx: Ctx, id: number, isCompleted: boolean): Promise<ActionItemRow> {
  const before = await loadActionItem(ctx, id);
  if (before.assignee_id !== ctx.actor.id) throw denied(REFUSALS.mark);
  const item = await markActionItem(ctx.db, before, { isCompleted, at: ctx.now });
  if (!item) return loadActionItem(ctx, id);
  if (isCompleted) {
    const event = `completed/${ctx.today}`;
    await tell(ctx, item, { name: 'actionItemCompleted', to: item.requester_id, event });
  }
  refreshPages(ctx, item);
  return item;
}

/** Deletes an item. @throws not_found; denied to anybody but the requester */
export async function removeActionItem(ctx: Ctx, id: number): Promise<void> {
  const item = await loadActionItem(ctx, id);
  if (item.requester_id !== ctx.actor.id) throw denied(REFUSALS.delete);
  if (!(await deleteActionItem(ctx.db, item))) throw notFound();
  refreshPages(ctx, item);
}
