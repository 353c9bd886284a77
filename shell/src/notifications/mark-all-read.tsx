import { Button } from '@cadence/shared-ui';
import { CheckCheck } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { useMarkAllRead, useNotificationFeed } from './api/notification-feed.ts';

/** Marks everything read; not there when nothing is unread. */
export function MarkAllRead(): ReactNode {
  const { data } = useNotificationFeed();
  const { markAll, isPending } = useMarkAllRead();
  if (data === undefined || data.unread === 0) return null;
  return (
    <Button size="sm" variant="quiet" icon={<CheckCheck aria-hidden />} loading={isPending} onClick={markAll}>
      Mark all as read
    </Button>
  );
}
