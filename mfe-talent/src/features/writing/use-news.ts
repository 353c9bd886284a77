import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { formatTime } from '@cadence/shared-ui';
import { eventText } from './words.ts';

/** What others did to the appraisal since the page was opened, in a sentence; null for none, and once it was read. */
export function useNews({ History }: Appraisal): {
  readonly text: string | null;
  readonly dismiss: () => void;
} {
  const { profile } = useSession();
  const timeZone = useTimeZone();
  const latest = History.at(-1)?.Id ?? 0;
  const [seen, setSeen] = useState(latest);
  const event = History.findLast(({ Id, Person }) => Id > seen && Person?.Id !== profile.Id);
  return {
    text: event === undefined ? null : `${eventText(event, profile.Id)} at ${formatTime(event.At, timeZone)}`,
    dismiss: () => setSeen(latest),
  };
}
