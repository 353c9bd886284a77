import { useFormik } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { Profile } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { fieldErrors, useSession, useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, TextArea, TextInput } from '@cadence/shared-ui';
import { failureOf } from '../forms/failure-of.ts';
import { TimeZoneField } from '../people/time-zone-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { isNewAddress, profileBody, profileFormOf, profileSchema, type ProfileForm } from './profile-form.ts';
import { useProfileChange } from './api/use-profile-change.ts';

interface TextFieldSpec {
  readonly name: Exclude<keyof ProfileForm, 'Email' | 'Password' | 'TimeZone' | 'Biography'>;
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'url';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Written in any script. */
  readonly dir?: 'auto';
}

/** The fields before the address. */
const WHO: readonly TextFieldSpec[] = [
  { name: 'Name', label: 'Name', autoComplete: 'name', dir: 'auto' },
  { name: 'JobTitle', label: 'Job title', autoComplete: 'organization-title', dir: 'auto' },
  { name: 'OrgUnit', label: 'Department', placeholder: 'Corporate', dir: 'auto' },
];
/** The fields after it. */
const REACHED: readonly TextFieldSpec[] = [
  { name: 'PhoneNumber', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  {
    name: 'LinkedinUrl',
    label: 'LinkedIn',
    type: 'url',
    placeholder: 'https://www.linkedin.com/in/…',
  },
];

const UNSAVED = 'The profile is not saved.';

/** Edits a profile: the viewer's own, or another they may edit (people §2.3, §5). */
export function EditProfile({
  profile: current,
  emailRefusal,
  onClose,
}: {
  readonly profile: Profile;
  /** Why the address cannot be changed; null when it can. */
  readonly emailRefusal: string | null;
  readonly onClose: () => void;
}): ReactNode {
  // The edited copy stays as it was opened: a change by somebody else is detected on save (D-3).
  const [profile] = useState(current);
  const isOwn = useSession().profile.Id === profile.Id;
  const change = useProfileChange(profile.Id, onClose);
  const formik = useFormik<ProfileForm>({
    initialValues: profileFormOf(profile),
    validationSchema: profileSchema(profile, isOwn),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (form, helpers) =>
      change.mutate(profileBody(form, profile), {
        onError: (error) => helpers.setErrors(fieldErrors(error)),
      }),
  });
  const { values, errors } = formik;
  const set = (name: keyof ProfileForm, value: string): void => {
    void formik.setFieldValue(name, value, false);
    formik.setFieldError(name, undefined);
  };
  const textField = ({ name, label, type = 'text', ...rest }: TextFieldSpec): ReactNode => (
    <Field key={name} label={label} error={errors[name]}>
      <TextInput
        {...rest}
        name={name}
        type={type}
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field>
  );
  const password = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    // A password manager may have filled it without an event.
    if (password.current !== null) await formik.setFieldValue('Password', password.current.value, false);
    await formik.submitForm();
  };
  useUnsavedGuard(formik.dirty, UNSAVED);
  return (
    <FormDrawer
      title="Edit Profile"
      width={600}
      isDirty={formik.dirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={change.isPending}
      failure={failureOf(change.error)}
      onSave={() => void save()}
      onClose={onClose}
    >
      {WHO.map(textField)}
      <AddressFields
        values={values}
        errors={errors}
        onChange={set}
        refusal={emailRefusal}
        isNew={isNewAddress(profile, values.Email)}
        isOwn={isOwn}
        passwordRef={password}
      />
      {REACHED.map(textField)}
      <TimeZoneField value={values.TimeZone} error={errors.TimeZone} onChange={(id) => set('TimeZone', id)} />
      <Field
        label="Biography"
        error={errors.Biography}
        counter={{ value: values.Biography.length, max: LIMITS.biography }}
      >
        <TextArea
          name="Biography"
          minHeight={120}
          dir="auto"
          value={values.Biography}
          onChange={({ target }) => set('Biography', target.value)}
        />
      </Field>
    </FormDrawer>
  );
}
