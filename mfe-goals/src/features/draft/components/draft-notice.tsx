import type { ReactNode } from 'react';
import { Button, Callout, dayOf, formatDate, formatTime } from '@cadence/shared-ui';
import { History } from '@cadence/shared-ui/icons';

export interface DraftNoticeProps {
  /** ISO instant. */
  readonly savedAt: string;
  readonly timeZone: string;
  /** True when what it is about has changed since. */
  readonly isOfOlderVersion: boolean;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers the text that was left unsaved on this device. */
export function DraftNotice({
  savedAt,
  timeZone,
  isOfOlderVersion,
  onRestore,
  onDrop,
}: DraftNoticeProps): ReactNode {
  const when = `${formatDate(dayOf(savedAt, timeZone))}, ${formatTime(savedAt, timeZone)}`;
  return (
    <Callout
      lead={<History aria-hidden />}
      title="You left unsaved text here"
      actions={
        <>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="quiet" onClick={onDrop}>
            Delete Copy
          </Button>
        </>
      }
    >
      Kept on this device on {when}.{isOfOlderVersion && ' The goal has changed since then.'}
    </Callout>
  );
}
