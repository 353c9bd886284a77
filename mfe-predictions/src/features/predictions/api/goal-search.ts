import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';

/** Goals of the current quarter whose title contains the text; an empty text requests nothing. */
export function useGoalSearch(title: string) {
  return useQuery({
    ...apiQuery('predictions.searchGoals', { params: { title } }),
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });
}
