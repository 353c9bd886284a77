import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { OverlayShell } from './overlay-shell.tsx';

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
  readonly children?: ReactNode;
}

/** A small modal in the middle. */
export function Dialog({
  open,
  onCloseRequest,
  title,
  width = 440,
  footer,
  role = 'dialog',
  initialFocus,
  children,
}: DialogProps): ReactNode {
  return (
    <OverlayShell
      open={open}
      onCloseRequest={onCloseRequest}
      role={role}
      placeClass="cd-dialog-place"
      contentClass="cd-dialog"
      closeOnOutside={role === 'dialog'}
      style={{ '--cd-dialog-w': `${width}px` } as CSSProperties}
      {...(initialFocus !== undefined && { initialFocus })}
    >
      <div className="cd-dialog-body">
        <ChakraDialog.Title className="cd-heading">{title}</ChakraDialog.Title>
        {children}
      </div>
      {footer !== undefined && <div className="cd-dialog-foot">{footer}</div>}
    </OverlayShell>
  );
}
