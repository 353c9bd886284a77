import type { ReactNode } from 'react';
import { Button, Dialog } from '@cadence/shared-ui';
import type { Failure } from '../failure.ts';

export interface FailureDialogProps {
  readonly failure: Failure | null;
  readonly onClose: () => void;
  /** Tries once more. */
  readonly onRetry?: () => void;
}

/** What was not written, and why (people §8). */
export function FailureDialog({ failure, onClose, onRetry }: FailureDialogProps): ReactNode {
  return (
    <Dialog
      open={failure !== null}
      role="alertdialog"
      title={failure?.title}
      onCloseRequest={onClose}
      footer={
        <>
          {onRetry !== undefined && (
            <Button
              onClick={() => {
                onClose();
                onRetry();
              }}
            >
              Try again
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      <p className="cd-ink2">{failure?.text}</p>
    </Dialog>
  );
}
