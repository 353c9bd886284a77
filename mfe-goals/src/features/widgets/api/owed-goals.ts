import { LIMITS } from '@cadence/shared-contract';
import type { Goal, GoalListInput } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import { usePeriods } from '../../goal/api/periods.ts';

function useList(body: GoalListInput | null) {
  return useQuery({
    ...apiQuery('goals.list', { body: { ...body, PageSize: LIMITS.pageSizeMax } }),
    enabled: body !== null,
  });
}

/**
 * The viewer's own goals of this quarter and the last, and the goals of both that wait for their review. A goal may
 * come twice; the caller sees it once.
 */
export function useOwedGoals(periodId: number) {
  const periods = usePeriods();
  const previous = periods.data?.data.find(({ Index }) => Index === -1)?.Id ?? null;
  const lists = [
    useList({ PeriodId: periodId, GoalSelectFilter: [1] }),
    useList(
      previous === null ? null : { PeriodId: previous, GoalSelectFilter: [1], GoalStates: ['approved'] },
    ),
    useList({ PeriodId: periodId, NeedsReview: true }),
    useList(previous === null ? null : { PeriodId: previous, NeedsReview: true }),
  ];
  const goals = new Map<number, Goal>(
    lists.flatMap(({ data }) => data?.data ?? []).map((goal) => [goal.Id, goal]),
  );
  return {
    goals: [...goals.values()],
    isPending: periods.isPending || lists.some(({ isLoading }) => isLoading),
    error: periods.error ?? lists.find(({ error }) => error !== null)?.error ?? null,
    isRefetching: lists.some(({ isRefetching }) => isRefetching),
    retry: () => {
      if (periods.isError) void periods.refetch();
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
