import { useId, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, Dialog, plural } from '@cadence/shared-ui';
import { DRAFT_DAYS } from '../draft-storage.ts';

export interface UnsavedDialogProps {
  /** 'Week 8 is filled in but not saved.' */
  readonly what: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Asked once before typed text is left behind; going on is the safe default, for Escape too. */
export function UnsavedDialog({ what, onContinue, onDiscard }: UnsavedDialogProps): ReactNode {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      title={MESSAGES.unsavedChanges}
      onCloseRequest={onContinue}
      initialFocus={() => document.getElementById(id)}
      footer={
        <>
          <Button onClick={onDiscard}>Discard</Button>
          <Button id={id} variant="primary" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <p className="cd-ink2">
        {what} A copy stays on this device for {plural(DRAFT_DAYS, 'day')}.
      </p>
    </Dialog>
  );
}
