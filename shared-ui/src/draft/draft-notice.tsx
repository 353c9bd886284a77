import type { ReactNode } from 'react';
import { History } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { dayOf, formatDate, formatTime } from '../format/format.ts';
import { Callout } from '../notice/notice.tsx';
import type { KeptDraft } from './kept-draft.ts';

export interface DraftNoticeProps {
  readonly draft: Pick<KeptDraft, 'found' | 'isOlder' | 'timeZone' | 'drop'>;
  readonly onRestore: () => void;
}

/** Offers the text that was left unsaved on this device; nothing where there is none. */
export function DraftNotice({ draft, onRestore }: DraftNoticeProps): ReactNode {
  const { found, isOlder, timeZone, drop } = draft;
  if (found === null) return null;
  const when = `${formatDate(dayOf(found.savedAt, timeZone))}, ${formatTime(found.savedAt, timeZone)}`;
  return (
    <Callout
      lead={<History aria-hidden />}
      title="You have an unsaved draft"
      actions={
        <>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="quiet" onClick={drop}>
            Delete Copy
          </Button>
        </>
      }
    >
      Kept on this device on {when}.{isOlder && ' It was changed elsewhere since then.'}
    </Callout>
  );
}
