import { useState } from 'react';
import { deviceStorage, useSession } from '@cadence/shared-auth';
import type { GoalTextName } from '@cadence/shared-contract';

/** A kind of text that is either cut or shown in full. */
export type ViewMoreOf = GoalTextName | 'comment' | 'result';

/** Which kinds of text this person reads in full on this device, and how that is changed. */
export function useViewMore(of: ViewMoreOf): readonly [isOpen: boolean, remember: (isOpen: boolean) => void] {
  const { tenant, profile } = useSession();
  const key = `cadence.view-more|${tenant.Id}|${profile.Id}`;
  const [wasOpen] = useState(() => readOpen(key).has(of));
  const remember = (isOpen: boolean): void => {
    const open = readOpen(key);
    if (isOpen) open.add(of);
    else open.delete(of);
    if (open.size === 0) deviceStorage.removeItem(key);
    else deviceStorage.setItem(key, [...open].join());
  };
  return [wasOpen, remember];
}

function readOpen(key: string): Set<string> {
  return new Set((deviceStorage.getItem(key) ?? '').split(',').filter(Boolean));
}
