import { tabStorage, useAbilities } from '@cadence/shared-auth';
import { createLateCode, usePageKeys } from '@cadence/shared-ui';
import { useState, type ReactNode } from 'react';
import { LatePart } from '../late-part/late-part.tsx';
import { usePlatform } from '../remotes/index.ts';
import { mayInspect } from './may-inspect.ts';

const inspector = createLateCode(() => import(/* webpackChunkName: 'inspector' */ './inspector.tsx'));

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
    <LatePart code={inspector} title="The inspector" onClose={() => show(false)}>
      {({ Inspector }) => <Inspector onClose={() => show(false)} />}
    </LatePart>
  );
}
