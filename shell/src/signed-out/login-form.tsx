import { signIn } from '@cadence/shared-auth';
import { Button, Callout, Field, filledIn, PasswordInput, TextInput, useFilledIn } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { loginFailure, type LoginFailure } from './login-failure.ts';
import { loginSchema } from './login-schema.ts';

const EMPTY = { userName: '', password: '' };

/** Email and password. What was typed stays when signing in fails. */
export function LoginForm(): ReactNode {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik({
    initialValues: EMPTY,
    validationSchema: loginSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      setFailure(null);
      try {
        await signIn(values);
      } catch (error) {
        setFailure(loginFailure(error));
      }
    },
  });
  const { errors, values, isSubmitting } = formik;
  useFilledIn(form, values, (filled) => void formik.setValues(filled, false));
  const edit = (name: keyof typeof EMPTY, value: string): void => {
    void formik.setFieldValue(name, value);
    if (errors[name] !== undefined) formik.setFieldError(name, undefined);
  };
  const submit = async (fields: HTMLFormElement): Promise<void> => {
    await formik.setValues(filledIn(fields, values), false);
    await formik.submitForm();
    // The fields know of their errors once they are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      ref={form}
      className="sh-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event.currentTarget);
      }}
    >
      {failure !== null && <Failure {...failure} />}
      <Field label="Email" error={errors.userName}>
        <TextInput
          name="userName"
          type="email"
          inputSize="lg"
          autoComplete="username"
          value={values.userName}
          onChange={(event) => edit('userName', event.target.value)}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput
          name="password"
          inputSize="lg"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => edit('password', event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" full loading={isSubmitting} loadingText="Logging in">
        Log in
      </Button>
    </form>
  );
}

function Failure({ sentence, contact }: LoginFailure): ReactNode {
  return (
    <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={sentence}>
      {contact !== null && (
        <a className="cd-link" href={contact}>
          {contact.startsWith('mailto:') ? 'Write an email' : 'Open the page'}
        </a>
      )}
    </Callout>
  );
}
