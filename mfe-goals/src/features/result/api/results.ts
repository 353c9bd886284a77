import { api } from '@cadence/shared-auth';
import type { GoalChanged, GoalType } from '@cadence/shared-contract';
import { verdictFields, type ResultValues } from '../result-rules.ts';

export interface ResultInput {
  readonly goalId: number;
  readonly goalType: GoalType;
  /** The result that is edited; null for the first. */
  readonly resultId: number | null;
  readonly values: ResultValues;
}

/** The owner's result; the values have passed `resultErrors`. */
export function submitResult({ goalId, goalType, resultId, values }: ResultInput): Promise<GoalChanged> {
  if (values.quality === null) throw new Error('A result needs a quality.');
  return api.call('goals.finalize', {
    body: {
      Id: resultId,
      GoalId: goalId,
      Quality: values.quality,
      Outcome: values.text.trim(),
      ...verdictFields(values, goalType),
    },
  });
}

/** The manager's review of it. */
export function submitReview({ goalId, goalType, resultId, values }: ResultInput): Promise<GoalChanged> {
  return api.call('goals.finalizeApproved', {
    body: { Id: resultId, GoalId: goalId, Feedback: values.text.trim(), ...verdictFields(values, goalType) },
  });
}
