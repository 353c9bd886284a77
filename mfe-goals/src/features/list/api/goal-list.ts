import type { GoalListInput, GoalPage } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import {
  callOptionsOf,
  keepPreviousData,
  queryKeys,
  useInfiniteQuery,
  useNews,
  type ListNewsView,
} from '@cadence/shared-auth/query';

const keyOf = (input: GoalListInput) => queryKeys.call('goals.list', { body: input });

/**
 * The goals of a list, page by page. Cursors make sure that none is repeated or skipped (D-19). While a filter
 * changes, the rows before it stay in sight.
 */
export function useGoalList(input: GoalListInput) {
  return useInfiniteQuery({
    queryKey: keyOf(input),
    queryFn: ({ pageParam, ...context }) =>
      api.call('goals.list', {
        body: { ...input, ...(pageParam !== null && { After: pageParam }) },
        ...callOptionsOf(context),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: GoalPage) => last.After,
    placeholderData: keepPreviousData,
  });
}

/** What the list would show differently, were it read again. */
export function useListNews(input: GoalListInput): ListNewsView {
  return useNews(keyOf(input));
}
