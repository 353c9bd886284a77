import type { BodyOf } from '@cadence/shared-contract';
import { APPRAISAL_CONDITIONS, MESSAGES } from '@cadence/shared-contract';
import { conflict } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { answerQuestion, insertQuestion } from './trail.queries.ts';
import { ratingOn } from './signed-content.ts';
import { readWords } from './read-words.ts';
import { loadForChange, requireOpen, takeStep } from './take-step.ts';

const message = MESSAGES.calibrationWordsRequired;

/**
 * Asks the reviewer about a rating; the rating does not change (D-94).
 *
 * @throws not_found, denied, invalid; conflict while another question is open, and if nothing is rated
 */
export async function askAboutRating(ctx: Ctx, id: number, body: BodyOf<'talent.ask'>): Promise<void> {
  const subject = await loadForChange(ctx, id);
  requireOpen(ctx, subject, 'ask');
  const question = readWords(body.Question, { path: 'Question', message });
  const rating = ratingOn(subject.record, body.Axis);
  if (rating === null) throw conflict('This is not rated yet.', 'notYet');
  await insertQuestion(ctx.db, {
    tenant_id: ctx.tenant.id,
    appraisal_id: id,
    axis: body.Axis,
    rating,
    question,
    asked_by: ctx.actor.id,
    asked_at: ctx.now,
  });
  await takeStep(ctx, subject, { action: 'ask', comment: question });
}

/** The reviewer answers; only an edit changes a rating. @throws not_found, denied, invalid; conflict if answered */
export async function answerAboutRating(ctx: Ctx, id: number, body: BodyOf<'talent.answer'>): Promise<void> {
  const subject = await loadForChange(ctx, id);
  requireOpen(ctx, subject, 'answer');
  const answer = readWords(body.Answer, { path: 'Answer', message });
  const askerId = await answerQuestion(
    ctx.db,
    { id: body.QuestionId, appraisalId: id },
    { keeps: body.Keeps, answer, answered_by: ctx.actor.id, answered_at: ctx.now },
  );
  if (askerId === undefined) throw conflict(APPRAISAL_CONDITIONS.hasOpenQuestion, 'alreadyDone');
  await takeStep(ctx, subject, { action: 'answer', comment: answer, askerId });
}
