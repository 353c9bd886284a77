import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/**
 * Every goal beneath a goal that the viewer may see, with its depth and its status of exactly this week (D-34). While
 * another week is loading the last one stays; null asks for nothing.
 */
export function useWeekMatrix(goalId: number, week: number | null) {
  return useQuery({
    ...apiQuery('predictions.matrix', { params: { goalId, weekNumber: week ?? 1 } }),
    enabled: week !== null,
    placeholderData: (last) => (last?.goal.Id === goalId ? last : undefined),
  });
}
