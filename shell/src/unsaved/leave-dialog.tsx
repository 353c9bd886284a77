import { MESSAGES } from '@cadence/shared-contract';
import { UnsavedDialog } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services/services-context.tsx';

/** 'You have unsaved changes', asked before the page is left (core §4). */
export function LeaveDialog(): ReactNode {
  const { guards } = useServices();
  const { pending, reasons } = useStore(guards.store);
  return (
    <UnsavedDialog
      open={pending !== null}
      title={MESSAGES.unsavedChanges}
      onContinue={() => guards.answer('stay')}
      onDiscard={() => guards.answer('discard')}
    >
      {reasons.join(' ')}
    </UnsavedDialog>
  );
}
