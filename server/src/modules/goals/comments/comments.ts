import type { BodyOf, GoalComment } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { NOTIFICATIONS } from '@cadence/shared-contract/notifications';
import { isBlankText } from '@cadence/shared-contract/operations';
import { denied, invalid, notFound } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { announceLive, findRecipients } from '../core/announce/announce.ts';
import type { CommentRow } from '../core/records/comment-rows.queries.ts';
import { insertComment } from '../core/records/comment-rows.queries.ts';
import { presentComment } from '../core/records/goal-comments.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { findStatus } from '../core/records/status-rows.queries.ts';
import type { Scope } from '../core/scope.ts';
import { forgetLastRequest } from '../core/steps/answer-once.queries.ts';
import { loadVisible } from '../core/steps/subject.ts';
import { seesStepComments } from '../core/visibility/step-comments.ts';
import {
  deleteComment as removeComment,
  findComment,
  findCommentedGoalId,
  findThreadIds,
  listStatusComments,
  updateComment as changeComment,
} from './comments.queries.ts';

/** The comments of a weekly status of a visible goal. @throws not_found */
export async function readStatusComments(scope: Scope, statusId: number): Promise<GoalComment[]> {
  const status = await findStatus(scope.db, statusId);
  if (!status) throw notFound();
  await loadVisible(scope, status.goal_id);
  return (await listStatusComments(scope.db, statusId)).map(presentComment);
}

/** @throws invalid when it is blank (core §5) */
function readText(comment: string): string {
  const text = comment.trim();
  if (isBlankText(text)) throw invalid([{ path: 'Comment', message: MESSAGES.commentRequired }]);
  return text;
}

/** A visible goal, if the viewer may read comments of this type on it. @throws not_found */
async function loadCommented(scope: Scope, goalId: number, type: CommentRow['type']): Promise<GoalRecord> {
  const goal = await loadVisible(scope, goalId);
  if (type === 'StateTransition' && !seesStepComments(scope.actor, goal)) throw notFound();
  return goal;
}

/** Not everyone may read comments on approval actions, even on a public goal (core §4). */
function announceComment(ctx: Ctx, goal: GoalRecord, type: CommentRow['type']): Promise<void> {
  const isConfidential = type === 'StateTransition';
  return announceLive(ctx, { change: 'discussion', before: goal, after: goal, isConfidential });
}

/** Owner, followers and the people in the thread, as far as they may read it (D-37, D-33). */
async function notifyOthers(ctx: Ctx, goal: GoalRecord, row: CommentRow): Promise<void> {
  const rule = NOTIFICATIONS.comment;
  const known = { thread: await findThreadIds(ctx.db, row) };
  const reached = await findRecipients(ctx, goal, { groups: rule.to, known });
  const readers = reached.filter(
    (viewer) => row.type !== 'StateTransition' || seesStepComments(viewer, goal),
  );
  await notify(ctx, {
    rule,
    eventId: `goal/${goal.id}/comment/${row.id}`,
    recipients: readers.map((viewer) => viewer.id),
    facts: { actor: ctx.actor.name, title: goal.title },
    objectId: goal.id,
    goal: { name: 'comment', id: goal.id },
  });
}

/** Adds a comment to a weekly status, a transition or a result (core §7). @throws invalid, not_found */
export async function addComment(ctx: Ctx, body: BodyOf<'goals.commentAdd'>): Promise<GoalComment> {
  const comment = readText(body.Comment);
  const goalId = await findCommentedGoalId(ctx.db, body.Type, body.Id);
  if (goalId === undefined) throw notFound();
  const goal = await loadCommented(ctx, goalId, body.Type);
  const id = await insertComment(ctx.db, {
    tenantId: goal.tenant_id,
    goalId,
    type: body.Type,
    commentableId: body.Id,
    personId: ctx.actor.id,
    comment,
    at: ctx.now,
  });
  const row = await findComment(ctx.db, id);
  if (!row) throw new Error('a comment was not written');
  await notifyOthers(ctx, goal, row);
  await announceComment(ctx, goal, body.Type);
  return presentComment(row);
}

/** A comment that the actor may read, on its goal. Only its author changes it (core §4). @throws not_found, denied */
async function loadOwnComment(ctx: Ctx, id: number): Promise<{ row: CommentRow; goal: GoalRecord }> {
  const row = await findComment(ctx.db, id);
  if (!row) throw notFound();
  const goal = await loadCommented(ctx, row.goal_id, row.type);
  if (row.person_id !== ctx.actor.id) throw denied('Only the author can change or delete a comment.');
  return { row, goal };
}

/** @throws invalid, not_found, denied */
export async function updateComment(ctx: Ctx, body: BodyOf<'goals.commentUpdate'>): Promise<GoalComment> {
  const comment = readText(body.Comment);
  const { row, goal } = await loadOwnComment(ctx, body.CommentId);
  await changeComment(ctx.db, row.id, { comment, updated_at: ctx.now });
  await forgetLastRequest(ctx.db, goal.id);
  await announceComment(ctx, goal, row.type);
  return presentComment({ ...row, comment, updated_at: ctx.now });
}

/** @throws not_found, denied */
export async function deleteComment(ctx: Ctx, id: number): Promise<void> {
  const { row, goal } = await loadOwnComment(ctx, id);
  await removeComment(ctx.db, row.id);
  await forgetLastRequest(ctx.db, goal.id);
  await announceComment(ctx, goal, row.type);
}
