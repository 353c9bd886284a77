import { apiQuery, useFreshness, useQuery } from '@cadence/shared-auth/query';
import { useEffect } from 'react';

/** Everything the detail shows of one goal. */
export function useGoalBundle(goalId: number) {
  const { lookAgain } = useFreshness();
  useEffect(() => lookAgain(goalId), [lookAgain, goalId]);
  return useQuery(apiQuery('goals.read', { params: { id: goalId } }));
}
