import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { APPRAISAL_LIFECYCLE, LIMITS } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import { Button, Callout, DraftNotice, Field, Inline, KeptHint, TextArea } from '@cadence/shared-ui';
import { CircleAlert, Eye } from '@cadence/shared-ui/icons';
import { SignatureField } from '../../step-dialog/signature-field.tsx';
import { useSignForm, type SignFormControl } from '../use-sign-form.ts';
import { AgreementChoice } from './agreement-choice.tsx';

export interface SignFormProps {
  /** The version that was read, and is signed. */
  readonly read: Appraisal;
  /** The text changed since it was read: that must be reviewed first. */
  readonly isChanged: boolean;
  /** Called when it is signed, or left as it was. */
  readonly onDone: () => void;
  /** Whether there is a signature to leave as it is. */
  readonly isAgain: boolean;
}

/** Each refused attempt moves the focus to the first field to fix. */
function useFirstFocus(
  { errors, attempts }: SignFormControl,
  answer: RefObject<HTMLInputElement | null>,
): void {
  const focus = useEffectEvent(() => {
    if (errors.Agrees !== undefined) answer.current?.focus();
  });
  const isRefused = errors.Agrees !== undefined;
  useEffect(() => focus(), [attempts, isRefused]);
}

function CommentField({
  form,
  read,
}: {
  readonly form: SignFormControl;
  readonly read: Appraisal;
}): ReactNode {
  const { values, errors, set } = form;
  return (
    <Field
      label="Your comment"
      note="optional"
      error={errors.Comment}
      counter={{ value: values.Comment.length, max: LIMITS.comment }}
      hint={
        <span className="tal-letter-reads">
          <Eye aria-hidden />
          {read.Reviewer.Name}, the managers above and HR
        </span>
      }
    >
      <TextArea
        minHeight={84}
        value={values.Comment}
        onChange={({ target }) => set({ Comment: target.value })}
      />
    </Field>
  );
}

/** The employee's answer, words and typed name (people §5 Signatures). What is typed is kept on the device. */
export function SignForm({ read, isChanged, isAgain, onDone }: SignFormProps): ReactNode {
  const form = useSignForm(read, onDone);
  const { values, errors, attempts, draft, failure, isDirty, isSaving, set } = form;
  const answer = useRef<HTMLInputElement>(null);
  useFirstFocus(form, answer);
  useUnsavedGuard(isDirty, 'Your signature is not saved.');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isChanged) form.submit();
  };
  const leave = (): void => {
    draft.drop();
    onDone();
  };
  return (
    <form className="tal-sign" noValidate aria-label="Your signature" onSubmit={submit}>
      <DraftNotice draft={draft} onRestore={form.restore} />
      <AgreementChoice
        value={values.Agrees}
        onChange={(Agrees) => set({ Agrees })}
        error={errors.Agrees}
        first={answer}
      />
      <CommentField form={form} read={read} />
      <SignatureField value={values.Sign} onChange={(Sign) => set({ Sign })} attempts={attempts} />
      {failure !== null && (
        <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title="Not signed">
          {failure} What you wrote is still here.
        </Callout>
      )}
      <Inline wrap>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full={!isAgain}
          loading={isSaving}
          loadingText="Signing"
          disabledReason={isChanged ? 'The text changed. Look at what is marked first.' : null}
        >
          {APPRAISAL_LIFECYCLE.signAsEmployee.label}
        </Button>
        {isAgain && (
          <Button size="lg" onClick={leave}>
            Cancel
          </Button>
        )}
      </Inline>
      <p className="cd-hint">
        You can change it until {read.Reviewer.Name} signs. The text you sign is kept as it is now.
      </p>
      <KeptHint draft={draft} />
    </form>
  );
}
