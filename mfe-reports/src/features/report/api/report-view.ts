import { LIMITS, type ReportParams, type ReportView } from '@cadence/shared-contract';
import type { ReportId } from '@cadence/shared-contract/reports';
import { api } from '@cadence/shared-auth';
import { callOptionsOf, keepPreviousData, queryKeys, useInfiniteQuery } from '@cadence/shared-auth/query';

/**
 * A report, page by page. While its parameters change, the previous rows stay visible. It is a snapshot and says of
 * when: it is never refetched automatically.
 */
export function useReportView(report: ReportId, query: ReportParams) {
  const params = { report };
  return useInfiniteQuery({
    queryKey: queryKeys.call('reports.view', { params, query }),
    queryFn: ({ pageParam, ...context }) =>
      api.call('reports.view', { params, query: { ...query, Page: pageParam }, ...callOptionsOf(context) }),
    initialPageParam: 1,
    getNextPageParam: (last: ReportView, pages: readonly ReportView[]) => {
      const isFull = last.Rows.length > 0 && pages.length * LIMITS.reportPageSize < last.Count;
      return isFull ? pages.length + 1 : null;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
export type ReportViewQuery = ReturnType<typeof useReportView>;
