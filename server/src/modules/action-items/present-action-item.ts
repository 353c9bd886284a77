import type { ActionItem, ActionItemUser } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { avatarUrl } from '../people/index.ts';
import { actionItemPermissions } from './action-items.policy.ts';
import type { ActionItemRow, UserRow } from './action-items.queries.ts';
import { findUserRows } from './action-items.queries.ts';

export function presentUser(row: UserRow): ActionItemUser {
  return {
    Id: row.id,
    Name: row.name,
    Avatar: avatarUrl(row.avatar_key, 'small'),
    JobTitle: row.job_title,
  };
}

function userIn(users: ReadonlyMap<number, UserRow>, id: number): ActionItemUser {
  const row = users.get(id);
  // Foreign keys promise it.
  if (!row) throw new Error(`Person ${id} of an action item is missing.`);
  return presentUser(row);
}

/** An item for the signed-in person; `users` holds everybody it names. */
export function presentActionItem(
  { actor }: Pick<Ctx, 'actor'>,
  row: ActionItemRow,
  users: ReadonlyMap<number, UserRow>,
): ActionItem {
  return {
    Id: row.id,
    Title: row.title,
    DueDate: row.due_date,
    AssigneeId: row.assignee_id,
    RequesterId: row.requester_id,
    Assignee: userIn(users, row.assignee_id),
    Requester: userIn(users, row.requester_id),
    IsCompleted: row.completed_at !== null,
    UpdatedAt: row.updated_at.toISOString(),
    Permissions: actionItemPermissions(actor, row),
  };
}

/** One item with its people. */
export async function presentOne(ctx: Ctx, row: ActionItemRow): Promise<ActionItem> {
  const users = await findUserRows(ctx.db, [row.assignee_id, row.requester_id]);
  return presentActionItem(ctx, row, new Map(users.map((user) => [user.id, user])));
}
