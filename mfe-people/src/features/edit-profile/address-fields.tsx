import type { ReactNode, Ref } from 'react';
import { Field, PasswordInput, TextInput } from '@cadence/shared-ui';
import type { ProfileForm } from './profile-form.ts';

type AddressName = 'Email' | 'Password';

export interface AddressFieldsProps {
  readonly values: Pick<ProfileForm, AddressName>;
  readonly errors: Partial<Record<AddressName, string>>;
  readonly onChange: (name: AddressName, value: string) => void;
  /** Why the address cannot be changed; null when it can. */
  readonly refusal: string | null;
  /** Whether the address was changed. */
  readonly isNew: boolean;
  /** Whether a new address requires the password. */
  readonly isOwn: boolean;
  /** The field of the password. */
  readonly passwordRef: Ref<HTMLInputElement>;
}

function hintOf({ refusal, isNew }: AddressFieldsProps): string | undefined {
  if (refusal !== null) return refusal;
  return isNew ? 'The new address counts once it is confirmed by the link we send there.' : undefined;
}

/** The address, and the password required to change one's own (D-81). */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const { values, errors, onChange, refusal, isNew, isOwn, passwordRef } = props;
  return (
    <>
      <Field label="Email" error={errors.Email} hint={hintOf(props)}>
        <TextInput
          name="Email"
          type="email"
          autoComplete="email"
          readOnly={refusal !== null}
          value={values.Email}
          onChange={({ target }) => onChange('Email', target.value)}
        />
      </Field>
      {isNew && isOwn && (
        <Field
          label="Current password"
          error={errors.Password}
          hint="We ask for it so that nobody else can change your address."
        >
          <PasswordInput
            ref={passwordRef}
            name="Password"
            autoComplete="current-password"
            value={values.Password}
            onChange={({ target }) => onChange('Password', target.value)}
          />
        </Field>
      )}
    </>
  );
}
