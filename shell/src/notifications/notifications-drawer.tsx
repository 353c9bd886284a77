import { Drawer } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';

/** The header's drawer with a link to the page (people §2.1). */
export function NotificationsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Drawer
      title="Notifications"
      width={400}
      onCloseRequest={onClose}
      headerActions={<MarkAllRead reason="hidden" variant="quiet" />}
      footer={
        <Link className="cd-link" to="/v3/notifications" onClick={onClose}>
          View all notifications
        </Link>
      }
    >
      <NotificationList onOpened={onClose} />
    </Drawer>
  );
}
