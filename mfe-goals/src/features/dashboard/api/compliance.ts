import { api } from '@cadence/shared-auth';
import {
  apiQuery,
  callOptionsOf,
  keepPreviousData,
  queryKeys,
  useInfiniteQuery,
  useQuery,
} from '@cadence/shared-auth/query';
import { useState } from 'react';
import { LIMITS, type Compliance } from '@cadence/shared-contract';
import type { Behind } from '../home-place.ts';

/** Figures of a scope and the first people who are behind (D-36): 1 direct reports, 2 organization, 3 company. */
export function useCompliance(scope: number) {
  return useQuery(apiQuery('dashboard.compliance', { params: { scope } }));
}

export interface BehindInput {
  readonly scope: number;
  readonly behind: Behind;
  readonly search: string;
}

/**
 * The people who are behind in the chosen part, page by page (D-183). While a filter loads, the previous people stay
 * visible.
 *
 * @param first what `useCompliance` has answered: everyone's first page, shown at once
 */
export function useBehind({ scope, behind, search }: BehindInput, first: Compliance) {
  const params = { scope };
  const query = { ...(behind !== 'all' && { type: behind }), ...(search !== '' && { search }) };
  const isAll = behind === 'all' && search === '';
  return useInfiniteQuery({
    queryKey: queryKeys.call('dashboard.compliance', { params, query }),
    queryFn: ({ pageParam, ...context }) =>
      api.call('dashboard.compliance', {
        params,
        query: { ...query, page: pageParam },
        ...callOptionsOf(context),
      }),
    initialPageParam: 1,
    getNextPageParam: (last: Compliance, pages: readonly Compliance[]) =>
      last.users.length > 0 && pages.length * LIMITS.behindPageSize < last.count ? pages.length + 1 : null,
    placeholderData: isAll ? { pages: [first], pageParams: [1] } : keepPreviousData,
  });
}
export type BehindQuery = ReturnType<typeof useBehind>;

/** The press for more, which is not lost where the first page is still on its way. */
export function useLoadMore({
  fetchNextPage,
  hasNextPage,
  isFetchingNextPage,
  isPlaceholderData,
  refetch,
}: BehindQuery) {
  const [isWaiting, setWaiting] = useState(false);
  const loadMore = async (): Promise<void> => {
    if (!isPlaceholderData && hasNextPage) return void (await fetchNextPage());
    setWaiting(true);
    // Where no page is left, but people are missing, the pages that were read do not hold together.
    await refetch({ cancelRefetch: false });
    if (isPlaceholderData) await fetchNextPage();
    setWaiting(false);
  };
  return { loadMore: (): void => void loadMore(), isLoading: isFetchingNextPage || isWaiting };
}
