import { useEffect, useState } from 'react';
import { deviceStorage, useSession } from '@cadence/shared-auth';

const USUAL = 4;
/** More rows than fit a screen move nothing that anybody sees. */
const MOST = 14;

function read(key: string, usual: number): number {
  const count = Number(deviceStorage.getItem(key) ?? usual);
  return Number.isSafeInteger(count) && count >= 0 ? Math.min(count, MOST) : usual;
}

/**
 * How many rows this person's list had on this device the last time, so that its placeholder takes the same room.
 * Undefined `count`: not known yet. `usual`: for the first time on a device.
 */
export function useLastCount(name: string, count: number | undefined, usual = USUAL): number {
  const { profile, tenant } = useSession();
  const key = `cadence.rows.${name}.${tenant.Id}.${profile.Id}`;
  const [last] = useState(() => read(key, usual));
  useEffect(() => {
    if (count !== undefined) deviceStorage.setItem(key, String(count));
  }, [key, count]);
  return last;
}
