import { plural } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { MarkAllRead } from './mark-all-read.tsx';
import { useNotificationFeed } from './api/notification-feed.ts';
import { NotificationList } from './notification-list.tsx';

/** `/v3/notifications` */
export function NotificationsPage(): ReactNode {
  const { data } = useNotificationFeed();
  return (
    <div className="sh-inbox-page">
      {data !== undefined && data.items.length > 0 && (
        <div className="sh-inbox-head">
          <span>{data.unread === 0 ? 'Everything is read' : plural(data.unread, 'unread notification')}</span>
          <MarkAllRead />
        </div>
      )}
      <NotificationList />
    </div>
  );
}
