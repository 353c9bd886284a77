import type { ReactNode } from 'react';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { Bell, EyeOff, Undo2 } from '@cadence/shared-ui/icons';
import { stepFailure } from '../api/steps.ts';
import { useDeleteAppraisal } from '../api/delete-appraisal.ts';
import { periodLabel } from '../../frame/period-label.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';

export interface DeleteDialogProps {
  readonly form: AppraisalForm;
  readonly onClose: () => void;
}

/** The reviewer deletes an appraisal that is not completed (people §6 Appraisals); this can be undone for a day. */
export function DeleteDialog({ form, onClose }: DeleteDialogProps): ReactNode {
  const { newest: appraisal } = form;
  const { User, Period, State } = appraisal;
  const { run, isSaving, error } = useDeleteAppraisal(appraisal, form.flush);
  const isKnown = State !== 'draft';
  return (
    <StepDialog
      action="delete"
      role="alertdialog"
      person={User}
      title={`Delete the appraisal of ${User.Name}?`}
      subtitle={periodLabel(Period)}
      lines={[
        ...(isKnown
          ? [
              { icon: <EyeOff aria-hidden />, text: `${User.Name} can no longer open it.` },
              { icon: <Bell aria-hidden />, text: `${User.Name} is notified.` },
            ]
          : [{ icon: <EyeOff aria-hidden />, text: `${User.Name} has seen nothing and is not notified.` }]),
        { icon: <Undo2 aria-hidden />, text: 'You can undo it for a day.' },
      ]}
      safeLabel="Keep it"
      focus="safe"
      isSaving={isSaving}
      failure={stepFailure(error, { title: 'Not deleted', untouched: 'The appraisal is still here.' })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
