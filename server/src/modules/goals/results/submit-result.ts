import type { BodyOf, GoalAction, Overwritten } from '@cadence/shared-contract';
import { MESSAGES, resolveActions } from '@cadence/shared-contract';
import { conflict } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { overwrittenFields } from '../../../kernel/versions/index.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import type { Subject } from '../core/steps/subject.ts';
import { answerChanged, answerSaved, checkVersion, loadSubject } from '../core/steps/subject.ts';
import { takeStep } from '../core/steps/take-step.ts';
import type { Achievement } from './result-fields.ts';
import { achievementFields, readAchievement } from './result-fields.ts';
import { saveResult } from './results.queries.ts';

/** Submitting a result is one of: change the submitted one, finalize at once (D-26), or submit for review. */
const SUBMITTING = [
  'editResult',
  'submitOwnFinalResult',
  'submitResult',
] as const satisfies readonly GoalAction[];

function findStep(ctx: Ctx, subject: Subject, actions: readonly GoalAction[]) {
  const isOver = subject.goal.state === 'finalized';
  return permittedAction(ctx, subject, {
    resolution: resolveActions(actions, subject.situation),
    late: isOver ? conflict(MESSAGES.managerAlreadyFinalized, 'tooLate') : undefined,
  });
}

interface Replacing {
  /** The result before this one; null where there was none to read. */
  readonly before: GoalRecord['result'];
  readonly achievement: Achievement;
}

/** What a result without a version replaced of the one submitted before (D-116). */
function overwrittenResult(body: BodyOf<'goals.finalize'>, { before, achievement }: Replacing): Overwritten {
  if (before === null) return null;
  return overwrittenFields(body.UpdatedAt, {
    before: { ...achievementFields(before), Quality: before.quality, Outcome: before.outcome },
    after: { ...achievementFields(achievement), Quality: body.Quality, Outcome: body.Outcome.trim() },
  });
}

/**
 * The owner's result (core §4, §5): submitted for review, changed while in review, or final at once for the ceo.
 *
 * @throws not_found, denied, invalid; conflict when the manager finalized it first (D-28)
 */
export async function submitResult(ctx: Ctx, body: BodyOf<'goals.finalize'>) {
  const { db, actor, now } = ctx;
  const subject = await loadSubject(ctx, body.GoalId);
  const action = await findStep(ctx, subject, SUBMITTING);
  const { goal } = subject;
  await checkVersion(ctx, goal, body);
  const achievement = readAchievement(goal, body, { path: 'Outcome', value: body.Outcome });
  // Before the step, so that the returned goal has the result; a refused step rolls it back with the transaction.
  await saveResult(db, {
    tenant_id: actor.tenantId,
    goal_id: body.GoalId,
    person_id: actor.id,
    ...achievement,
    quality: body.Quality,
    outcome: body.Outcome.trim(),
    created_at: now,
    updated_at: now,
  });
  const after = await takeStep(ctx, subject, { action, isVersioned: body.UpdatedAt !== undefined });
  const before = goal.state === 'results_in_review' ? goal.result : null;
  return answerSaved(ctx, after, overwrittenResult(body, { before, achievement }));
}

/** The owner takes the submitted result back; the goal is approved again. @throws not_found, denied, conflict */
export async function retractResult(ctx: Ctx, body: BodyOf<'goals.finalizeRetract'>) {
  const subject = await loadSubject(ctx, body.GoalId);
  const action = await findStep(ctx, subject, ['retractResult']);
  await checkVersion(ctx, subject.goal, body);
  const isVersioned = body.UpdatedAt !== undefined;
  return answerChanged(ctx, await takeStep(ctx, subject, { action, comment: body.Comment, isVersioned }));
}
