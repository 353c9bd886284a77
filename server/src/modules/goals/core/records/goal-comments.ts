import type { GoalComment } from '@cadence/shared-contract';
import type { Scope } from '../scope.ts';
import { seesStepComments } from '../visibility/step-comments.ts';
import type { CommentRow } from './comment-rows.queries.ts';
import { commentableIdOf, listComments } from './comment-rows.queries.ts';
import type { GoalRecord } from './goal-records.queries.ts';

export function presentComment(row: CommentRow): GoalComment {
  return {
    Id: row.id,
    CommentableId: commentableIdOf(row),
    Type: row.type,
    Comment: row.comment,
    Name: row.person_name,
    UserId: row.person_id,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at?.toISOString() ?? null,
  };
}

/** All of a visible goal's comments that the viewer may read. */
export async function readComments({ db, actor }: Scope, goal: GoalRecord): Promise<GoalComment[]> {
  return (await listComments(db, goal.id, seesStepComments(actor, goal))).map(presentComment);
}
