import type { ActionItemSort } from '@cadence/shared-contract';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import type { ActionItemsTable } from '../../migrations/action-item-tables.ts';
import { isConcernedBy } from './action-items-policy.queries.ts';

const COLUMNS = [
  'id',
  'title',
  'due_date',
  'assignee_id',
  'requester_id',
  'author_id',
  'named_by_id',
  'completed_at',
  'updated_at',
] as const;
export type ActionItemRow = Pick<Selectable<ActionItemsTable>, (typeof COLUMNS)[number]>;

type Viewer = Pick<Actor, 'id'>;

/** What to list; an empty list of people means everybody. */
export interface ActionItemFilter {
  readonly isCompleted: boolean;
  readonly assigneeIds: readonly number[];
  readonly requesterIds: readonly number[];
}

export interface ActionItemPlace {
  readonly sortBy: ActionItemSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Items that the viewer may see and that match. */
function matching(db: Db, viewer: Viewer, { isCompleted, assigneeIds, requesterIds }: ActionItemFilter) {
  return db
    .selectFrom('action_items')
    .where('action_items.tenant_id', '=', currentTenant)
    .where(isConcernedBy(viewer))
    .where('completed_at', isCompleted ? 'is not' : 'is', null)
    .$if(assigneeIds.length > 0, (query) => query.where('assignee_id', 'in', assigneeIds))
    .$if(requesterIds.length > 0, (query) => query.where('requester_id', 'in', requesterIds));
}

function nameOf(column: 'assignee_id' | 'requester_id'): RawBuilder<string> {
  return sql`(select lower(people.name) from people
    where people.tenant_id = action_items.tenant_id and people.id = ${sql.ref(`action_items.${column}`)})`;
}

const SORT_KEYS: Readonly<Record<ActionItemSort, RawBuilder<string>>> = {
  DueDate: sql`action_items.due_date`,
  Title: sql`lower(action_items.title)`,
  Assignee: nameOf('assignee_id'),
  Requester: nameOf('requester_id'),
};

/** One page of the matching items. Equal ones are ordered by deadline, then by id, so that pages do not overlap. */
export function listActionItems(
  db: Db,
  viewer: Viewer,
  { sortBy, order, limit, offset, ...filter }: ActionItemFilter & ActionItemPlace,
): Promise<ActionItemRow[]> {
  return matching(db, viewer, filter)
    .select(COLUMNS)
    .orderBy(SORT_KEYS[sortBy], order)
    .orderBy('due_date')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countActionItems(db: Db, viewer: Viewer, filter: ActionItemFilter): Promise<number> {
  const { count } = await matching(db, viewer, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The assignees and requesters of the items that the viewer may see, in progress or completed. */
export function listConcernedPairs(
  db: Db,
  viewer: Viewer,
): Promise<Pick<ActionItemRow, 'assignee_id' | 'requester_id'>[]> {
  return db
    .selectFrom('action_items')
    .select(['assignee_id', 'requester_id'])
    .distinct()
    .where('tenant_id', '=', currentTenant)
    .where(isConcernedBy(viewer))
    .execute();
}

/** An item that the viewer may see. */
export function findActionItem(db: Db, viewer: Viewer, id: number): Promise<ActionItemRow | undefined> {
  return db
    .selectFrom('action_items')
    .select(COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where(isConcernedBy(viewer))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The content of an item; ids of people of the tenant, a real day. */
export type ActionItemText = Pick<ActionItemRow, 'title' | 'due_date' | 'assignee_id' | 'requester_id'>;

export function insertActionItem(
  db: Db,
  text: ActionItemText &
    Pick<ActionItemRow, 'author_id' | 'named_by_id'> & { readonly tenantId: number; readonly at: Date },
): Promise<ActionItemRow> {
  const { tenantId, at, ...values } = text;
  return db
    .insertInto('action_items')
    .values({ ...values, tenant_id: tenantId, created_at: at, updated_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Two changes within one millisecond get different versions. */
function laterThanBefore(at: Date): RawBuilder<Date> {
  return sql`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;
}

/** Changes an item that is in progress and still in the given version; undefined when there is none. */
export function changeActionItem(
  db: Db,
  { id, updated_at }: Pick<ActionItemRow, 'id' | 'updated_at'>,
  text: ActionItemText & Pick<ActionItemRow, 'named_by_id'> & { readonly at: Date },
): Promise<ActionItemRow | undefined> {
  const { at, ...values } = text;
  return db
    .updateTable('action_items')
    .set({ ...values, updated_at: laterThanBefore(at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('updated_at', '=', updated_at)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Completes an item that is in progress, or the reverse; undefined when another call has just done that. */
export function markActionItem(
  db: Db,
  { id, assignee_id }: Pick<ActionItemRow, 'id' | 'assignee_id'>,
  { isCompleted, at }: { readonly isCompleted: boolean; readonly at: Date },
): Promise<ActionItemRow | undefined> {
  return db
    .updateTable('action_items')
    .set({ completed_at: isCompleted ? at : null, updated_at: laterThanBefore(at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('assignee_id', '=', assignee_id)
    .where('completed_at', isCompleted ? 'is' : 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Makes the person who named the requester the requester of an item in progress; undefined when that has changed. */
export function handBackActionItem(
  db: Db,
  { id, requester_id }: Pick<ActionItemRow, 'id' | 'requester_id'>,
  { to, at }: { readonly to: number; readonly at: Date },
): Promise<ActionItemRow | undefined> {
  return db
    .updateTable('action_items')
    .set({ requester_id: to, named_by_id: null, updated_at: laterThanBefore(at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('requester_id', '=', requester_id)
    .where('named_by_id', '=', to)
    .where('completed_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes an item of this requester; false when there is none. */
export async function deleteActionItem(
  db: Db,
  { id, requester_id }: Pick<ActionItemRow, 'id' | 'requester_id'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('action_items')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('requester_id', '=', requester_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const USER_COLUMNS = ['id', 'name', 'job_title', 'avatar_key', 'deactivated_at'] as const;

/** People of the tenant by id, including deactivated ones, ordered by name. */
export function findUserRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('people')
    .select(USER_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
export type UserRow = Awaited<ReturnType<typeof findUserRows>>[number];

/** Everybody who is not deactivated, by name. */
export function listUserRows(db: Db): Promise<UserRow[]> {
  return db
    .selectFrom('people')
    .select(USER_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where('deactivated_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
