import type { ReactNode } from 'react';
import { formatTime } from '../format/format.ts';
import type { KeptDraft } from './kept-draft.ts';

export interface KeptHintProps {
  readonly draft: Pick<KeptDraft, 'savedAt' | 'timeZone'>;
}

/** 'Draft kept on this device, 10:42'; empty while nothing is kept. */
export function KeptHint({ draft: { savedAt, timeZone } }: KeptHintProps): ReactNode {
  return (
    <span className="cd-hint" role="status">
      {savedAt !== null && `Draft kept on this device, ${formatTime(savedAt, timeZone)}`}
    </span>
  );
}
