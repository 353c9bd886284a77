import { Segmented, useMedia } from '@cadence/shared-ui';
import { useSearchParams } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { useNotificationFeed } from './api/notification-feed.ts';
import { InboxSide } from './inbox-side.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { isToDo } from './news-actions.ts';
import { NEWS_FILTERS, NotificationList, type NewsFilter } from './notification-list.tsx';
import { useNow } from './use-now.ts';

/** Room for the keys and the mails beside the list. */
const WIDE = '(min-width: 1200px)';

/** What is shown, from the address: a link or Back restores it. */
function useNewsFilter(): readonly [NewsFilter, (filter: NewsFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = NEWS_FILTERS.find((known) => known === params.get('show')) ?? 'all';
  return [filter, (next) => setParams(next === 'all' ? {} : { show: next }, { replace: true })];
}

/** `/v3/notifications` */
export function NotificationsPage(): ReactNode {
  const { data, hasNextPage } = useNotificationFeed();
  const now = useNow();
  const [filter, setFilter] = useNewsFilter();
  const isWide = useMedia(WIDE);
  const unread = data?.unread ?? 0;
  const toDo = data?.items.filter((item) => isToDo(item, now)).length ?? 0;
  return (
    <div className="sh-inbox">
      <div className="sh-inbox-main">
        {data !== undefined && data.items.length > 0 && (
          <div className="sh-inbox-bar">
            <Segmented
              label="Show"
              value={filter}
              options={[
                { value: 'all', label: 'All' },
                { value: 'unread', label: 'Unread', ...(unread > 0 && { count: unread }) },
                { value: 'todo', label: <ToDoLabel count={toDo} hasMore={hasNextPage} /> },
              ]}
              onChange={setFilter}
            />
            <MarkAllRead />
          </div>
        )}
        <NotificationList filter={filter} onShowAll={() => setFilter('all')} />
      </div>
      {isWide && <InboxSide />}
    </div>
  );
}

/** How many wait for the viewer, as far as the pages are loaded. */
function ToDoLabel({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }): ReactNode {
  return (
    <>
      For me to do{' '}
      {count > 0 && (
        <span className="cd-seg-count">
          {count}
          {hasMore && '+'}
        </span>
      )}
    </>
  );
}
