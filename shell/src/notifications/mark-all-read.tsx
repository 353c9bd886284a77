import { Button } from '@cadence/shared-ui';
import { CheckCheck } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { useMarkAllRead, useNotificationFeed } from './api/notification-feed.ts';

interface MarkAllReadProps {
  /** Where it says that everything is read: a drawer's head has no room for it. */
  readonly reason?: 'beside' | 'hidden';
  readonly variant?: 'outline' | 'quiet';
}

/** Marks everything read; it stays where it is afterwards, and says that nothing is unread. */
export function MarkAllRead({ reason = 'beside', variant = 'outline' }: MarkAllReadProps): ReactNode {
  const { data } = useNotificationFeed();
  const { markAll, isPending } = useMarkAllRead();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Button
      size="sm"
      variant={variant}
      icon={<CheckCheck aria-hidden />}
      loading={isPending}
      disabledReason={data.unread === 0 ? 'Everything is read' : null}
      reason={reason}
      onClick={markAll}
    >
      <span className="sh-mark-all">Mark all as read</span>
    </Button>
  );
}
