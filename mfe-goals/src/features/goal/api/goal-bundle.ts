import { apiQuery, useFreshness, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { Goal, GoalBundle } from '@cadence/shared-contract';
import { useEffect } from 'react';

/** Everything the detail shows of one goal. */
export function useGoalBundle(goalId: number) {
  const { lookAgain } = useFreshness();
  useEffect(() => lookAgain(goalId), [lookAgain, goalId]);
  return useQuery(apiQuery('goals.read', { params: { id: goalId } }));
}

/** A goal as it was read last, without asking for it; undefined where it was not. */
export function useKnownGoal(): (goalId: number) => Goal | undefined {
  const client = useQueryClient();
  return (goalId) => {
    const { queryKey } = apiQuery('goals.read', { params: { id: goalId } });
    return client.getQueryData<GoalBundle>(queryKey)?.Goal;
  };
}
