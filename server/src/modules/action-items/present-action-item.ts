import type { ActionItem, ActionItemUser } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import type { PictureViewer } from '../people/index.ts';
import { avatarUrl } from '../people/index.ts';
import { actionItemPermissions } from './action-items.policy.ts';
import type { ActionItemRow, UserRow } from './action-items.queries.ts';
import { findUserRows } from './action-items.queries.ts';

export function presentUser(viewer: PictureViewer, row: UserRow): ActionItemUser {
  return {
    Id: row.id,
    Name: row.name,
    Avatar: avatarUrl(viewer, row, 'small'),
    JobTitle: row.job_title,
  };
}

function userIn(viewer: PictureViewer, users: ReadonlyMap<number, UserRow>, id: number): ActionItemUser {
  const row = users.get(id);
  // Foreign keys guarantee that it exists.
  if (!row) throw new Error(`Person ${id} of an action item is missing.`);
  return presentUser(viewer, row);
}

/** The ids of everybody on an item. */
export function peopleOf({
  assignee_id,
  requester_id,
  author_id,
  named_by_id,
}: ActionItemRow): readonly number[] {
  return [assignee_id, requester_id, author_id, named_by_id].filter((id) => id !== null);
}

/** An item for the signed-in person; `users` includes everybody on it. */
export function presentActionItem(
  ctx: Pick<Ctx, 'actor' | 'now'>,
  row: ActionItemRow,
  users: ReadonlyMap<number, UserRow>,
): ActionItem {
  return {
    Id: row.id,
    Title: row.title,
    DueDate: row.due_date,
    AssigneeId: row.assignee_id,
    RequesterId: row.requester_id,
    Assignee: userIn(ctx, users, row.assignee_id),
    Requester: userIn(ctx, users, row.requester_id),
    Author: row.author_id === null ? null : userIn(ctx, users, row.author_id),
    NamedBy: row.named_by_id === null ? null : userIn(ctx, users, row.named_by_id),
    IsCompleted: row.completed_at !== null,
    UpdatedAt: row.updated_at.toISOString(),
    Permissions: actionItemPermissions(ctx.actor, row),
  };
}

/** One item with its people. */
export async function presentOne(ctx: Ctx, row: ActionItemRow): Promise<ActionItem> {
  const users = await findUserRows(ctx.db, peopleOf(row));
  return presentActionItem(ctx, row, new Map(users.map((user) => [user.id, user])));
}
