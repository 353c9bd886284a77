import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';

/** The first prediction goal of a quarter, and the viewer's own goals in it; 0 is the current quarter. */
export function useOwnGoals(periodId: number | null) {
  return useQuery({
    ...apiQuery('predictions.firstGoal', { params: { periodId: periodId ?? 0 } }),
    placeholderData: keepPreviousData,
  });
}
