import { Kbd } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

/** Keys as they are printed, one after the other; the same may come twice. */
export function KeyRow({ keys: [key, ...rest] }: { readonly keys: readonly string[] }): ReactNode {
  if (key === undefined) return null;
  return (
    <>
      {key === '–' ? key : <Kbd>{key}</Kbd>}
      <KeyRow keys={rest} />
    </>
  );
}
