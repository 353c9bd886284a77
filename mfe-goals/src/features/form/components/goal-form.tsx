import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  DraftNotice,
  Drawer,
  KeptHint,
  registerStyles,
  UnsavedDialog,
  useFirstErrorFocused,
} from '@cadence/shared-ui';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { formTitle, type GoalFormSubject } from '../goal-form-subject.ts';
import { useGoalForm, type GoalFormControl } from '../use-goal-form.ts';
import { GoalFormFields } from './goal-form-fields.tsx';
import { NotAlignedDialog } from './not-aligned-dialog.tsx';
import { StaleNotice } from './stale-notice.tsx';
import css from '../form.css';

registerStyles('goals-form', css);

export interface GoalFormProps {
  readonly subject: GoalFormSubject;
  readonly onClose: () => void;
  /** A goal was created: the caller shows it. */
  readonly onCreated: (goalId: number) => void;
}

const UNSAVED = 'The goal is not saved.';

/** The add/edit drawer of a goal, 800 px (core §2). Saves a draft, asks for approval or publishes. */
export function GoalForm({ subject, onClose, onCreated }: GoalFormProps): ReactNode {
  // What the form started from; the goal may change while somebody types.
  const form = useGoalForm({
    subject,
    onSaved: ({ Goal }) => (subject.kind === 'edit' ? onClose() : onCreated(Goal.Id)),
  });
  const [isAsking, setAsking] = useState(false);
  const [isParentOpen, setParentOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useUnsavedGuard(form.isDirty, UNSAVED);
  useFirstErrorFocused(body, form);
  // What is being saved cannot be discarded any more.
  const requestClose = (): void => {
    if (form.saving !== null) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit('send');
  };
  return (
    <>
      <Drawer
        width={800}
        title={formTitle(subject)}
        {...(form.goal !== null && { subtitle: form.goal.GoalDetail.Title })}
        onCloseRequest={requestClose}
        onSubmit={onSubmit}
        initialFocus={() => body.current?.querySelector<HTMLElement>('[name="Title"]') ?? null}
        footer={<Footer form={form} onCancel={requestClose} />}
      >
        <div className="gl-form" ref={body}>
          <Notices form={form} />
          <GoalFormFields
            form={form}
            subject={subject}
            isParentOpen={isParentOpen}
            onParentOpenChange={setParentOpen}
          />
        </div>
      </Drawer>
      {form.isAligning && (
        <NotAlignedDialog
          onProceed={form.proceedUnaligned}
          onSelectParent={() => {
            form.stopAligning();
            setParentOpen(true);
          }}
          onClose={form.stopAligning}
        />
      )}
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={form.draft.keptDays}
        onContinue={() => setAsking(false)}
        onDiscard={onClose}
      >
        {UNSAVED}
      </UnsavedDialog>
    </>
  );
}

function Footer({
  form,
  onCancel,
}: {
  readonly form: GoalFormControl;
  readonly onCancel: () => void;
}): ReactNode {
  const { saving, isSendWaiting, whyNot } = form;
  const isSending = saving === 'send';
  return (
    <>
      <KeptHint draft={form.draft} />
      <Button onClick={onCancel}>Cancel</Button>
      {form.keepsDrafts && (
        <Button
          loading={saving === 'save'}
          loadingText="Saving"
          reason="hidden"
          disabledReason={isSending ? 'It is being saved already.' : whyNot}
          {...(whyNot !== null && { onClickCapture: () => form.submit('save') })}
          onClick={() => form.submit('save')}
        >
          Save Draft
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={isSending || isSendWaiting}
        loadingText={form.publishes ? 'Publishing' : 'Sending'}
        disabledReason={whyNot}
        {...(whyNot !== null && { onClickCapture: () => form.submit('send') })}
      >
        {form.publishes ? 'Publish' : 'Request Approval'}
      </Button>
    </>
  );
}

function Notices({ form }: { readonly form: GoalFormControl }): ReactNode {
  const { draft, change, stale } = form;
  return (
    <>
      {stale === null ? (
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      ) : (
        <StaleNotice
          sentence={change.problem ?? ''}
          changes={stale.changes}
          onKeepMine={stale.keepMine}
          onTakeTheirs={stale.takeTheirs}
        />
      )}
      <DraftNotice draft={draft} onRestore={form.restore} />
    </>
  );
}
