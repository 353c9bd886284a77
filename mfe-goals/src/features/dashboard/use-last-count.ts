import { useEffect, useState } from 'react';
import { deviceStorage, useSession } from '@cadence/shared-auth';

const USUAL = 4;
/** More rows than fit a screen move nothing that anybody sees. */
const MOST = 14;

function read(key: string): number {
  const count = Number(deviceStorage.getItem(key) ?? USUAL);
  return Number.isSafeInteger(count) && count >= 0 ? Math.min(count, MOST) : USUAL;
}

/**
 * How many rows this person's list had on this device the last time, so that its placeholder takes the same room.
 * Undefined `count`: not known yet.
 */
export function useLastCount(name: string, count: number | undefined): number {
  const { profile, tenant } = useSession();
  const key = `cadence.rows.${name}.${tenant.Id}.${profile.Id}`;
  const [last] = useState(() => read(key));
  useEffect(() => {
    if (count !== undefined) deviceStorage.setItem(key, String(count));
  }, [key, count]);
  return last;
}
