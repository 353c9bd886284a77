import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, Dialog } from '@cadence/shared-ui';

export interface NotAlignedDialogProps {
  readonly onProceed: () => void;
  readonly onSelectParent: () => void;
  readonly onClose: () => void;
}

/** Asked when a goal without a parent is submitted (core §2 Goal add/edit). */
export function NotAlignedDialog({ onProceed, onSelectParent, onClose }: NotAlignedDialogProps): ReactNode {
  return (
    <Dialog
      open
      role="alertdialog"
      title={MESSAGES.goalNotAligned}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onProceed}>{MESSAGES.proceedWithNoParent}</Button>
          <Button variant="primary" onClick={onSelectParent}>
            {MESSAGES.selectParent}
          </Button>
        </>
      }
    >
      <p className="cd-ink2">With a parent, everyone sees what this goal contributes to.</p>
    </Dialog>
  );
}
