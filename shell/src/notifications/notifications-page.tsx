import { HeaderContent } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';

/** `/v3/notifications` */
export function NotificationsPage(): ReactNode {
  return (
    <div className="sh-inbox-page">
      <HeaderContent>
        <MarkAllRead />
      </HeaderContent>
      <NotificationList />
    </div>
  );
}
