import type { ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { Field, TextArea } from '@cadence/shared-ui';

export interface CommentFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label?: string;
  readonly note?: string | undefined;
  readonly error?: string | null;
}

/** The documented comment box: 60 to 120 px high (GOAL-084). */
export function CommentField({
  value,
  onChange,
  label = 'Comment',
  note,
  error = null,
}: CommentFieldProps): ReactNode {
  const tooLong =
    value.length > LIMITS.comment ? `A comment can have at most ${LIMITS.comment} characters.` : null;
  return (
    <Field
      label={label}
      note={note}
      error={error ?? tooLong}
      counter={{ value: value.length, max: LIMITS.comment }}
    >
      <TextArea
        dir="auto"
        minHeight={60}
        maxHeight={120}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
