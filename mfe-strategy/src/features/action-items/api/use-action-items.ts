import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { api, useLive, useSession } from '@cadence/shared-auth';
import {
  apiQuery,
  invalidateReads,
  queryKeys,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@cadence/shared-auth/query';

export type ItemPage = OutputOf<'actionItems.list'>;

/** The viewer's items, page by page. While order or filters change, the rows before stay in sight. */
export function useActionItems(question: BodyOf<'actionItems.list'>) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.call('actionItems.list', { body: question }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call('actionItems.list', { body: { ...question, Page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ItemPage, pages: readonly ItemPage[]) =>
      last.data.length > 0 && pages.flatMap(({ data }) => data).length < last.count
        ? pages.length + 1
        : undefined,
    // The other tab's rows are no stand-in: their buttons mean something else.
    placeholderData: (before) =>
      before?.pages[0]?.data[0]?.IsCompleted === question.IsCompleted ? before : undefined,
  });
}

/** How many items in progress are assigned to the viewer; undefined until it is known. */
export function useOpenCount(): number | undefined {
  const { profile } = useSession();
  const body = { PageSize: 1, Filters: { AssigneeId: [profile.Id] } };
  return useQuery(apiQuery('actionItems.list', { body })).data?.count;
}

/** Everybody who can be chosen as assignee or requester. */
export function useItemUsers() {
  return useQuery({ ...apiQuery('actionItems.users'), staleTime: 5 * 60_000 });
}

/** Everything that is shown of action items is asked for again. */
export function useRefetchItems(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidateReads(client, { queryKey: queryKeys.operation('actionItems.list') });
}

/** Others change what is shown: action items are private, so their news comes as the viewer's own (D-6). */
export function useLiveItems(): void {
  const refetch = useRefetchItems();
  useLive('NotificationUpdate', () => void refetch());
}
