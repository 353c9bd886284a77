import { useRef, useState, type ReactNode } from 'react';
import { useDownload } from '@cadence/shared-auth/query';
import { Lock } from '@cadence/shared-ui/icons';
import { SignatureField } from '../../step-dialog/signature-field.tsx';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { signAsManager } from '../api/step-calls.ts';
import { stepFailure, useStep } from '../api/steps.ts';
import { employeeSignature } from '../signatures.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { Signature } from './signature.tsx';
import type { StepDialogOf } from './take-back-dialog.tsx';

/** acknowledged to completed: the manager signs after the employee, with their answer in view (people §4 Appraisal). */
export function SignDialog({ appraisal, onClose }: StepDialogOf): ReactNode {
  const { Id, User, Period, State } = appraisal;
  const [name, setName] = useState('');
  const [attempts, setAttempts] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  const answer = employeeSignature(appraisal);
  const print = useDownload('talent.pdf');
  const { run, isSaving, error } = useStep<string>(Id, (name, key) => signAsManager(appraisal, name, key), {
    done: () => 'Completed',
    offer: { label: 'Print', onClick: () => print.start({ params: { id: Id } }) },
    onDone: onClose,
  });
  const sign = (): void => {
    setAttempts((before) => before + 1);
    if (name.trim() !== '') run(name.trim());
  };
  return (
    <StepDialog
      action="signAsManager"
      person={User}
      title={`Sign the appraisal of ${User.Name}`}
      subtitle={periodLabel(Period)}
      status={State}
      lines={[
        {
          icon: <Lock aria-hidden />,
          text: 'Then neither of you can change it and both can print it. Only HR can reopen it, with a reason.',
        },
      ]}
      focus={() => field.current?.querySelector('input') ?? null}
      isSaving={isSaving}
      failure={stepFailure(error, { title: 'Not signed', untouched: 'The appraisal is not completed.' })}
      onConfirm={sign}
      onClose={onClose}
    >
      {answer !== null && <Signature signature={answer} />}
      <div ref={field}>
        <SignatureField value={name} onChange={setName} attempts={attempts} />
      </div>
    </StepDialog>
  );
}
