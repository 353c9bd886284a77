import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { CSSProperties, FormEvent, ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button/button.tsx';
import { OverlayShell } from './overlay-shell.tsx';

/** The documented widths in pixels. */
export const DRAWER_WIDTHS = [200, 400, 600, 700, 720, 780, 800] as const;
export type DrawerWidth = (typeof DRAWER_WIDTHS)[number];

export interface DrawerProps {
  readonly open?: boolean;
  /** Asked on Escape, the cross and the scrim; set `open` to false to agree, or ask about unsaved changes. */
  readonly onCloseRequest: () => void;
  readonly title: ReactNode;
  /** A second line in the head. */
  readonly subtitle?: ReactNode;
  /** Pixels; full width on a phone. */
  readonly width?: DrawerWidth;
  /** Buttons before the cross. */
  readonly headerActions?: ReactNode;
  /** The bar at the bottom: a note first if there is one, then the buttons. */
  readonly footer?: ReactNode;
  /** Makes body and footer one form, so that a submit button in the footer works. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly initialFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A panel from the right: labelled, focus trapped and returned, Escape asks to close. */
export function Drawer(props: DrawerProps): ReactNode {
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
      <div className="cd-drawer-body">{children}</div>
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
