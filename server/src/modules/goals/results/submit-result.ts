import type { BodyOf, GoalRow } from '@cadence/shared-contract';
import { MESSAGES, openRows } from '@cadence/shared-contract';
import { conflict } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Subject } from '../changes/subject.ts';
import { answerChanged, loadForChange, tooLate } from '../changes/subject.ts';
import { takeStep } from '../changes/take-step.ts';
import { refusal } from '../policy/refusals.ts';
import { readAchievement } from './result-fields.ts';
import { saveResult } from './results.queries.ts';

const RESULT_ACTIONS: readonly string[] = ['submitResult', 'submitOwnFinalResult', 'editResult'];

/** The row that submitting means from here: submit, straight to finalized (D-26), or change what was submitted. */
async function findStep(ctx: Ctx, { goal, situation }: Subject) {
  if (situation.relations.has('owner') && goal.state === 'finalized') {
    throw conflict(MESSAGES.managerAlreadyFinalized);
  }
  const row = openRows(situation).find(({ action }) => RESULT_ACTIONS.includes(action));
  if (row) return row;
  if (goal.state === 'approved') throw refusal('Finalize');
  if (goal.state === 'results_in_review') throw refusal('EditResults');
  throw situation.relations.has('owner') ? await tooLate(ctx, goal) : refusal('Finalize');
}

/**
 * The owner's result (core §4, §5): submitted for review, changed while in review, or final at once for the ceo.
 *
 * @throws not_found, denied, invalid; conflict when the manager was faster (D-28)
 */
export async function submitResult(ctx: Ctx, body: BodyOf<'goals.finalize'>) {
  const { db, actor, now } = ctx;
  const subject = await loadForChange(ctx, body.GoalId);
  const row = await findStep(ctx, subject);
  const achievement = readAchievement(subject.goal, body, { path: 'Outcome', value: body.Outcome });
  await takeStep(ctx, subject, { row });
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
  return answerChanged(ctx, body.GoalId);
}

/** The owner takes the submitted result back; the goal is approved again. @throws not_found, denied, conflict */
export async function retractResult(ctx: Ctx, body: BodyOf<'goals.finalizeRetract'>) {
  const subject = await loadForChange(ctx, body.GoalId);
  const { goal, situation } = subject;
  const row: GoalRow | undefined = openRows(situation)
    .filter((candidate): candidate is GoalRow => candidate.subject === 'goal')
    .find(({ action }) => action === 'retractResult');
  if (!row) {
    if (situation.relations.has('owner') && goal.state === 'finalized') {
      throw conflict(MESSAGES.managerAlreadyFinalized);
    }
    throw goal.state === 'results_in_review' ? refusal('EditResults') : await tooLate(ctx, goal);
  }
  await takeStep(ctx, subject, { row, comment: body.Comment });
  return answerChanged(ctx, body.GoalId);
}
