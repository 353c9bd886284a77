import { ShellProvider } from '@cadence/shared-auth';
import { memo, useState, type ReactNode } from 'react';
import { InspectorPlace } from '../inspector/inspector-place.tsx';
import { useServices } from '../services/services-context.tsx';
import { LeaveDialog } from '../unsaved/leave-dialog.tsx';
import { BareFrame } from './bare-frame.tsx';
import { useFrameLife } from './frame-life.ts';
import { MenuFrame } from './menu-frame.tsx';
import { useIsBare } from './use-is-bare.ts';
import { useOwnKeys } from './use-own-keys.ts';

/**
 * The page of a signed-in person, between menu and header or, where its route says so, alone. Only what reads the address
 * is drawn again when it changes: filters and drawers are in it.
 */
export const Frame = memo(function Frame(): ReactNode {
  const { shell } = useServices();
  const [headerTarget, setHeaderTarget] = useState<HTMLElement | null>(null);
  const isBare = useIsBare();
  useFrameLife();
  useOwnKeys();
  return (
    <ShellProvider shell={shell} headerTarget={headerTarget}>
      {isBare ? <BareFrame contentRef={setHeaderTarget} /> : <MenuFrame contentRef={setHeaderTarget} />}
      <InspectorPlace />
      <LeaveDialog />
    </ShellProvider>
  );
});
