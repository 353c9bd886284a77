import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { reachScrolled } from '../keys/reach-scrolled.ts';
import { OverlayShell } from './overlay-shell.tsx';
import type { DialogProps } from './dialog-props.ts';

/** What a `Dialog` shows; fetched with the other floating parts. */
export function DialogPanel({
  open,
  onCloseRequest,
  title,
  width = 440,
  footer,
  role = 'dialog',
  initialFocus,
  finalFocus,
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
      {...(finalFocus !== undefined && { finalFocus })}
    >
      <div ref={reachScrolled} className="cd-dialog-body">
        <ChakraDialog.Title className="cd-heading">{title}</ChakraDialog.Title>
        {children}
      </div>
      {footer !== undefined && <div className="cd-dialog-foot">{footer}</div>}
    </OverlayShell>
  );
}
