import type { ReactNode } from 'react';
import { Button, usePageKeys } from '@cadence/shared-ui';
import { KeyHint } from '../../goal/components/key-hint.tsx';
import { isElsewhere } from '../../list/use-list-keys.ts';

export interface MyWeekEntryProps {
  /** Own goals that lack this week. */
  readonly count: number;
  readonly isPhone: boolean;
  readonly onOpen: () => void;
}

/** 'Update my week · 3', the one main action of the list: opens the update of all own goals, as `u` does. */
export function MyWeekEntry({ count, isPhone, onOpen }: MyWeekEntryProps): ReactNode {
  usePageKeys((event) => {
    if (event.key !== 'u' || isElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  });
  return (
    <Button
      variant="primary"
      size={isPhone ? 'touch' : 'sm'}
      full={isPhone}
      aria-haspopup="dialog"
      aria-keyshortcuts="u"
      onClick={onOpen}
    >
      <span>
        Update my week <span className="cd-tn">· {count}</span>
      </span>
      <KeyHint>U</KeyHint>
    </Button>
  );
}
