import { IconButton } from '@cadence/shared-ui';
import { Bell } from '@cadence/shared-ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNotificationFeed } from './api/notification-feed.ts';

const NotificationsDrawer = lazy(async () => {
  const { NotificationsDrawer: Drawer } = await import(
    /* webpackChunkName: 'notifications' */ './notifications-drawer.tsx'
  );
  return { default: Drawer };
});

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
        <Suspense fallback={null}>
          <NotificationsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
