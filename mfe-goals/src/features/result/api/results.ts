import { api } from '@cadence/shared-auth';
import type { Goal, GoalSaved } from '@cadence/shared-contract';
import { verdictFields, type ResultValues } from '../result-rules.ts';

export interface ResultInput {
  /** The goal as it was read: with the result that is changed or reviewed. */
  readonly goal: Pick<Goal, 'Id' | 'GoalType' | 'UpdatedAt'>;
  /** The result that is edited; null for the first. */
  readonly resultId: number | null;
  readonly values: ResultValues;
  /** Of the form (D-122). */
  readonly formKey: string;
}

/** The owner's result; the values have passed `resultErrors`. */
export function submitResult({ goal, resultId, values, formKey }: ResultInput): Promise<GoalSaved> {
  if (values.quality === null) throw new Error('A result needs a quality.');
  return api.call('goals.finalize', {
    body: {
      Id: resultId,
      GoalId: goal.Id,
      Quality: values.quality,
      Outcome: values.text.trim(),
      ...verdictFields(values, goal.GoalType),
      UpdatedAt: goal.UpdatedAt,
    },
    idempotencyKey: formKey,
  });
}

/** The manager's review of it. */
export function submitReview({ goal, resultId, values, formKey }: ResultInput): Promise<GoalSaved> {
  return api.call('goals.finalizeApproved', {
    body: {
      Id: resultId,
      GoalId: goal.Id,
      Feedback: values.text.trim(),
      ...verdictFields(values, goal.GoalType),
      UpdatedAt: goal.UpdatedAt,
    },
    idempotencyKey: formKey,
  });
}
