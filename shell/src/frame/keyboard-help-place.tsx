import { lazy, Suspense, type ReactNode } from 'react';

const KeyboardHelp = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'keyboard-help' */ './keyboard-help.tsx')).KeyboardHelp,
}));

interface KeyboardHelpPlaceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of shortcuts, whose code is loaded on demand. */
export function KeyboardHelpPlace({ isOpen, onClose }: KeyboardHelpPlaceProps): ReactNode {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeyboardHelp onClose={onClose} />
    </Suspense>
  );
}
