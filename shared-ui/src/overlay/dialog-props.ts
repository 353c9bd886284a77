import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onCloseRequest: () => void;
  readonly title: ReactNode;
  /** Pixels; never wider than the screen. */
  readonly width?: number;
  /** The buttons, the safe one last. */
  readonly footer?: ReactNode;
  /** `alertdialog` interrupts: something must be decided. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly initialFocus?: () => HTMLElement | null;
  /** What gets the focus after closing; null, and by default, what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children?: ReactNode;
}
