import { useSession } from './use-session.ts';

function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The zone in which instants are shown (D-10): the person's where the browser knows it, else the browser's own. */
export function useTimeZone(): string {
  const { TimeZone } = useSession().profile;
  return isKnownZone(TimeZone) ? TimeZone : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
