import { useFormik } from 'formik';
import { Fragment, useRef, type FormEvent, type ReactNode } from 'react';
import { object, ref, string } from 'yup';
import { MESSAGES, passwordProblem, passwordStrength } from '@cadence/shared-contract';
import { fieldErrors, OfflineError, useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  Drawer,
  ErrorText,
  Field,
  filledIn,
  PasswordInput,
  StrengthMeter,
  useFilledIn,
} from '@cadence/shared-ui';
import { useChangePassword } from '../api/use-change-password.ts';

/** People §5 Change password; values are trimmed. */
const SCHEMA = object({
  Password: string().trim().required(MESSAGES.oldPasswordRequired),
  NewPassword: string()
    .trim()
    .required(MESSAGES.passwordStrong)
    .test('strong', (value, context) => {
      const message = passwordProblem(value);
      return message === null || context.createError({ message });
    }),
  Confirmation: string()
    .trim()
    .required(MESSAGES.passwordConfirm)
    .oneOf([ref('NewPassword')], MESSAGES.passwordDiffers),
});

const EMPTY = { Password: '', NewPassword: '', Confirmation: '' };
const FIELDS = [
  { name: 'Password', label: 'Old password', autoComplete: 'current-password' },
  { name: 'NewPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'Confirmation', label: 'Confirm password', autoComplete: 'new-password' },
] as const;

/** Every refusal of the server reads as documented; an unreachable server is reported as such (people §8). */
function failureOf(error: unknown): string {
  return error instanceof OfflineError ? error.message : MESSAGES.oldPasswordWrong;
}

/** A new password, given the current one (people §2.3). */
export function ChangePassword({ onClose }: { readonly onClose: () => void }): ReactNode {
  const change = useChangePassword(onClose);
  const formik = useFormik({
    initialValues: EMPTY,
    validationSchema: SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ Password, NewPassword }, helpers) =>
      change.mutate(
        { Password: Password.trim(), NewPassword: NewPassword.trim() },
        { onError: (error) => helpers.setErrors(fieldErrors(error)) },
      ),
  });
  useUnsavedGuard(formik.dirty, 'The password is not changed.');
  const { values, errors } = formik;
  const fields = useRef<HTMLDivElement>(null);
  useFilledIn(fields, values, (filled) => void formik.setValues(filled, false));
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    await formik.setValues(filledIn(event.currentTarget, values), false);
    await formik.submitForm();
  };
  const isRefused = change.error !== null && Object.keys(fieldErrors(change.error)).length === 0;
  return (
    <Drawer
      width={400}
      title="Change Password"
      onCloseRequest={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={change.isPending} loadingText="Saving">
            Change Password
          </Button>
        </>
      }
    >
      <div ref={fields} className="cd-form">
        {FIELDS.map(({ name, label, autoComplete }) => (
          <Fragment key={name}>
            <Field label={label} error={errors[name]}>
              <PasswordInput
                name={name}
                autoComplete={autoComplete}
                value={values[name]}
                onChange={({ target }) => {
                  void formik.setFieldValue(name, target.value, false);
                  formik.setFieldError(name, undefined);
                }}
              />
            </Field>
            {name === 'NewPassword' && (
              <StrengthMeter name="Password strength" {...passwordStrength(values.NewPassword.trim())} />
            )}
          </Fragment>
        ))}
        {isRefused && <ErrorText>{failureOf(change.error)}</ErrorText>}
      </div>
    </Drawer>
  );
}
