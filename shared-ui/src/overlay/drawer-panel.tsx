import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button/button.tsx';
import { reachScrolled } from '../keys/reach-scrolled.ts';
import { OverlayShell } from './overlay-shell.tsx';
import type { DrawerProps } from './drawer-props.ts';

/** What a `Drawer` shows; fetched with the other floating parts. */
export function DrawerPanel(props: DrawerProps): ReactNode {
  const {
    open = true,
    onCloseRequest,
    title,
    subtitle,
    width = 600,
    headerActions,
    footer,
    onSubmit,
    initialFocus,
    children,
  } = props;
  const parts = (
    <>
      <div ref={reachScrolled} className="cd-drawer-body">
        {children}
      </div>
      {footer !== undefined && footer !== null && <div className="cd-drawer-foot">{footer}</div>}
    </>
  );
  return (
    <OverlayShell
      open={open}
      onCloseRequest={onCloseRequest}
      placeClass="cd-drawer-place"
      contentClass="cd-drawer"
      style={{ '--cd-drawer-w': `${width}px` } as CSSProperties}
      {...(initialFocus !== undefined && { initialFocus })}
    >
      <div className="cd-drawer-head">
        <div>
          <ChakraDialog.Title className="cd-heading">{title}</ChakraDialog.Title>
          {subtitle !== undefined && <p className="cd-ink2 cd-cut">{subtitle}</p>}
        </div>
        <div className="cd-drawer-actions">
          {headerActions}
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onCloseRequest} />
        </div>
      </div>
      {onSubmit === undefined ? (
        parts
      ) : (
        <form className="cd-drawer-form" noValidate onSubmit={onSubmit}>
          {parts}
        </form>
      )}
    </OverlayShell>
  );
}
