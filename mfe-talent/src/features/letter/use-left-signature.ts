import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { deviceStorage, useSession } from '@cadence/shared-auth';

/** Whether the employee has kept their signature on the earlier text; another edit asks again. */
export function useLeftSignature({
  Id,
  UpdatedAt,
}: Appraisal): readonly [isLeft: boolean, leave: () => void] {
  const { profile, tenant } = useSession();
  const key = `cadence.left-signature|${tenant.Id}|${profile.Id}|${Id}`;
  const [left, setLeft] = useState(() => deviceStorage.getItem(key));
  const leave = (): void => {
    deviceStorage.setItem(key, UpdatedAt);
    setLeft(UpdatedAt);
  };
  return [left === UpdatedAt, leave];
}
