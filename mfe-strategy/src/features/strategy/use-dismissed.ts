import { useState } from 'react';
import { deviceStorage, useSession } from '@cadence/shared-auth';

/** Whether the viewer has dismissed a notice on this device, and a function to dismiss it. */
export function useDismissed(notice: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const { profile, tenant } = useSession();
  const key = `cadence.dismissed|${tenant.Id}|${profile.Id}|${notice}`;
  const [isDismissed, setDismissed] = useState(() => deviceStorage.getItem(key) !== null);
  const dismiss = (): void => {
    deviceStorage.setItem(key, 'yes');
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}
