import { useEffect, useRef, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { Field, TextInput } from '@cadence/shared-ui';

export interface SignatureFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** The number of attempts to sign; without a name the field says so and gets the focus. */
  readonly attempts: number;
}

/** The typed name that signs an appraisal (people §5 Signatures). */
export function SignatureField({ value, onChange, attempts }: SignatureFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isMissing = attempts > 0 && value.trim() === '';
  useEffect(() => {
    if (attempts > 0 && input.current?.value.trim() === '') input.current.focus();
  }, [attempts]);
  return (
    <Field
      label="Signature"
      note="type your full name"
      required
      error={isMissing && MESSAGES.signatureRequired}
    >
      <TextInput
        ref={input}
        className="tal-signature"
        autoComplete="name"
        maxLength={LIMITS.name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
