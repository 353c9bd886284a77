import type { ReactNode } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { useOverlay } from './use-overlay.ts';

/** A small modal in the middle. */
export function Dialog(props: DialogProps): ReactNode {
  const floating = useOverlay(props.open);
  return floating === undefined ? null : <floating.DialogPanel {...props} />;
}
