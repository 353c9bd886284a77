import type { ReactNode } from 'react';
import { TriangleAlert } from '@cadence/shared-ui/icons';

/** What will be replaced for good, said in caution where the way is chosen (UMAN-004). */
export function ReplaceNote({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="mn-note">
      <TriangleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}
