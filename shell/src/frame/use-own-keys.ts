import { deviceStorage, useSession } from '@cadence/shared-auth';
import { keepSingleKeysIn } from '@cadence/shared-ui';
import { useEffect } from 'react';

/** Whether single keys act is each person's own choice on this device; every remote gets it from shared-ui (D-132). */
export function useOwnKeys(): void {
  const { profile, tenant } = useSession();
  const key = `cadence.keys|${tenant.Id}|${profile.Id}`;
  useEffect(() => {
    keepSingleKeysIn({
      isOn: () => deviceStorage.getItem(key) !== 'off',
      keep: (isOn) => (isOn ? deviceStorage.removeItem(key) : deviceStorage.setItem(key, 'off')),
    });
    return () => keepSingleKeysIn(null);
  }, [key]);
}
