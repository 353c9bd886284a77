import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** What a team said last of its goals of a quarter. Paper is of one moment: it is not asked for again by itself. */
export function useGoalUpdates(userId: number, periodId: number) {
  return useQuery({
    ...apiQuery('reports.teamGoalUpdates', { params: { userId, periodId } }),
    refetchOnWindowFocus: false,
  });
}
export type GoalUpdatesQuery = ReturnType<typeof useGoalUpdates>;
