import { signIn } from '@cadence/shared-auth';
import { Button, Callout, Field, PasswordInput, TextInput } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { loginFailure } from './login-failure.ts';
import { loginSchema } from './login-schema.ts';

const EMPTY = { userName: '', password: '' };

/** Email and password. What was typed stays when signing in fails. */
export function LoginForm(): ReactNode {
  const [failure, setFailure] = useState<string | null>(null);
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
        setFailure(loginFailure(error, values.userName.trim()));
      }
    },
  });
  const { errors, values, isSubmitting } = formik;
  const edit = (name: keyof typeof EMPTY, value: string): void => {
    void formik.setFieldValue(name, value);
    if (errors[name] !== undefined) formik.setFieldError(name, undefined);
  };
  const submit = async (): Promise<void> => {
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
        if (!isSubmitting) void submit();
      }}
    >
      {failure !== null && <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure} />}
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
