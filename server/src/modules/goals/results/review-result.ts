import type { BodyOf, Overwritten } from '@cadence/shared-contract';
import { resolveActions } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { overwrittenFields } from '../../../kernel/versions/index.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import type { Subject } from '../core/steps/subject.ts';
import { answerSaved, checkVersion, loadSubject } from '../core/steps/subject.ts';
import { takeStep } from '../core/steps/take-step.ts';
import type { Achievement } from './result-fields.ts';
import { achievementFields, readAchievement } from './result-fields.ts';
import { saveManagerResult } from './results.queries.ts';

/** The first review finalizes the goal; after that the reviewer may change it, and other reviewers are too late. */
function findStep(ctx: Ctx, subject: Subject, isEdit: boolean) {
  const { goal, situation } = subject;
  const edit = resolveActions(['editManagerResult'], situation);
  const isAboutEdit = edit.kind === 'found' || (isEdit && goal.state === 'finalized');
  const resolution = isAboutEdit ? edit : resolveActions(['finalize'], situation);
  return permittedAction(ctx, subject, { resolution });
}

interface Replacing {
  /** The review before this one; null for the first. */
  readonly before: GoalRecord['verdict'];
  readonly achievement: Achievement;
}

/** What a review without a version replaced of the previous one (D-116). */
function overwrittenReview(
  body: BodyOf<'goals.finalizeApproved'>,
  { before, achievement }: Replacing,
): Overwritten {
  if (before === null) return null;
  return overwrittenFields(body.UpdatedAt, {
    before: { ...achievementFields(before), Feedback: before.feedback },
    after: { ...achievementFields(achievement), Feedback: body.Feedback.trim() },
  });
}

/**
 * The manager's review of a result, which finalizes the goal; later the reviewer may change it (core §4, D-25).
 *
 * @throws not_found, denied, invalid; conflict when somebody else finalized it first
 */
export async function reviewResult(ctx: Ctx, body: BodyOf<'goals.finalizeApproved'>) {
  const { db, actor, now } = ctx;
  const subject = await loadSubject(ctx, body.GoalId);
  const action = await findStep(ctx, subject, Boolean(body.Id));
  const { goal } = subject;
  await checkVersion(ctx, goal, body);
  const achievement = readAchievement(goal, body, { path: 'Feedback', value: body.Feedback });
  // Before the step, so that the returned goal has the review; a refused step rolls it back with the transaction.
  await saveManagerResult(db, {
    tenant_id: actor.tenantId,
    goal_id: body.GoalId,
    person_id: actor.id,
    ...achievement,
    feedback: body.Feedback.trim(),
    created_at: now,
    updated_at: now,
  });
  const after = await takeStep(ctx, subject, { action, isVersioned: body.UpdatedAt !== undefined });
  return answerSaved(ctx, after, overwrittenReview(body, { before: goal.verdict, achievement }));
}
