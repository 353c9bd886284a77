import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@cadence/shared-ui';
import { CheckCheck } from '@cadence/shared-ui/icons';

export interface UpdateWeekButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  /** How many own goals lack this week; at 0 there is no button. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** 'Update my week · 3': the way into the update of all own goals in one pass. */
export function UpdateWeekButton({ count, onOpen, ...look }: UpdateWeekButtonProps): ReactNode {
  if (count === 0) return null;
  return (
    <Button {...look} icon={<CheckCheck aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
      <span>
        Update my week <span className="cd-tn">· {count}</span>
      </span>
    </Button>
  );
}
