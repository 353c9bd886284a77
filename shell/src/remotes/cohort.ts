import { COHORT_COOKIE } from '@cadence/shared-contract/remote';

const A_YEAR_IN_SECONDS = 31_536_000;

function write(document: Document, value: string, seconds: number): void {
  const isSecure = new URL(document.baseURI).protocol === 'https:';
  document.cookie = `${COHORT_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/**
 * Names the person to the gateway, which rolls versions out to the same people wherever they sign in: also the page itself
 * is asked for, where no token is sent. Returns whether this browser named somebody else before.
 */
export function nameCohort(document: Document, personId: number): boolean {
  const cookie = `${COHORT_COOKIE}=${personId}`;
  if (document.cookie.split('; ').includes(cookie)) return false;
  write(document, String(personId), A_YEAR_IN_SECONDS);
  return true;
}

/** Names nobody: the session is over, and its person goes with it (API-003). */
export function forgetCohort(document: Document): void {
  write(document, '', 0);
}
