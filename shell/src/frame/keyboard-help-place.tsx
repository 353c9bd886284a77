import { createLateCode } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { LatePart } from '../late-part/late-part.tsx';

const help = createLateCode(() => import(/* webpackChunkName: 'keyboard-help' */ './keyboard-help.tsx'));

interface KeyboardHelpPlaceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of shortcuts, whose code is loaded on demand. */
export function KeyboardHelpPlace({ isOpen, onClose }: KeyboardHelpPlaceProps): ReactNode {
  if (!isOpen) return null;
  return (
    <LatePart code={help} title="Keyboard shortcuts" onClose={onClose}>
      {({ KeyboardHelp }) => <KeyboardHelp onClose={onClose} />}
    </LatePart>
  );
}
