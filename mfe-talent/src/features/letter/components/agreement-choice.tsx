import { useId, type ReactNode, type Ref } from 'react';
import { AGREEMENTS } from '@cadence/shared-contract';
import { ErrorText } from '@cadence/shared-ui';

export interface AgreementChoiceProps {
  /** Null: nothing is preselected. */
  readonly value: boolean | null;
  readonly onChange: (agrees: boolean) => void;
  readonly error: string | undefined;
  readonly first: Ref<HTMLInputElement>;
}

/** 'I agree', or 'I have read it and disagree': either acknowledges (D-93). */
export function AgreementChoice({ value, onChange, error, first }: AgreementChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset
      className="tal-choice"
      role="radiogroup"
      aria-required
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <legend>
        Do you agree? <span>Either way it counts as read.</span>
      </legend>
      {AGREEMENTS.map(({ agrees, label }, index) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            ref={index === 0 ? first : undefined}
            checked={value === agrees}
            onChange={() => onChange(agrees)}
          />
          {label}
        </label>
      ))}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  );
}
