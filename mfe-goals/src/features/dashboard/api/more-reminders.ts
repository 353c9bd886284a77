import { useState } from 'react';
import { api } from '@cadence/shared-auth';
import { callOptionsOf, queryKeys, useInfiniteQuery } from '@cadence/shared-auth/query';
import { LIMITS } from '@cadence/shared-contract';
import type { Dashboard, OutputOf, Reminder } from '@cadence/shared-contract';

type Page = OutputOf<'dashboard.reminders'>;
const FIRST_PAGE = LIMITS.reminderPagesAtFirst + 1;

/** The reminders that came with the dashboard, and further pages once they are requested. */
export function useReminders({ Reminders, count }: Pick<Dashboard, 'Reminders' | 'count'>) {
  const [isMore, setMore] = useState(false);
  const more = useInfiniteQuery({
    queryKey: queryKeys.operation('dashboard.reminders'),
    queryFn: ({ pageParam, ...context }) =>
      api.call('dashboard.reminders', { params: { page: pageParam }, ...callOptionsOf(context) }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: Page, _all, page) =>
      page * LIMITS.reminderPageSize < last.count ? page + 1 : null,
    enabled: isMore && Reminders.length < count,
  });
  const later = isMore ? (more.data?.pages ?? []).flatMap(({ data }) => data) : [];
  // A reminder that moved up between pages may arrive twice; it is shown once.
  const all = new Map(
    [...Reminders, ...later].map((one): [string, Reminder] => [`${one.Type}/${one.Id}`, one]),
  );
  return {
    reminders: [...all.values()],
    isLoading: more.isFetching,
    error: isMore ? more.error : null,
    loadMore: (): void => {
      if (!isMore) setMore(true);
      else if (more.data === undefined) void more.refetch();
      else void more.fetchNextPage();
    },
  };
}
