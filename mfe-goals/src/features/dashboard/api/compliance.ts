import { api } from '@cadence/shared-auth';
import {
  apiQuery,
  callOptionsOf,
  keepPreviousData,
  queryKeys,
  useInfiniteQuery,
  useQuery,
} from '@cadence/shared-auth/query';
import type { Compliance } from '@cadence/shared-contract';
import type { Behind } from '../home-place.ts';

/** Figures of a scope and the first of those who are behind (D-36): 1 direct reports, 2 organization, 3 company. */
export function useCompliance(scope: number) {
  return useQuery(apiQuery('dashboard.compliance', { params: { scope } }));
}

export interface BehindInput {
  readonly scope: number;
  readonly behind: Behind;
  readonly search: string;
}

/**
 * Those who are behind in what is chosen, page by page (D-183). While they are narrowed, the people before stay in sight.
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
    getNextPageParam: (last: Compliance, pages: readonly Compliance[]) => {
      const shown = pages.reduce((sum, { users }) => sum + users.length, 0);
      return last.users.length > 0 && shown < last.count ? pages.length + 1 : null;
    },
    placeholderData: isAll ? { pages: [first], pageParams: [1] } : keepPreviousData,
  });
}
export type BehindQuery = ReturnType<typeof useBehind>;
