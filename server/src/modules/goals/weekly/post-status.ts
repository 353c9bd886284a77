import type { BodyOf, GoalStatus } from '@cadence/shared-contract';
import { isSelectableWeek, resolveActions } from '@cadence/shared-contract';
import { isBlankText } from '@cadence/shared-contract/operations';
import { invalid, notFound, stale } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announce } from '../core/announce/announce.ts';
import { insertComment } from '../core/records/comment-rows.queries.ts';
import { presentStatus } from '../core/records/present-status.ts';
import type { StatusRow } from '../core/records/status-rows.queries.ts';
import { findStatus } from '../core/records/status-rows.queries.ts';
import { answerOnce } from '../core/steps/answer-once.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { loadSubject } from '../core/steps/subject.ts';
import { fillStatus, refreshRecentStatus, rewordComment, withdrawComment } from './post-status.queries.ts';

/** Enabled (D-13), and this week or one of the three before it (D-8). @throws invalid */
function checkWeek(status: StatusRow, today: string): void {
  if (status.is_enabled && isSelectableWeek({ startDate: status.week_start }, today)) return;
  const message =
    status.week_start > today ? 'This week has not started yet.' : 'This week can no longer be updated.';
  throw invalid([{ path: 'Id', message }]);
}

/**
 * What was written without network is not posted over what was posted in between (D-189); what the same form posted
 * before is its own (D-122).
 *
 * @throws stale
 */
async function checkPosting(ctx: Ctx, { Id, PostedAt }: BodyOf<'goals.updateStatus'>): Promise<void> {
  if (PostedAt === undefined) return;
  // Read again: the goal is held by now.
  const status = await findStatus(ctx.db, Id);
  const postedAt = status?.posted_at?.getTime() ?? null;
  const seenAt = PostedAt === null ? null : new Date(PostedAt).getTime();
  if (postedAt !== seenAt && postedAt !== (ctx.earlierAt?.getTime() ?? null))
    throw stale('This week was updated elsewhere after you wrote this.');
}

async function saveComment(ctx: Ctx, status: StatusRow, text: string | undefined): Promise<void> {
  const comment = text?.trim() ?? '';
  const { db, actor, now, earlierAt } = ctx;
  // The same form was submitted before, with another comment that may have been removed since (D-122).
  const earlier = earlierAt !== null && { statusId: status.id, personId: actor.id, earlierAt };
  if (isBlankText(comment)) {
    if (earlier) await withdrawComment(db, earlier);
    return;
  }
  if (earlier && (await rewordComment(db, { ...earlier, comment, now }))) return;
  await insertComment(ctx.db, {
    tenantId: ctx.actor.tenantId,
    goalId: status.goal_id,
    type: 'GoalStatus',
    commentableId: status.id,
    personId: ctx.actor.id,
    comment,
    at: ctx.now,
  });
}

/**
 * Posts a weekly update: likelihood and quality of one week, with an optional comment (core §4 Weekly update flow,
 * D-12). Posting again in the same week replaces the values.
 *
 * @throws not_found, denied, invalid; conflict when the goal was shelved or its result submitted first; stale when
 *   `PostedAt` is not the posting there is
 */
export async function postStatus(ctx: Ctx, body: BodyOf<'goals.updateStatus'>): Promise<GoalStatus> {
  const status = await findStatus(ctx.db, body.Id);
  if (!status) throw notFound();
  const request = { goalId: status.goal_id, operation: 'goals.updateStatus', body } as const;
  return answerOnce(ctx, request, () => post(ctx, status, body));
}

async function post(ctx: Ctx, status: StatusRow, body: BodyOf<'goals.updateStatus'>): Promise<GoalStatus> {
  const { db, now } = ctx;
  const subject = await loadSubject(ctx, status.goal_id);
  const { goal } = subject;
  await permittedAction(ctx, subject, { resolution: resolveActions(['postStatus'], subject.situation) });
  checkWeek(status, ctx.today);
  await checkPosting(ctx, body);
  await fillStatus(db, { statusId: status.id, likelihood: body.Likelihood, quality: body.Quality, now });
  await refreshRecentStatus(db, goal.id);
  await saveComment(ctx, status, body.Comment);
  await announce(ctx, {
    action: 'postStatus',
    before: goal,
    after: goal,
    eventId: status.id,
    objectId: status.id,
  });
  return presentStatus((await findStatus(db, status.id)) ?? status);
}
