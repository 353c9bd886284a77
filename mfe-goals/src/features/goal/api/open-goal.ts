import { useDeferredValue } from 'react';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { Goal } from '@cadence/shared-contract';
import { isGoalGone } from '../goal-failure.ts';

/** The goal that is open beside the list, once it is known; null for none, and for one that is not visible. */
export function useOpenGoal(goalId: number | null): Goal | null {
  // Passing over many goals with keys asks for the last one.
  const wanted = useDeferredValue(goalId);
  const { data, error } = useQuery({
    ...apiQuery('goals.read', { params: { id: wanted ?? 0 } }),
    enabled: wanted !== null,
  });
  if (goalId === null || data?.Goal.Id !== goalId || isGoalGone(error)) return null;
  return data.Goal;
}
