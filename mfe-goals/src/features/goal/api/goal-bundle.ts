import { apiQuery, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import { useEffect } from 'react';
import { lookAgain } from './refresh.ts';

/** Everything the detail shows of one goal. */
export function useGoalBundle(goalId: number) {
  const client = useQueryClient();
  useEffect(() => lookAgain(client, goalId), [client, goalId]);
  return useQuery(apiQuery('goals.read', { params: { id: goalId } }));
}
