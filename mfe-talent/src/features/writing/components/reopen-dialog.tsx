import { useRef, useState, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Field, TextArea } from '@cadence/shared-ui';
import { Eye, History, Signature } from '@cadence/shared-ui/icons';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { reopen } from '../api/step-calls.ts';
import { stepFailure, useStep } from '../api/steps.ts';
import { dayText } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';
import type { StepDialogOf } from './take-back-dialog.tsx';

/** completed to shared, by an HR Admin with a reason; the signatures stay in the history (D-92). */
export function ReopenDialog({ appraisal, onClose }: StepDialogOf): ReactNode {
  const timeZone = useTimeZone();
  const box = useRef<HTMLTextAreaElement>(null);
  const { Id, User, Reviewer, Period, State, CompletedAt } = appraisal;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const day = CompletedAt === null ? null : dayText(CompletedAt, timeZone);
  const isMissing = reason.trim() === '';
  const { run, isSaving, error } = useStep<string>(Id, (words, key) => reopen(appraisal, words, key), {
    done: () => `Reopened. ${User.Name} and ${Reviewer.Name} were notified`,
    onDone: onClose,
  });
  const confirm = (): void => {
    setTried(true);
    if (isMissing) box.current?.focus();
    else run(reason.trim());
  };
  return (
    <StepDialog
      action="reopen"
      person={User}
      title={`Reopen the appraisal of ${User.Name}`}
      subtitle={day === null ? periodLabel(Period) : `${periodLabel(Period)}, signed by both ${day}`}
      status={State}
      lines={[
        {
          icon: <History aria-hidden />,
          text: 'The text as it was signed and the signatures stay in the history.',
        },
        {
          icon: <Signature aria-hidden />,
          text: `${Reviewer.Name} can edit again; then ${User.Name} signs, then ${Reviewer.Name}.`,
        },
      ]}
      focus={() => box.current}
      isSaving={isSaving}
      failure={stepFailure(error, { title: 'Not reopened', untouched: 'Nobody was notified.' })}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Reason"
        required
        error={isTried && isMissing && MESSAGES.reopenReasonRequired}
        hint={
          <span className="tal-reads">
            <Eye aria-hidden />
            {User.Name} and {Reviewer.Name} read it
          </span>
        }
        counter={{ value: reason.length, max: LIMITS.comment }}
      >
        <TextArea
          ref={box}
          minHeight={60}
          maxHeight={160}
          maxLength={LIMITS.comment}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </StepDialog>
  );
}
