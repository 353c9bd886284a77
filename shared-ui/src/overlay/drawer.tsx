import type { ReactNode } from 'react';
import type { DrawerProps } from './drawer-props.ts';
import { useOverlay } from './use-overlay.ts';

/** A panel from the right: labelled, focus trapped and returned, Escape asks to close. */
export function Drawer(props: DrawerProps): ReactNode {
  const floating = useOverlay(props.open ?? true);
  return floating === undefined ? null : <floating.DrawerPanel {...props} />;
}
