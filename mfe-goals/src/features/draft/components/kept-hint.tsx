import type { ReactNode } from 'react';
import { formatTime } from '@cadence/shared-ui';

/** 'Draft kept on this device, 10:42'. */
export function KeptHint({
  savedAt,
  timeZone,
}: {
  readonly savedAt: string | null;
  readonly timeZone: string;
}): ReactNode {
  return (
    <span className="cd-hint" role="status">
      {savedAt !== null && `Draft kept on this device, ${formatTime(savedAt, timeZone)}`}
    </span>
  );
}
