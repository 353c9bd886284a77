import type { ReactNode } from 'react';
import { TriangleAlert } from '@cadence/shared-ui/icons';

/** A warning of what will be replaced permanently, where the kind of manual is chosen (UMAN-004). */
export function ReplaceNote({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="mn-note">
      <TriangleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}
