import type { TalentLoad } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { callOptionsOf, keepPreviousData, queryKeys, useInfiniteQuery } from '@cadence/shared-auth/query';
import type { TalentContext } from '../../frame/index.ts';
import type { TeamView } from '../team-view.ts';

/** A team's appraisals of a quarter, page by page. While a filter loads, the previous rows stay visible. */
export function useTeam({ period, managerId, scope }: TalentContext, view: TeamView) {
  const params = { periodId: period.PeriodId, managerId, scope };
  const query = {
    SortBy: view.sort,
    SortOrder: view.order,
    ...(view.status !== null && { Status: view.status }),
    ...(view.search !== '' && { Search: view.search }),
  };
  return useInfiniteQuery({
    queryKey: queryKeys.call('talent.load', { params, query }),
    queryFn: ({ pageParam, ...context }) =>
      api.call('talent.load', { params, query: { ...query, Page: pageParam }, ...callOptionsOf(context) }),
    initialPageParam: 1,
    getNextPageParam: (last: TalentLoad, pages: readonly TalentLoad[]) => {
      const shown = pages.reduce((sum, { directreports }) => sum + directreports.length, 0);
      return last.directreports.length > 0 && shown < last.count ? pages.length + 1 : null;
    },
    placeholderData: keepPreviousData,
  });
}
export type TeamQuery = ReturnType<typeof useTeam>;
