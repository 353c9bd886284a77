import type { ReactNode } from 'react';
import { formatTime } from '../format/format.ts';
import type { KeptDraft } from './kept-draft.ts';

export interface KeptHintProps {
  readonly draft: Pick<KeptDraft, 'savedAt' | 'timeZone'>;
}

/** 'Draft saved on this device at 10:42'; empty while nothing is kept. */
export function KeptHint({ draft: { savedAt, timeZone } }: KeptHintProps): ReactNode {
  return (
    <span className="cd-hint" role="status">
      {savedAt !== null && `Draft saved on this device at ${formatTime(savedAt, timeZone)}`}
    </span>
  );
}
