import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShellValue } from './shell-context.tsx';

/**
 * Puts its children into the shell's header, beside the page's title: a quarter selector, a tag. For pages only; not
 * for slot contributions.
 */
export function HeaderContent({ children }: { readonly children: ReactNode }): ReactNode {
  const { headerTarget } = useShellValue();
  return headerTarget === null ? null : createPortal(children, headerTarget);
}
