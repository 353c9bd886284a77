import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** A team's latest updates on its goals of a quarter. Paper is a snapshot: it is not refetched automatically. */
export function useGoalUpdates(userId: number, periodId: number) {
  return useQuery({
    ...apiQuery('reports.teamGoalUpdates', { params: { userId, periodId } }),
    refetchOnWindowFocus: false,
  });
}
export type GoalUpdatesQuery = ReturnType<typeof useGoalUpdates>;
