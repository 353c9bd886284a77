import { useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { Button, Field, TextArea } from '@cadence/shared-ui';

export interface CommentEditorProps {
  readonly label: string;
  readonly initial?: string;
  readonly confirm: string;
  readonly isSaving: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A box for a comment; an empty one is refused with the documented sentence. */
export function CommentEditor({
  label,
  initial = '',
  confirm,
  isSaving,
  onSave,
  onCancel,
}: CommentEditorProps): ReactNode {
  const [text, setText] = useState(initial);
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > LIMITS.comment;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && !isTooLong && !isSaving) onSave(text.trim());
  };
  return (
    <form className="cd-stack" noValidate onSubmit={submit}>
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
          // Opened by the person's own click: the next thing they do is write.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          minHeight={60}
          maxHeight={200}
          placeholder={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <span className="cd-row">
        <Button type="submit" size="sm" variant="primary" loading={isSaving} loadingText="Saving">
          {confirm}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
