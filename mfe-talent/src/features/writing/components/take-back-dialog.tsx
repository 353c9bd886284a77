import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Bell, EyeOff, Pencil } from '@cadence/shared-ui/icons';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { takeBack } from '../api/step-calls.ts';
import { stepFailure, useStep } from '../api/steps.ts';
import { dayText } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';

export interface StepDialogOf {
  readonly appraisal: Appraisal;
  readonly onClose: () => void;
}

/** 'Q3 2026, shared Nov 9' */
function sharedText({ Period, SharedAt }: Appraisal, timeZone: string): string {
  return SharedAt === null
    ? periodLabel(Period)
    : `${periodLabel(Period)}, shared ${dayText(SharedAt, timeZone)}`;
}

/** shared to draft, until the employee has signed (D-92). */
export function TakeBackDialog({ appraisal, onClose }: StepDialogOf): ReactNode {
  const timeZone = useTimeZone();
  const { Id, User, State } = appraisal;
  const { run, isSaving, error } = useStep<null>(Id, (_none, key) => takeBack(appraisal, key), {
    done: () => `Taken back. ${User.Name} was notified`,
    onDone: onClose,
  });
  return (
    <StepDialog
      action="takeBack"
      person={User}
      title={`Take back the appraisal of ${User.Name}?`}
      subtitle={sharedText(appraisal, timeZone)}
      status={State}
      lines={[
        { icon: <EyeOff aria-hidden />, text: `${User.Name} can no longer open it, and may have read it.` },
        { icon: <Bell aria-hidden />, text: `${User.Name} is notified that you took it back.` },
        { icon: <Pencil aria-hidden />, text: 'Your text and ratings stay; share again when it is ready.' },
      ]}
      safeLabel="Keep it shared"
      focus="safe"
      isSaving={isSaving}
      failure={stepFailure(error, {
        title: 'Not taken back',
        untouched: `${User.Name} can still read and sign it.`,
      })}
      onConfirm={() => run(null)}
      onClose={onClose}
    />
  );
}
