import { COHORT_COOKIE } from '@cadence/shared-contract/remote';

const A_YEAR_IN_SECONDS = 31_536_000;

/**
 * Names the person to the gateway, which rolls versions out to the same people wherever they sign in: also the page itself
 * is asked for, where no token is sent. Returns whether this browser named somebody else before.
 */
export function nameCohort(document: Document, personId: number): boolean {
  const cookie = `${COHORT_COOKIE}=${personId}`;
  if (document.cookie.split('; ').includes(cookie)) return false;
  const isSecure = new URL(document.baseURI).protocol === 'https:';
  document.cookie = `${cookie}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
  return true;
}
