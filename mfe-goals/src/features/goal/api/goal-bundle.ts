import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Everything the detail shows of one goal. */
export function useGoalBundle(goalId: number) {
  return useQuery(apiQuery('goals.read', { params: { id: goalId } }));
}
