import { useState } from 'react';
import { useSession } from '@cadence/shared-auth';

function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string): void {
  try {
    window.localStorage.setItem(key, 'yes');
  } catch {
    // The device keeps nothing: the notice is back with the next visit.
  }
}

/** Whether the viewer has put a notice away on this device, and the way to do so. */
export function useDismissed(notice: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const { profile, tenant } = useSession();
  const key = `cadence.dismissed|${tenant.Id}|${profile.Id}|${notice}`;
  const [isDismissed, setDismissed] = useState(() => read(key));
  const dismiss = (): void => {
    write(key);
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}
