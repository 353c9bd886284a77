import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'end';
  /** No padding, for lists. */
  readonly flush?: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}
