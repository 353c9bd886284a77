import { failedRead, useTimeZone } from '@cadence/shared-auth';
import { MESSAGES, type Notification } from '@cadence/shared-contract';
import {
  cx,
  EmptyState,
  ErrorState,
  formatDateTime,
  IconButton,
  LoadMore,
  SkeletonList,
} from '@cadence/shared-ui';
import { Bell, Check } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { useMarkRead, useNotificationFeed } from './api/notification-feed.ts';
import { notificationTarget } from './notification-target.ts';
import { useShownTarget } from './use-shown-target.ts';

interface NotificationListProps {
  /** Something was opened: a drawer closes then. */
  readonly onOpened?: () => void;
}

/** The inbox, newest first, with Load More (people §2.8). */
export function NotificationList({ onOpened }: NotificationListProps): ReactNode {
  const feed = useNotificationFeed();
  if (feed.isPending) return <SkeletonList rows={5} label="Loading notifications" />;
  if (feed.data === undefined)
    return <ErrorState title="The notifications could not be loaded" {...failedRead(feed)} />;
  const { items, total } = feed.data;
  if (items.length === 0) return <EmptyState icon={<Bell aria-hidden />} title={MESSAGES.noNotifications} />;
  return (
    <>
      <ul>
        {items.map((item) => (
          <NotificationRow key={item.Id} notification={item} {...(onOpened && { onOpened })} />
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={feed.hasNextPage ? Math.max(total, items.length + 1) : items.length}
        noun="notification"
        loading={feed.isFetchingNextPage}
        onLoadMore={() => void feed.fetchNextPage()}
      />
    </>
  );
}

interface NotificationRowProps extends NotificationListProps {
  readonly notification: Notification;
}

function NotificationRow({ notification, onOpened }: NotificationRowProps): ReactNode {
  const { Subject, Body, CreatedAt, IsRead } = notification;
  const markRead = useMarkRead();
  const timeZone = useTimeZone();
  const target = useShownTarget(notificationTarget(notification));
  const title = (
    <>
      {!IsRead && <span className="cd-vh">Unread: </span>}
      {Subject}
    </>
  );
  return (
    <li className={cx('sh-note', !IsRead && 'sh-note-unread')}>
      <div className="sh-note-text">
        {target === null ? (
          <p className="sh-note-title">{title}</p>
        ) : (
          <Link
            className="sh-note-title"
            to={target}
            onClick={() => {
              markRead(notification);
              onOpened?.();
            }}
          >
            {title}
          </Link>
        )}
        {Body !== '' && <p className="sh-note-body cd-cut2">{Body}</p>}
        <time className="sh-note-time" dateTime={CreatedAt}>
          {formatDateTime(CreatedAt, timeZone)}
        </time>
      </div>
      {!IsRead && (
        <IconButton
          className="sh-note-read"
          size="sm"
          label={`Mark as read: ${Subject}`}
          title="Mark as read"
          icon={<Check aria-hidden />}
          onClick={() => markRead(notification)}
        />
      )}
    </li>
  );
}
