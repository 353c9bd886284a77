import { createLateCode, IconButton } from '@cadence/shared-ui';
import { Bell } from '@cadence/shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { LatePart } from '../late-part/late-part.tsx';
import { useNotificationFeed } from './api/notification-feed.ts';

const drawer = createLateCode(
  () => import(/* webpackChunkName: 'notifications' */ './notifications-drawer.tsx'),
);

/** The bell with the unread count; opens the drawer. */
export function NotificationBell(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const unread = useNotificationFeed().data?.unread ?? 0;
  return (
    <>
      <IconButton
        className="sh-tool"
        label={unread > 0 ? 'Notifications, unread' : 'Notifications'}
        title="Notifications"
        aria-haspopup="dialog"
        count={unread}
        icon={<Bell className="cd-i-18" aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LatePart code={drawer} title="Notifications" onClose={() => setOpen(false)}>
          {({ NotificationsDrawer }) => <NotificationsDrawer onClose={() => setOpen(false)} />}
        </LatePart>
      )}
    </>
  );
}
