import { useUnsentTexts } from '@cadence/shared-auth';
import type { SlotEntry } from '@cadence/shared-contract/remote';
import { useState, type ReactNode } from 'react';
import { SlotOutlet, usePlatform } from '../remotes/index.ts';

type Entry = SlotEntry<'frame.notice'>;

/** What remotes say of texts that were submitted without network; they send them, too (D-189). */
export function UnsentNotices(): ReactNode {
  return usePlatform()
    .slotEntries('frame.notice')
    .map((entry) => <UnsentNotice key={entry.id} entry={entry} />);
}

function UnsentNotice({ entry: { id, meta } }: { readonly entry: Entry }): ReactNode {
  const isKept = useUnsentTexts(meta.unsent).all !== '';
  // It stays after the last one was sent, and says so.
  const [isNeeded, setNeeded] = useState(isKept);
  if (isKept && !isNeeded) setNeeded(true);
  return isNeeded ? <SlotOutlet name="frame.notice" props={{}} id={id} /> : null;
}
