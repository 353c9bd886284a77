import type { GoalInput } from '@cadence/shared-contract';
import { GOAL_LIFECYCLE } from '@cadence/shared-contract';
import { denied } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announceLive } from '../core/announce/announce.ts';
import { checkChosenParent, requireParentForOthers } from '../core/steps/parent-rules.ts';
import { answerChanged, loadSubject } from '../core/steps/subject.ts';
import { record } from '../core/steps/take-step.ts';
import { checkOwner, checkPeriod, mayChooseOwner, readParentId, readTexts } from './goal-fields.ts';
import { insertGoal } from './new-rows.queries.ts';
import { submitOrPublish } from './submit-or-publish.ts';

async function checkPlace(ctx: Ctx, body: GoalInput) {
  const { actor } = ctx;
  if (actor.role === 'observer') throw denied('Observers cannot add goals.');
  const ownerId = body.OwnerId ?? actor.id;
  const parentId = readParentId(body);
  if (ownerId !== actor.id) mayChooseOwner(actor);
  await checkOwner(ctx.db, ownerId, 'OwnerId');
  await checkPeriod(ctx, body.PeriodId);
  requireParentForOthers(actor, ownerId, parentId);
  if (parentId !== null) {
    await checkChosenParent(ctx, { parentId, ownerId, periodId: body.PeriodId, goalId: null });
  }
  return { owner_id: ownerId, parent_id: parentId, period_id: body.PeriodId };
}

/**
 * Creates a goal in draft; with `IsDraft: false` it is submitted, or published where the actor may do so (core §4, §6).
 *
 * @throws denied, invalid
 */
export async function createGoal(ctx: Ctx, body: GoalInput) {
  const { actor, tenant, now } = ctx;
  const texts = readTexts(body, tenant.goalType);
  const place = await checkPlace(ctx, body);
  const id = await insertGoal(ctx.db, {
    tenant_id: tenant.id,
    ...place,
    ...texts,
    creator_id: actor.id,
    state: 'draft',
    goal_type: tenant.goalType,
    state_since: now,
    created_at: now,
    updated_at: now,
  });
  const subject = await loadSubject(ctx, id);
  await record(ctx, subject.goal, { action: 'create', from: null, to: 'draft' });
  if (body.IsDraft === false) {
    return answerChanged(ctx, await submitOrPublish(ctx, subject, { comment: body.Comment, was: null }));
  }
  await announceLive(ctx, { change: GOAL_LIFECYCLE.create.changes, before: null, after: subject.goal });
  return answerChanged(ctx, subject.goal);
}
