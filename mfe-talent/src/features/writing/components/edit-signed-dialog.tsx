import type { ReactNode } from 'react';
import { Bell, Pencil, Signature } from '@cadence/shared-ui/icons';
import { StepDialog, type StepLine } from '../../step-dialog/step-dialog.tsx';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { periodLabel } from '../../frame/period-label.ts';

/** What follows when a text that was signed is changed (D-50, D-104). */
export function editedLines(name: string): readonly StepLine[] {
  return [
    { icon: <Pencil aria-hidden />, text: 'It is marked as edited after the signature.' },
    { icon: <Bell aria-hidden />, text: `${name} is notified and may sign again.` },
    {
      icon: <Signature aria-hidden />,
      text: `The text that was signed is kept. You can sign once ${name} has signed the new one.`,
    },
  ];
}

/** Asks before a text that the employee has signed is changed. */
export function EditSignedDialog({
  form,
  onClose,
}: {
  readonly form: AppraisalForm;
  readonly onClose: () => void;
}): ReactNode {
  const { User, Period } = form.base;
  return (
    <StepDialog
      action="editSigned"
      stepLabel="Save it"
      person={User}
      title={`${User.Name} has signed this text`}
      subtitle={periodLabel(Period)}
      lines={editedLines(User.Name)}
      safeLabel="Back to editing"
      focus="safe"
      onConfirm={() => {
        form.save();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
