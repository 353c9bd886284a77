import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Every quarter has it. */
const ANY_WEEK = 1;

/**
 * Every goal beneath a goal that the viewer may see, with its depth and what was posted in each week (D-34). The answer
 * for any week has them all, so that going from week to week asks for nothing more.
 */
export function useQuarter(goalId: number) {
  return useQuery(apiQuery('predictions.matrix', { params: { goalId, weekNumber: ANY_WEEK } }));
}
