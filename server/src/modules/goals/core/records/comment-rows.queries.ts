import type { CommentType } from '@cadence/shared-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import type { GoalCommentsTable } from '../../../../migrations/goal-tables.ts';

export type CommentRow = Selectable<GoalCommentsTable> & { readonly person_name: string };

/** The foreign key column for each kind of commented object, and the table it refers to. */
export const COMMENTABLES = {
  GoalStatus: { column: 'status_id', table: 'goal_statuses' },
  StateTransition: { column: 'transition_id', table: 'goal_transitions' },
  OwnerGoalResult: { column: 'result_id', table: 'goal_results' },
  ManagerGoalResult: { column: 'manager_result_id', table: 'goal_manager_results' },
} as const satisfies Record<
  CommentType,
  { readonly column: keyof GoalCommentsTable; readonly table: string }
>;

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
      [COMMENTABLES[comment.type].column]: comment.commentableId,
      person_id: comment.personId,
      comment: comment.comment,
      created_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Comments with the names of their authors. */
export function comments(db: Db) {
  return db
    .selectFrom('goal_comments as c')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.person_id'),
    )
    .selectAll('c')
    .select('p.name as person_name');
}

/** Comments of a goal, oldest first; with those on its steps if `withSteps`. */
export function listComments(db: Db, goalId: number, withSteps: boolean): Promise<CommentRow[]> {
  return comments(db)
    .where('c.goal_id', '=', goalId)
    .$if(!withSteps, (query) => query.where('c.type', '<>', 'StateTransition'))
    .orderBy('c.id')
    .execute();
}

/** The id of the object that the comment belongs to. */
export function commentableIdOf(row: CommentRow): number {
  return row[COMMENTABLES[row.type].column] ?? 0;
}
