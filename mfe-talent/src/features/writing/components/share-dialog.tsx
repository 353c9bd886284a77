import { useState, type ReactNode } from 'react';
import { Button, formatDate, plural } from '@cadence/shared-ui';
import { Eye, EyeOff, Signature, Undo2 } from '@cadence/shared-ui/icons';
import { StepDialog, type StepLine } from '../../step-dialog/step-dialog.tsx';
import { useQuarterGoals } from '../api/facts.ts';
import { share } from '../api/step-calls.ts';
import { stepFailure, useStep } from '../api/steps.ts';
import { scalesOf } from '../appraisal-values.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { afterStep } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { ReadAs } from './read-as.tsx';

/** Who reads what, who acts next and when, and how it is undone. */
function linesOf({ base }: AppraisalForm, goals: number): readonly StepLine[] {
  const { User, AreRatingsShared, DueDate, Labels } = base;
  const axes = new Intl.ListFormat('en').format(scalesOf(Labels).map(({ name }) => name));
  const count = goals === 1 ? 'goal' : plural(goals, 'goal');
  const facts = goals === 0 ? '' : ` and the ${count} of the quarter`;
  return [
    { icon: <Eye aria-hidden />, text: `${User.Name} reads the review${facts}.` },
    AreRatingsShared
      ? { icon: <Eye aria-hidden />, text: `${User.Name} reads the ratings, too: ${axes}.` }
      : { icon: <EyeOff aria-hidden />, text: 'The ratings stay with you, your managers above you and HR.' },
    {
      icon: <Signature aria-hidden />,
      text: `${User.Name} is notified and signs next, by ${formatDate(DueDate)}.`,
    },
    { icon: <Undo2 aria-hidden />, text: 'Until then you can take it back.' },
  ];
}

/** draft to shared: what is written goes to the employee (people §2.3, §4 Appraisal). */
export function ShareDialog({
  form,
  onClose,
}: {
  readonly form: AppraisalForm;
  readonly onClose: () => void;
}): ReactNode {
  const { base } = form;
  const { User, Period } = base;
  const [isReading, setReading] = useState(false);
  const goals = useQuarterGoals(base).data?.Goals.length ?? 0;
  const { run, isSaving, error } = useStep<null>(
    base.Id,
    // The last changes are saved first, so that what is on the screen is what is shared.
    async (_none, key) => share({ Id: base.Id, UpdatedAt: (await form.flush()).UpdatedAt }, key),
    { done: (shared) => afterStep('Shared', shared), onDone: onClose },
  );
  if (isReading) return <ReadAs form={form} onClose={() => setReading(false)} />;
  return (
    <StepDialog
      action="share"
      person={User}
      title={`Share with ${User.Name}`}
      subtitle={`Appraisal for ${periodLabel(Period)}`}
      status={base.State}
      lines={linesOf(form, goals)}
      aside={
        <Button variant="quiet" onClick={() => setReading(true)}>
          <span className="cd-cut">Read it as {User.Name}</span>
        </Button>
      }
      isSaving={isSaving}
      failure={stepFailure(error, {
        title: 'Not shared',
        untouched: `${User.Name} has seen nothing and was not notified.`,
      })}
      onConfirm={() => run(null)}
      onClose={onClose}
    />
  );
}
