import type { ReactNode } from 'react';
import { Eye, EyeOff } from '@cadence/shared-ui/icons';
import type { Readers } from '../readers.ts';

/** Who reads the field above, with an eye or a crossed eye. */
export function Reads({ readers, id }: { readonly readers: Readers; readonly id?: string }): ReactNode {
  return (
    <span className="tal-reads" id={id}>
      {readers.isForEmployee ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      {readers.text}
    </span>
  );
}
