import type { BodyOf, FieldError } from '@cadence/shared-contract';
import { deadlineProblem, MESSAGES } from '@cadence/shared-contract';
import { invalid } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { isBlankText } from '@cadence/shared-contract/operations';
import type { ActionItemText, UserRow } from './action-items.queries.ts';
import { findUserRows } from './action-items.queries.ts';

/** Why a person cannot be chosen; null when they can. The person chosen before may stay. */
function personProblem(user: UserRow | undefined, before: number | undefined): string | null {
  if (!user) return MESSAGES.actionItemPersonRequired;
  if (user.deactivated_at === null || user.id === before) return null;
  return `${user.name} is deactivated. Please select somebody else.`;
}

/**
 * Reads and checks the content of an item (people §5 Action item). `before` is the item being edited.
 *
 * @throws invalid with every field that is wrong
 */
export async function readActionItemInput(
  { db }: Pick<Ctx, 'db'>,
  { Title, DueDate, AssigneeId, RequesterId }: BodyOf<'actionItems.create'>,
  before?: ActionItemText,
): Promise<ActionItemText> {
  const ids = [AssigneeId ?? 0, RequesterId ?? 0];
  const users = new Map((await findUserRows(db, ids)).map((user) => [user.id, user]));
  const text: ActionItemText = {
    title: Title.trim(),
    due_date: DueDate ?? '',
    assignee_id: AssigneeId ?? 0,
    requester_id: RequesterId ?? 0,
  };
  const problems: Readonly<Record<string, string | null>> = {
    Title: isBlankText(text.title) ? MESSAGES.actionItemTextRequired : null,
    DueDate: deadlineProblem(text.due_date),
    AssigneeId: personProblem(users.get(text.assignee_id), before?.assignee_id),
    RequesterId: personProblem(users.get(text.requester_id), before?.requester_id),
  };
  const errors = Object.entries(problems).flatMap<FieldError>(([path, message]) =>
    message === null ? [] : [{ path, message }],
  );
  if (errors.length > 0) throw invalid(errors);
  return text;
}
