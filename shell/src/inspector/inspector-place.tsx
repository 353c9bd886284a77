import { tabStorage, useAbilities } from '@cadence/shared-auth';
import { usePageKeys } from '@cadence/shared-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePlatform } from '../remotes/index.ts';
import { mayInspect } from './may-inspect.ts';

const Inspector = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'inspector' */ './inspector.tsx')).Inspector,
}));

/** It stays open over reloads of this tab: an override is one. */
const OPEN_KEY = 'cadence.inspector';
const PARAMETER = 'inspect';

/** `?inspect`, ⌘⇧I and Ctrl⇧I show what the page is composed of, to those who may inspect it. */
export function InspectorPlace(): ReactNode {
  const { config } = usePlatform();
  const isAllowed = mayInspect(config, useAbilities());
  const [isOpen, setOpen] = useState(
    () =>
      new URLSearchParams(globalThis.location.search).has(PARAMETER) || tabStorage.getItem(OPEN_KEY) !== null,
  );
  const show = (isShown: boolean): void => {
    if (isShown) tabStorage.setItem(OPEN_KEY, 'open');
    else tabStorage.removeItem(OPEN_KEY);
    setOpen(isShown);
  };
  usePageKeys((event) => {
    const isChord = event.shiftKey && (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'i';
    if (!isChord || !isAllowed) return;
    event.preventDefault();
    show(!isOpen);
  });
  if (!isOpen || !isAllowed) return null;
  return (
    <Suspense fallback={null}>
      <Inspector onClose={() => show(false)} />
    </Suspense>
  );
}
