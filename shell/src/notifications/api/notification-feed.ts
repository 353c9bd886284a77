import { api } from '@cadence/shared-auth';
import {
  callOptionsOf,
  queryKeys,
  useFreshness,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@cadence/shared-auth/query';
import { LIMITS, type Notification, type NotificationPage } from '@cadence/shared-contract';
import { toast } from '@cadence/shared-ui';

type Pages = InfiniteData<NotificationPage, number>;
const FEED_KEY = [...queryKeys.operation('notifications.list'), 'feed'];

export interface NotificationFeed {
  /** Newest first; a notification that moved to the next page while paging is here once. */
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly total: number;
}

function toFeed({ pages }: Pages): NotificationFeed {
  const byId = new Map(pages.flatMap((page) => page.Notifications).map((item) => [item.Id, item]));
  return { items: [...byId.values()], unread: pages[0]?.UnreadCount ?? 0, total: pages.at(-1)?.count ?? 0 };
}

/** The pages that are loaded so far; the bell, the drawer and the page share them. */
export function useNotificationFeed(): UseInfiniteQueryResult<NotificationFeed> {
  return useInfiniteQuery({
    queryKey: FEED_KEY,
    queryFn: ({ pageParam, ...context }) =>
      api.call('notifications.list', { params: { page: pageParam }, ...callOptionsOf(context) }),
    initialPageParam: 1,
    // A page that is not full is the last (people §9).
    getNextPageParam: ({ Notifications }, _pages, page) =>
      Notifications.length === LIMITS.notificationPageSize ? page + 1 : undefined,
    select: toFeed,
  });
}

/** Marks one or several read, and says so before the server has. */
export function useMarkRead(): (notifications: readonly Notification[]) => void {
  const cache = useQueryClient();
  const { made } = useFreshness();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[]) => {
      const [id, ...others] = ids;
      return id !== undefined && others.length === 0
        ? api.call('notifications.markRead', { params: { id } })
        : api.call('notifications.markManyRead', { body: { Ids: [...ids] } });
    },
    onMutate: (ids) => editFeed(cache, (page) => readSome(page, new Set(ids))),
    onError: (_error, _ids, edited) => restoreFeed(cache, edited),
    // What is new came with the read that was ended, or is not in what was put back.
    onSettled: (...[, error, , edited]) => {
      if (error !== null || edited?.hasEndedRead === true)
        void made([{ type: 'notifications_read', id: null }]);
    },
  });
  return (notifications) => {
    const unread = notifications.flatMap(({ Id, IsRead }) => (IsRead ? [] : [Id]));
    for (let start = 0; start < unread.length; start += LIMITS.pageSizeMax)
      mutate(unread.slice(start, start + LIMITS.pageSizeMax));
  };
}

/** Marks all read, and says so before the server has. */
export function useMarkAllRead(): { readonly markAll: () => void; readonly isPending: boolean } {
  const cache = useQueryClient();
  const { made } = useFreshness();
  const { mutate, isPending } = useMutation({
    failure: 'inline',
    mutationFn: () => api.call('notifications.markAllRead'),
    onMutate: () => editFeed(cache, readAll),
    onError: (_error, _none, edited) => {
      restoreFeed(cache, edited);
      toast({ tone: 'error', title: 'The notifications could not be marked as read.' });
    },
    onSettled: () => made([{ type: 'notifications_read', id: null }]),
  });
  return { markAll: () => mutate(), isPending };
}

/** `UnreadCount` is the whole inbox's on every page, so reading some changes each of them. */
function readSome(page: NotificationPage, ids: ReadonlySet<number>): NotificationPage {
  const Notifications = page.Notifications.map((item) =>
    ids.has(item.Id) ? { ...item, IsRead: true } : item,
  );
  return { ...page, Notifications, UnreadCount: Math.max(0, page.UnreadCount - ids.size) };
}

function readAll(page: NotificationPage): NotificationPage {
  const Notifications = page.Notifications.map((item) => ({ ...item, IsRead: true }));
  return { ...page, Notifications, UnreadCount: 0 };
}

interface EditedFeed {
  readonly previous: Pages | undefined;
  /** A read was on its way, for example of a notification that has just come. */
  readonly hasEndedRead: boolean;
}

async function editFeed(
  cache: QueryClient,
  edit: (page: NotificationPage) => NotificationPage,
): Promise<EditedFeed> {
  const hasEndedRead = cache.isFetching({ queryKey: FEED_KEY }) > 0;
  await cache.cancelQueries({ queryKey: FEED_KEY });
  const previous = cache.getQueryData<Pages>(FEED_KEY);
  cache.setQueryData<Pages>(FEED_KEY, (data) => data && { ...data, pages: data.pages.map(edit) });
  return { previous, hasEndedRead };
}

function restoreFeed(cache: QueryClient, edited: EditedFeed | undefined): void {
  if (edited?.previous !== undefined) cache.setQueryData(FEED_KEY, edited.previous);
}
