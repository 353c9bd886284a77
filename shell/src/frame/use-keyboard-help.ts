import { usePageKeys } from '@cadence/shared-ui';
import { useState } from 'react';
import { isCovered } from './covered.ts';

/** Whether the shortcuts are shown: `?` opens them, except while something is being typed. */
export function useKeyboardHelp(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  usePageKeys((event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isCovered()) return;
    event.preventDefault();
    setOpen(true);
  });
  return [isOpen, setOpen];
}
