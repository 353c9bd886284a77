import type { MatrixPerson, RatingAxis } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { useStep } from '../../writing/api/steps.ts';

export interface AskInput {
  readonly axis: RatingAxis;
  readonly question: string;
}

export interface AskOptions {
  readonly person: MatrixPerson;
  /** Who answers. */
  readonly reviewerName: string;
  readonly onAsked: () => void;
}

/** Asks the reviewer about a rating, which stays as it is (D-94). A failure is shown in the dialog. */
export function useAskReviewer({ person, reviewerName, onAsked }: AskOptions) {
  const ask = ({ axis, question }: AskInput, idempotencyKey: string) =>
    api.call('talent.ask', {
      params: { id: person.AppraisalId },
      body: { Axis: axis, Question: question },
      idempotencyKey,
    });
  return useStep(person.AppraisalId, ask, {
    done: () => `Asked. ${reviewerName} answers next`,
    onDone: onAsked,
  });
}
