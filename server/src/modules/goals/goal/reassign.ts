import type { BodyOf } from '@cadence/shared-contract';
import { resolveActions } from '@cadence/shared-contract';
import { GOAL_ACTION_TYPES } from '@cadence/shared-contract/operations';
import { invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announce } from '../core/announce/announce.ts';
import { moveGoal } from '../core/steps/goal-writes.queries.ts';
import { checkChosenParent } from '../core/steps/parent-rules.ts';
import { permittedRow } from '../core/steps/permitted-row.ts';
import { answerChanged, checkVersion, loadSubject, readChanged, tooLate } from '../core/steps/subject.ts';
import { insertTransition } from '../core/steps/transitions.queries.ts';
import { checkOwner } from './goal-fields.ts';

/**
 * Gives a goal to another owner; aligned goals stay (D-30).
 *
 * @throws not_found, denied, invalid, conflict
 */
export async function changeOwner(ctx: Ctx, body: BodyOf<'goals.changeOwner'>) {
  const subject = await loadSubject(ctx, body.Id);
  const { goal } = subject;
  await permittedRow(ctx, subject, { resolution: resolveActions(['changeOwner'], subject.situation) });
  await checkVersion(ctx, goal, body);
  if (body.UserId === goal.owner_id) {
    throw invalid([{ path: 'UserId', message: `${goal.owner_name} owns this goal already.` }]);
  }
  await checkOwner(ctx.db, body.UserId, 'UserId');
  const values = { owner_id: body.UserId };
  const move = { from: [goal.state], to: null, now: ctx.now, version: goal.updated_at, values };
  if (!(await moveGoal(ctx.db, goal.id, move))) throw await tooLate(ctx, goal);
  const eventId = await insertTransition(ctx.db, {
    tenantId: goal.tenant_id,
    goalId: goal.id,
    subject: 'goal',
    action: 'changeOwner',
    actionType: GOAL_ACTION_TYPES.ownerChange,
    from: goal.state,
    to: goal.state,
    meta: { from_user_id: goal.owner_id, to_user_id: body.UserId },
    goalName: goal.title,
    personId: ctx.actor.id,
    at: ctx.now,
  });
  const after = await readChanged(ctx, goal.id);
  await announce(ctx, { action: 'changeOwner', before: goal, after, eventId });
  return answerChanged(ctx, after);
}

/**
 * Aligns a goal to another one, or to none with `GoalId` 0 (core §5, D-29).
 *
 * @throws not_found, denied, invalid, conflict
 */
export async function changeParent(ctx: Ctx, body: BodyOf<'goals.changeParent'>) {
  const subject = await loadSubject(ctx, body.Id);
  const { goal } = subject;
  await permittedRow(ctx, subject, { resolution: resolveActions(['changeParent'], subject.situation) });
  await checkVersion(ctx, goal, body);
  const parentId = body.GoalId || null;
  // To whoever may not know of the parent the goal has none already (D-119).
  if (parentId === goal.known_parent_id) return answerChanged(ctx, goal);
  if (parentId !== null) {
    const place = { periodId: goal.period_id, ownerId: goal.owner_id, goalId: goal.id };
    await checkChosenParent(ctx, { parentId, ...place });
  }
  const values = { parent_id: parentId };
  const move = { from: [goal.state], to: null, now: ctx.now, version: goal.updated_at, values };
  if (!(await moveGoal(ctx.db, goal.id, move))) throw await tooLate(ctx, goal);
  const eventId = await insertTransition(ctx.db, {
    tenantId: goal.tenant_id,
    goalId: goal.id,
    subject: 'goal',
    action: 'changeParent',
    actionType: GOAL_ACTION_TYPES.parentChange,
    from: goal.state,
    to: goal.state,
    goalName: goal.title,
    toParentId: parentId,
    personId: ctx.actor.id,
    at: ctx.now,
  });
  const after = await readChanged(ctx, goal.id);
  await announce(ctx, { action: 'changeParent', before: goal, after, eventId });
  return answerChanged(ctx, after);
}
