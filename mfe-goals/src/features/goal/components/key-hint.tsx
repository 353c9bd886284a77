import { registerStyles, useSingleKeys } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import css from './key-hint.css';

registerStyles('goals-key', css);

/** The key that does the same, beside a button's word: only for what is pressed daily, and not on touch screens. */
export function KeyHint({ children }: { readonly children: string }): ReactNode {
  const [hasKeys] = useSingleKeys();
  if (!hasKeys) return null;
  return (
    <span className="gl-key" aria-hidden>
      {children}
    </span>
  );
}
