import { useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useLocalDraft, type FormKey } from '@cadence/shared-auth';
import { Button, DraftNotice, Field, TextArea } from '@cadence/shared-ui';

interface Typed {
  readonly text: string;
}

function isTyped(value: unknown): value is Typed {
  return typeof (value as Partial<Typed> | null)?.text === 'string';
}

export interface CommentEditorProps {
  /** What the text is filed under on this device. */
  readonly entity: string;
  /** Which text it starts from; 'new' for a comment that does not exist yet. */
  readonly version?: string;
  readonly label: string;
  readonly initial?: string;
  readonly confirm: string;
  readonly isSaving: boolean;
  /** Calls `onSuccess` when the text is saved. */
  readonly onSave: (
    typed: { readonly text: string; readonly formKey: FormKey },
    onSuccess: () => void,
  ) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * A box for a comment. It begins with what was typed in it before, and offers that when the comment was changed since
 * then; an empty one is refused with the documented sentence.
 */
export function CommentEditor({
  entity,
  version = 'new',
  label,
  initial = '',
  confirm,
  isSaving,
  onSave,
  onSaved,
  onCancel,
}: CommentEditorProps): ReactNode {
  const draft = useLocalDraft<Typed>({ entity, version, isTakenOver: true }, isTyped);
  const [text, setText] = useState(draft.isOlder ? initial : (draft.found?.values.text ?? initial));
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > LIMITS.comment;
  const write = (typed: string): void => {
    setText(typed);
    if (typed === initial) draft.forget();
    else draft.keep({ text: typed });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || isTooLong || isSaving) return;
    onSave({ text: text.trim(), formKey: draft.formKey }, () => {
      draft.drop();
      onSaved();
    });
  };
  return (
    <form className="cd-stack" noValidate onSubmit={submit}>
      {draft.isOlder && <DraftNotice draft={draft} onRestore={() => write(draft.take()?.text ?? text)} />}
      <Field
        label={label}
        hideLabel
        error={
          isTried && isEmpty
            ? MESSAGES.commentRequired
            : isTooLong && `A comment can have at most ${LIMITS.comment} characters.`
        }
        counter={{ value: text.length, max: LIMITS.comment }}
      >
        <TextArea
          dir="auto"
          // Opened by the person's own click: the next thing they do is write.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          minHeight={60}
          maxHeight={200}
          placeholder={label}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <span className="cd-row">
        <Button type="submit" size="sm" variant="primary" loading={isSaving} loadingText="Saving">
          {confirm}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            draft.drop();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </span>
    </form>
  );
}
