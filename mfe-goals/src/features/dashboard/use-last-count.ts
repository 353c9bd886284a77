import { useEffect, useState } from 'react';
import { useSession } from '@cadence/shared-auth';

const USUAL = 4;
/** More rows than fit a screen move nothing that anybody sees. */
const MOST = 14;

function read(key: string): number {
  try {
    const count = Number(window.localStorage.getItem(key) ?? USUAL);
    return Number.isSafeInteger(count) && count >= 0 ? Math.min(count, MOST) : USUAL;
  } catch {
    return USUAL;
  }
}

/**
 * How many rows this person's list had on this device the last time, so that what stands in for it while it loads takes
 * the same room. Undefined `count`: not known yet.
 */
export function useLastCount(name: string, count: number | undefined): number {
  const { profile, tenant } = useSession();
  const key = `cadence.rows.${name}.${tenant.Id}.${profile.Id}`;
  const [last] = useState(() => read(key));
  useEffect(() => {
    if (count === undefined) return;
    try {
      window.localStorage.setItem(key, String(count));
    } catch {
      // A device that keeps nothing shows the usual number of rows.
    }
  }, [key, count]);
  return last;
}
