import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import type { ActionItemFilter, ActionItemPlace } from './action-items.queries.ts';
import {
  countActionItems,
  findUserRows,
  listActionItems,
  listConcernedPairs,
} from './action-items.queries.ts';
import { peopleOf, presentActionItem, presentUser } from './present-action-item.ts';

type Question = BodyOf<'actionItems.list'>;

function filterOf({ IsCompleted = false, Filters }: Question): ActionItemFilter {
  return {
    isCompleted: IsCompleted,
    assigneeIds: Filters?.AssigneeId ?? [],
    requesterIds: Filters?.RequesterId ?? [],
  };
}

/** People §9: pages of 20, the nearest deadline first. */
function placeOf(question: Question): ActionItemPlace {
  const { Page = 1, PageSize = LIMITS.actionItemPageSize, SortBy = 'DueDate', SortOrder = 'asc' } = question;
  return { sortBy: SortBy, order: SortOrder, limit: PageSize, offset: (Page - 1) * PageSize };
}

/** A page of the actor's items and, for its filters, the people of all their items (people §7 Action items). */
export async function readActionItems(ctx: Ctx, question: Question): Promise<OutputOf<'actionItems.list'>> {
  const filter = filterOf(question);
  const rows = await listActionItems(ctx.db, ctx.actor, { ...filter, ...placeOf(question) });
  const pairs = [...rows, ...(await listConcernedPairs(ctx.db, ctx.actor))];
  const assignees = new Set(pairs.map(({ assignee_id }) => assignee_id));
  const requesters = new Set(pairs.map(({ requester_id }) => requester_id));
  const named = new Set([...assignees, ...requesters, ...rows.flatMap(peopleOf)]);
  const people = await findUserRows(ctx.db, [...named]);
  const users = new Map(people.map((user) => [user.id, user]));
  return {
    data: rows.map((row) => presentActionItem(ctx, row, users)),
    count: await countActionItems(ctx.db, ctx.actor, filter),
    to_users: people.filter(({ id }) => assignees.has(id)).map((row) => presentUser(ctx, row)),
    by_users: people.filter(({ id }) => requesters.has(id)).map((row) => presentUser(ctx, row)),
    Today: ctx.today,
  };
}
