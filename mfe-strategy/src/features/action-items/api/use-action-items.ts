import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { api, useSession } from '@cadence/shared-auth';
import {
  apiQuery,
  callOptionsOf,
  queryKeys,
  useFreshness,
  useInfiniteQuery,
  useQuery,
} from '@cadence/shared-auth/query';

export type ItemPage = OutputOf<'actionItems.list'>;

/** The viewer's items, page by page. While a new order or filter loads, the previous rows stay visible. */
export function useActionItems(question: BodyOf<'actionItems.list'>) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.call('actionItems.list', { body: question }), 'pages'],
    queryFn: ({ pageParam, ...context }) =>
      api.call('actionItems.list', { body: { ...question, Page: pageParam }, ...callOptionsOf(context) }),
    initialPageParam: 1,
    getNextPageParam: (last: ItemPage, pages: readonly ItemPage[]) =>
      last.data.length > 0 && pages.flatMap(({ data }) => data).length < last.count
        ? pages.length + 1
        : undefined,
    // The other tab's rows are no placeholder: their buttons mean something else.
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

/** Refetches everything shown of action items. */
export function useRefetchItems(): () => Promise<void> {
  const { made } = useFreshness();
  return () => made([{ type: 'item_changed', id: null }]);
}
