import { MESSAGES } from '@cadence/shared-contract';
import { Button, Dialog } from '@cadence/shared-ui';
import { useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services/services-context.tsx';

/** 'You have unsaved changes' with Discard or Continue; Continue is the safe default, and what Escape means (core §4). */
export function LeaveDialog(): ReactNode {
  const { guards } = useServices();
  const { pending, reasons } = useStore(guards.store);
  const continueId = useId();
  const stay = (): void => guards.answer('stay');
  return (
    <Dialog
      open={pending !== null}
      role="alertdialog"
      title={MESSAGES.unsavedChanges}
      onCloseRequest={stay}
      initialFocus={() => document.getElementById(continueId)}
      footer={
        <>
          <Button onClick={() => guards.answer('discard')}>Discard</Button>
          <Button id={continueId} variant="primary" onClick={stay}>
            Continue
          </Button>
        </>
      }
    >
      <p className="cd-ink2">{reasons.join(' ')}</p>
    </Dialog>
  );
}
