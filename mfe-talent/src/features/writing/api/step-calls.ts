import type { Appraisal, BodyOf, CalibrationQuestion } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';

/** The copy on the screen. */
type Shown = Pick<Appraisal, 'Id' | 'UpdatedAt'>;

export async function share({ Id, UpdatedAt }: Shown, idempotencyKey: string): Promise<Appraisal> {
  const answer = await api.call('talent.share', {
    params: { id: Id },
    query: { UpdatedAt },
    idempotencyKey,
  });
  return answer.evaluationData;
}

export function takeBack({ Id, UpdatedAt }: Shown, idempotencyKey: string): Promise<Appraisal> {
  return api.call('talent.takeBack', { params: { id: Id }, body: { UpdatedAt }, idempotencyKey });
}

export function signAsManager(
  { Id, UpdatedAt }: Shown,
  Sign: string,
  idempotencyKey: string,
): Promise<Appraisal> {
  return api.call('talent.managerSign', { params: { id: Id }, body: { Sign, UpdatedAt }, idempotencyKey });
}

export function reopen({ Id, UpdatedAt }: Shown, Reason: string, idempotencyKey: string): Promise<Appraisal> {
  return api.call('talent.reopen', { params: { id: Id }, body: { Reason, UpdatedAt }, idempotencyKey });
}

/** What the reviewer says to a question about a rating. */
export type Answer = Pick<BodyOf<'talent.answer'>, 'Keeps' | 'Answer'>;

export function answerQuestion(
  { appraisal, question }: { readonly appraisal: Appraisal; readonly question: CalibrationQuestion },
  answer: Answer,
  idempotencyKey: string,
): Promise<Appraisal> {
  return api.call('talent.answer', {
    params: { id: appraisal.Id },
    body: { QuestionId: question.Id, ...answer },
    idempotencyKey,
  });
}
