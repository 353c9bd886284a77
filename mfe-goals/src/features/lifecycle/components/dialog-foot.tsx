import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@cadence/shared-ui';

export interface DialogFootProps {
  /** The form that the main button submits. */
  readonly form: string;
  readonly label: string;
  readonly isSaving: boolean;
  readonly savingLabel: string;
  readonly variant?: ButtonVariant;
  /** Why it cannot be pressed now: said left of Cancel. Null where it can. */
  readonly why: string | null;
  /** Pressed in spite of that: leads to the field in question. */
  readonly onBlocked?: () => void;
  readonly onCancel: () => void;
}

/** The foot of a dialog that changes a goal. */
export function DialogFoot(props: DialogFootProps): ReactNode {
  const { form, label, isSaving, savingLabel, variant = 'primary', why, onBlocked, onCancel } = props;
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        form={form}
        variant={variant}
        loading={isSaving}
        loadingText={savingLabel}
        disabledReason={why}
        {...(why !== null && onBlocked !== undefined && { onClickCapture: onBlocked })}
      >
        {label}
      </Button>
    </>
  );
}
