import type { FormEvent, ReactNode } from 'react';

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
