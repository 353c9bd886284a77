import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { plural } from '../format/format.ts';
import { Dialog } from './dialog.tsx';

export interface UnsavedDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  /** For how many days a copy stays on this device; without it none does. */
  readonly keptDays?: number;
  /** What would be lost. */
  readonly children?: ReactNode;
}

/** Asked once before something unsaved is left: continuing is the safe default, and what Escape means (core §4). */
export function UnsavedDialog({
  open,
  title,
  onContinue,
  onDiscard,
  keptDays,
  children,
}: UnsavedDialogProps): ReactNode {
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
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
      {children !== undefined && (
        <p className="cd-ink2">
          {children}
          {keptDays !== undefined && ` A copy stays on this device for ${plural(keptDays, 'day')}.`}
        </p>
      )}
    </Dialog>
  );
}
