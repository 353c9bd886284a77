import type { CommentType } from '@cadence/shared-contract';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { GoalCommentsTable } from '../../../migrations/goal-tables.ts';

export type CommentRow = Selectable<GoalCommentsTable> & { readonly person_name: string };

/** Which column of a comment names what it hangs on, and where that lives. */
const SUBJECTS = {
  GoalStatus: { column: 'status_id', table: 'goal_statuses' },
  StateTransition: { column: 'transition_id', table: 'goal_transitions' },
  OwnerGoalResult: { column: 'result_id', table: 'goal_results' },
  ManagerGoalResult: { column: 'manager_result_id', table: 'goal_manager_results' },
} as const satisfies Record<
  CommentType,
  { readonly column: keyof GoalCommentsTable; readonly table: string }
>;

/** The goal that a thing to comment on belongs to; undefined when there is no such thing. */
export async function findCommentedGoalId(
  db: Db,
  type: CommentType,
  commentableId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(SUBJECTS[type].table)
    .select('goal_id')
    .where('id', '=', commentableId)
    .executeTakeFirst();
  return row?.goal_id;
}

export interface NewComment {
  readonly tenantId: number;
  readonly goalId: number;
  readonly type: CommentType;
  readonly commentableId: number;
  readonly personId: number;
  readonly comment: string;
  readonly at: Date;
}

export async function insertComment(db: Db, comment: NewComment): Promise<number> {
  const { id } = await db
    .insertInto('goal_comments')
    .values({
      tenant_id: comment.tenantId,
      goal_id: comment.goalId,
      type: comment.type,
      [SUBJECTS[comment.type].column]: comment.commentableId,
      person_id: comment.personId,
      comment: comment.comment,
      created_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function comments(db: Db) {
  return db
    .selectFrom('goal_comments as c')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.person_id'),
    )
    .selectAll('c')
    .select('p.name as person_name');
}

export function findComment(db: Db, id: number): Promise<CommentRow | undefined> {
  return comments(db).where('c.id', '=', id).executeTakeFirst();
}

/** Comments of a goal, oldest first. */
export function listComments(db: Db, goalId: number, isVisible: RawBuilder<boolean>): Promise<CommentRow[]> {
  return comments(db).where('c.goal_id', '=', goalId).where(isVisible).orderBy('c.id').execute();
}

/** Comments of one weekly status, oldest first. */
export function listStatusComments(db: Db, statusId: number): Promise<CommentRow[]> {
  return comments(db).where('c.status_id', '=', statusId).orderBy('c.id').execute();
}

/** People who took part in a conversation: everyone who commented on the same thing. */
export async function findThreadIds(db: Db, row: CommentRow): Promise<number[]> {
  const { column } = SUBJECTS[row.type];
  const people = await db
    .selectFrom('goal_comments')
    .select('person_id')
    .distinct()
    .where('goal_id', '=', row.goal_id)
    .where(sql.ref(column), '=', row[column])
    .execute();
  return people.map((person) => person.person_id);
}

/** What the comment hangs on. */
export function commentableIdOf(row: CommentRow): number {
  return row[SUBJECTS[row.type].column] ?? 0;
}

export async function updateComment(
  db: Db,
  id: number,
  values: { readonly comment: string; readonly updated_at: Date },
): Promise<void> {
  await db.updateTable('goal_comments').set(values).where('id', '=', id).execute();
}

export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('goal_comments').where('id', '=', id).execute();
}
