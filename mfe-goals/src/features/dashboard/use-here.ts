import { useSession, useTimeZone } from '@cadence/shared-auth';
import type { Here } from './moved-words.ts';

/** The viewer's zone and the current day. */
export function useHere(): Here {
  const timeZone = useTimeZone();
  return { timeZone, today: useSession().period.Today };
}
