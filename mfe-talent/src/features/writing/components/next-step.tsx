import { useState, type ReactNode } from 'react';
import { APPRAISAL_LIFECYCLE, awaitedStep, MESSAGES } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { useDownload } from '@cadence/shared-auth/query';
import { Button, UnsavedDialog } from '@cadence/shared-ui';
import { Printer } from '@cadence/shared-ui/icons';
import { UNSAVED, type AppraisalForm } from '../use-appraisal-form.ts';
import type { StepDialogId } from '../use-step-dialog.ts';
import { isReadByEmployee } from '../what-changes.ts';

export interface NextStepProps {
  readonly form: AppraisalForm;
  readonly onOpen: (dialog: StepDialogId) => void;
}

function WaitingText({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="tal-waiting" title={text}>
      {text}
    </span>
  );
}

/** 'Waiting for Ana Ruiz to sign', unless the viewer acts next. */
export function Waiting({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { profile } = useSession();
  const { WaitingFor: waiting, IsReviewerDeactivated, State, Manager, User } = appraisal;
  if (IsReviewerDeactivated && State !== 'completed')
    return <WaitingText text={`${Manager} is deactivated. ${User.Name} needs a new manager.`} />;
  if (waiting === null || waiting.Person.Id === profile.Id) return null;
  return <WaitingText text={`Waiting for ${waiting.Person.Name} to ${awaitedStep(waiting.Action)}`} />;
}

/** What others already read is saved by a button, and discarded only after a question (people §5 Appraisal save). */
function SaveOrCancel({ form, onOpen }: NextStepProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const save = (): void => {
    if (!form.check()) return;
    if (form.isBehind) form.compare();
    else if (form.base.State === 'acknowledged' && isReadByEmployee(form.base, form.values))
      onOpen('editSigned');
    else form.save();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel</Button>
      <Button variant="primary" loading={form.isSaving} loadingText="Saving" onClick={save}>
        Save
      </Button>
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        onContinue={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          form.discard();
        }}
      >
        {UNSAVED}
      </UnsavedDialog>
    </>
  );
}

/** What is left to do with one that both have signed (TAL-012). */
function Print({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const pdf = useDownload('talent.pdf');
  return (
    <Button
      icon={<Printer aria-hidden />}
      loading={pdf.isBusy}
      loadingText="Preparing"
      onClick={() => pdf.start({ params: { id: appraisal.Id } })}
    >
      Print
    </Button>
  );
}

/** The next step as the page's one primary button; pending changes are saved or discarded first. */
export function NextStep({ form, onOpen }: NextStepProps): ReactNode {
  const { Permissions } = form.newest;
  if (form.isDirty && !form.isDraft) return <SaveOrCancel form={form} onOpen={onOpen} />;
  const step = (['share', 'signAsManager'] as const).find((id) => Permissions.includes(id));
  if (step === undefined) {
    if (form.newest.State === 'completed') return <Print appraisal={form.newest} />;
    return <Waiting appraisal={form.newest} />;
  }
  // What is missing is shown at the fields, which says more than a disabled button.
  const press = (): void => {
    if (step !== 'share' || form.check()) onOpen(step);
  };
  return (
    <Button variant="primary" onClick={press}>
      {APPRAISAL_LIFECYCLE[step].label}
    </Button>
  );
}
