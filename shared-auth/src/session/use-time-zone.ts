import { timeZoneId } from '@cadence/shared-contract';
import { useSession } from './use-session.ts';

function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The IANA id of the zone in which instants are shown (D-10): the person's where the browser knows it, else the browser's own. */
export function useTimeZone(): string {
  const id = timeZoneId(useSession().profile.TimeZone);
  return isKnownZone(id) ? id : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
