import type { BodyOf } from '@cadence/shared-contract';
import { openRows } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Subject } from '../changes/subject.ts';
import { answerChanged, loadForChange, tooLate } from '../changes/subject.ts';
import { takeStep } from '../changes/take-step.ts';
import { refusal } from '../policy/refusals.ts';
import { readAchievement } from './result-fields.ts';
import { saveManagerResult } from './results.queries.ts';

const REVIEW_ACTIONS: readonly string[] = ['finalize', 'editManagerResult'];

async function findStep(ctx: Ctx, { goal, situation }: Subject, isEdit: boolean) {
  const row = openRows(situation).find(({ action }) => REVIEW_ACTIONS.includes(action));
  if (row) return row;
  if (goal.state === 'results_in_review') throw refusal('ReviewFinalize');
  // Somebody who meant to finalize and finds it done came too late; only an edit is a question of permission.
  throw goal.state === 'finalized' && isEdit ? refusal('EditFinalizeResults') : await tooLate(ctx, goal);
}

/**
 * The manager's review of a result, which finalizes the goal; later the reviewer may change it (core §4, D-25).
 *
 * @throws not_found, denied, invalid; conflict when somebody else finalized it meanwhile
 */
export async function reviewResult(ctx: Ctx, body: BodyOf<'goals.finalizeApproved'>) {
  const { db, actor, now } = ctx;
  const subject = await loadForChange(ctx, body.GoalId);
  const row = await findStep(ctx, subject, Boolean(body.Id));
  const achievement = readAchievement(subject.goal, body, { path: 'Feedback', value: body.Feedback });
  await takeStep(ctx, subject, { row });
  await saveManagerResult(db, {
    tenant_id: actor.tenantId,
    goal_id: body.GoalId,
    person_id: actor.id,
    ...achievement,
    feedback: body.Feedback.trim(),
    created_at: now,
    updated_at: now,
  });
  return answerChanged(ctx, body.GoalId);
}
