import type { GoalListInput, GoalPage } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { keepPreviousData, queryKeys, useInfiniteQuery } from '@cadence/shared-auth/query';

/**
 * The goals of a list, page by page. Cursors make sure that none is repeated or skipped (D-19). While a filter
 * changes, the rows before it stay in sight.
 */
export function useGoalList(input: GoalListInput) {
  return useInfiniteQuery({
    queryKey: queryKeys.call('goals.list', { body: input }),
    queryFn: ({ pageParam, signal }) =>
      api.call('goals.list', { body: { ...input, ...(pageParam !== null && { After: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: GoalPage) => last.After,
    placeholderData: keepPreviousData,
  });
}
