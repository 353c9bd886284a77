import type { CommentType } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { CommentRow } from '../core/records/comment-rows.queries.ts';
import { comments, COMMENTABLES } from '../core/records/comment-rows.queries.ts';

/** The goal that a commentable object belongs to; undefined when there is no such object. */
export async function findCommentedGoalId(
  db: Db,
  type: CommentType,
  commentableId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(COMMENTABLES[type].table)
    .select('goal_id')
    .where('id', '=', commentableId)
    .executeTakeFirst();
  return row?.goal_id;
}

export function findComment(db: Db, id: number): Promise<CommentRow | undefined> {
  return comments(db).where('c.id', '=', id).executeTakeFirst();
}

/** Comments of one weekly status, oldest first. */
export function listStatusComments(db: Db, statusId: number): Promise<CommentRow[]> {
  return comments(db).where('c.status_id', '=', statusId).orderBy('c.id').execute();
}

/** People in a thread: everyone who commented on the same object. */
export async function findThreadIds(db: Db, row: CommentRow): Promise<number[]> {
  const { column } = COMMENTABLES[row.type];
  const people = await db
    .selectFrom('goal_comments')
    .select('person_id')
    .distinct()
    .where('goal_id', '=', row.goal_id)
    .where(sql.ref(column), '=', row[column])
    .execute();
  return people.map((person) => person.person_id);
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
