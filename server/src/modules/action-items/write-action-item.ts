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

/**
 * Refreshes the open pages of people who may see an item, or could until now; it is private, so never the whole tenant
 * (D-6).
 */
export function refreshPages(ctx: Ctx, ...pairs: readonly Pair[]): void {
  const people = new Set(pairs.flatMap(({ assignee_id, requester_id }) => [assignee_id, requester_id]));
  for (const id of people) ctx.outbox.live(userGroup(id), 'NotificationUpdate', { id: null });
}

interface Notice {
  readonly name: NotificationName & `actionItem${string}`;
  readonly to: number;
  /** Distinguishes repeated events of one item. */
  readonly event: string;
  /** Why, in the actor's words. */
  readonly reason?: string;
}

/** Notifies one person of a change to an item; once for each `event`. */
export function notifyOne(
  ctx: Ctx,
  item: ActionItemRow,
  { name, to, event, reason = '' }: Notice,
): Promise<void> {
  return notify(ctx, {
    eventId: `action-item/${item.id}/${event}`,
    recipients: [to],
    rule: NOTIFICATIONS[name],
    facts: { actor: ctx.actor.name, title: item.title, reason },
    objectId: item.id,
  });
}

/**
 * Notifies the assignee, and a requester named by somebody else; a person who is both is notified once, of what is new
 * to them (D-37, D-86).
 */
async function notifyBoth(
  ctx: Ctx,
  item: ActionItemRow,
  {
    name,
    event,
    isNamed,
  }: {
    readonly name: 'actionItemAssigned' | 'actionItemChanged';
    readonly event: string;
    readonly isNamed: boolean;
  },
): Promise<void> {
  const { assignee_id: assignee, requester_id: requester } = item;
  const requested = { name: 'actionItemRequested', to: requester, event } as const;
  if (isNamed && assignee === requester && name === 'actionItemChanged')
    return notifyOne(ctx, item, requested);
  await notifyOne(ctx, item, { name, to: assignee, event });
  if (isNamed && assignee !== requester) await notifyOne(ctx, item, requested);
}

/** An item that the actor may see. @throws not_found */
export async function loadActionItem({ db, actor }: Ctx, id: number): Promise<ActionItemRow> {
  const item = await findActionItem(db, actor, id);
  if (!item) throw notFound();
  return item;
}

/**
 * Adds an item and notifies its assignee (D-37) and a requester in whose name the actor puts it (D-86).
 *
 * @throws invalid
 */
export async function createActionItem(ctx: Ctx, body: BodyOf<'actionItems.create'>): Promise<ActionItemRow> {
  const text = await readActionItemInput(ctx, body);
  const item = await insertActionItem(ctx.db, {
    ...text,
    author_id: ctx.actor.id,
    named_by_id: text.requester_id === ctx.actor.id ? null : ctx.actor.id,
    tenantId: ctx.tenant.id,
    at: ctx.now,
  });
  await notifyBoth(ctx, item, { name: 'actionItemAssigned', event: 'created', isNamed: true });
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

/** @throws denied for anybody but the requester; conflict once completed; stale when changed since `UpdatedAt` (D-3) */
function checkEditable({ actor }: Ctx, item: ActionItemRow, version: string | undefined): void {
  if (item.requester_id !== actor.id) throw denied(REFUSALS.edit);
  if (item.completed_at !== null)
    throw conflict(
      'This action item is completed. It can be changed once it is in progress again.',
      'tooLate',
    );
  if (version !== undefined && new Date(version).getTime() !== item.updated_at.getTime())
    throw stale('Someone else changed this action item while you were editing.');
}

/** Changes an item in progress and notifies its assignee and a new requester. @throws not_found, denied, conflict, stale, invalid */
export async function updateActionItem(
  ctx: Ctx,
  id: number,
  { UpdatedAt, ...body }: BodyOf<'actionItems.update'>,
): Promise<ActionItemRow> {
  const before = await loadActionItem(ctx, id);
  checkEditable(ctx, before, UpdatedAt);
  const text = await readActionItemInput(ctx, body, before);
  if (isSame(before, text)) return before;
  const isHandedOver = text.requester_id !== before.requester_id;
  const named_by_id = isHandedOver ? ctx.actor.id : before.named_by_id;
  const item = await changeActionItem(ctx.db, before, { ...text, named_by_id, at: ctx.now });
  if (!item) throw stale('Someone else changed this action item while you were editing.');
  const name = before.assignee_id === item.assignee_id ? 'actionItemChanged' : 'actionItemAssigned';
  const event = `changed/${item.updated_at.getTime()}`;
  await notifyBoth(ctx, item, { name, event, isNamed: isHandedOver });
  refreshPages(ctx, before, item);
  return item;
}

/**
 * Marks an item as complete or in progress again; repeating it changes nothing (D-54). The requester is notified of a
 * completion once per day and item, so that correcting a slip notifies nobody twice.
 *
 * @throws not_found; denied for anybody but the assignee
 */
export async function markComplete(ctx: Ctx, id: number, isCompleted: boolean): Promise<ActionItemRow> {
  const before = await loadActionItem(ctx, id);
  if (before.assignee_id !== ctx.actor.id) throw denied(REFUSALS.mark);
  const item = await markActionItem(ctx.db, before, { isCompleted, at: ctx.now });
  if (!item) return loadActionItem(ctx, id);
  if (isCompleted) {
    const event = `completed/${ctx.today}`;
    await notifyOne(ctx, item, { name: 'actionItemCompleted', to: item.requester_id, event });
  }
  refreshPages(ctx, item);
  return item;
}

/** Deletes an item. @throws not_found; denied for anybody but the requester */
export async function removeActionItem(ctx: Ctx, id: number): Promise<void> {
  const item = await loadActionItem(ctx, id);
  if (item.requester_id !== ctx.actor.id) throw denied(REFUSALS.delete);
  if (!(await deleteActionItem(ctx.db, item))) throw notFound();
  refreshPages(ctx, item);
}
