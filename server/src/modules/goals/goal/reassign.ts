import type { BodyOf } from '@cadence/shared-contract';
import { resolveActions } from '@cadence/shared-contract';
import { GOAL_ACTION_TYPES } from '@cadence/shared-contract/operations';
import { invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { checkChosenParent } from '../core/steps/parent-rules.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { answerChanged, checkVersion, loadSubject } from '../core/steps/subject.ts';
import { takeStep } from '../core/steps/take-step.ts';
import { checkOwner } from './goal-fields.ts';

/**
 * Gives a goal to another owner; aligned goals stay (D-30).
 *
 * @throws not_found, denied, invalid, conflict
 */
export async function changeOwner(ctx: Ctx, body: BodyOf<'goals.changeOwner'>) {
  const subject = await loadSubject(ctx, body.Id);
  const { goal } = subject;
  await permittedAction(ctx, subject, { resolution: resolveActions(['changeOwner'], subject.situation) });
  await checkVersion(ctx, goal, body);
  if (body.UserId === goal.owner_id) {
    throw invalid([{ path: 'UserId', message: `${goal.owner_name} owns this goal already.` }]);
  }
  await checkOwner(ctx.db, body.UserId, 'UserId');
  const after = await takeStep(ctx, subject, {
    action: 'changeOwner',
    values: { owner_id: body.UserId },
    isVersioned: true,
    details: {
      actionType: GOAL_ACTION_TYPES.ownerChange,
      meta: { from_user_id: goal.owner_id, to_user_id: body.UserId },
    },
  });
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
  await permittedAction(ctx, subject, { resolution: resolveActions(['changeParent'], subject.situation) });
  await checkVersion(ctx, goal, body);
  const parentId = body.GoalId || null;
  // For an actor who may not know of the parent, the goal already has none (D-119).
  if (parentId === goal.known_parent_id) return answerChanged(ctx, goal);
  if (parentId !== null) {
    const place = { periodId: goal.period_id, ownerId: goal.owner_id, goalId: goal.id };
    await checkChosenParent(ctx, { parentId, ...place });
  }
  const after = await takeStep(ctx, subject, {
    action: 'changeParent',
    values: { parent_id: parentId },
    isVersioned: true,
    details: { actionType: GOAL_ACTION_TYPES.parentChange, toParentId: parentId },
  });
  return answerChanged(ctx, after);
}
