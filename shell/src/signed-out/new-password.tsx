import { fieldErrors } from '@cadence/shared-auth';
import { MESSAGES, passwordStrength } from '@cadence/shared-contract';
import {
  Button,
  Checkbox,
  ErrorText,
  Field,
  filledIn,
  PasswordInput,
  StrengthMeter,
  toast,
  useFilledIn,
} from '@cadence/shared-ui';
import { Link, useNavigate } from '@cadence/shared-ui/router';
import { useFormik } from 'formik';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { isExpired, savePassword, type Invitee, type PasswordLink } from './api/mailed-link.ts';
import { CheckedLink, type PendingLink } from './checked-link.tsx';
import { invitationSchema, resetSchema } from './password-schema.ts';
import { LOGIN, PRIVACY } from './signed-out-paths.ts';

const DONE: Readonly<Record<PasswordLink['purpose'], string>> = {
  reset: 'Your password is changed. Log in with the new one.',
  invitation: 'Your account is ready. Log in to begin.',
};

/** `/v3/resetpassword/{token}` and `/v3/invitation/{token}`: a new password, typed twice (people §2.2). */
export function NewPassword(props: PasswordLink): ReactNode {
  const { purpose } = props;
  const { name } = useBranding();
  const title = purpose === 'reset' ? 'Choose a new password' : `Welcome to ${name}`;
  return (
    <CheckedLink link={props} title={title}>
      {(pending) => (
        <>
          {pending.invitee !== null && <Invited invitee={pending.invitee} />}
          <PasswordForm link={props} pending={pending} />
        </>
      )}
    </CheckedLink>
  );
}

function Invited({ invitee: { Name, InvitedBy } }: { readonly invitee: Invitee }): ReactNode {
  return (
    <p className="cd-ink2">
      Hello <b>{Name}</b>
      {InvitedBy === null ? '. ' : <>, {InvitedBy} has invited you. </>}
      Choose a password to begin.
    </p>
  );
}

const EMPTY = { Password: '', Confirmation: '', Terms: false, Privacy: false };

interface PasswordFormProps {
  readonly link: PasswordLink;
  readonly pending: PendingLink;
}

function usePasswordForm({ link, pending }: PasswordFormProps) {
  const { purpose } = link;
  const navigate = useNavigate();
  return useFormik({
    initialValues: EMPTY,
    validationSchema: purpose === 'reset' ? resetSchema : invitationSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async ({ Password }, helpers) => {
      try {
        await savePassword(link, Password.trim());
        toast({ title: DONE[purpose], tone: 'success' });
        void navigate(LOGIN, { replace: true });
      } catch (error) {
        const refused = fieldErrors(error);
        helpers.setErrors(refused);
        if (Object.keys(refused).length > 0) return;
        if (isExpired(error)) pending.recheck();
        else toast({ title: MESSAGES.somethingWentWrong, tone: 'error' });
      }
    },
  });
}

function PasswordForm(props: PasswordFormProps): ReactNode {
  const { purpose } = props.link;
  const email = props.pending.invitee?.Email ?? null;
  const formik = usePasswordForm(props);
  const { values, errors, isSubmitting } = formik;
  const form = useRef<HTMLFormElement>(null);
  useFilledIn(form, values, (filled) => void formik.setValues(filled, false));
  const edit = (name: 'Password' | 'Confirmation', value: string): void => {
    void formik.setFieldValue(name, value);
    if (errors[name] !== undefined) formik.setFieldError(name, undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    await formik.setValues(filledIn(event.currentTarget, values), false);
    await formik.submitForm();
  };
  return (
    <form ref={form} className="sh-login-form" noValidate onSubmit={(event) => void submit(event)}>
      {email !== null && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <Field label="New password" error={errors.Password}>
        <PasswordInput
          name="Password"
          inputSize="lg"
          autoComplete="new-password"
          value={values.Password}
          onChange={({ target }) => edit('Password', target.value)}
        />
      </Field>
      <StrengthMeter name="Password strength" {...passwordStrength(values.Password.trim())} />
      <Field label="Confirm password" error={errors.Confirmation}>
        <PasswordInput
          name="Confirmation"
          inputSize="lg"
          autoComplete="new-password"
          value={values.Confirmation}
          onChange={({ target }) => edit('Confirmation', target.value)}
        />
      </Field>
      {purpose === 'invitation' && <Consents formik={formik} />}
      <Button type="submit" variant="primary" size="lg" full loading={isSubmitting} loadingText="Saving">
        {purpose === 'reset' ? 'Reset Password' : 'Create Account'}
      </Button>
    </form>
  );
}

const CONSENTS = [
  { name: 'Terms', text: 'I accept the', link: 'Terms and Conditions', to: `${PRIVACY}#terms` },
  { name: 'Privacy', text: 'I accept the', link: 'Privacy Policy', to: PRIVACY },
] as const;

function Consents({ formik }: { readonly formik: ReturnType<typeof usePasswordForm> }): ReactNode {
  const { values, errors } = formik;
  return CONSENTS.map(({ name, text, link, to }) => (
    <div key={name} className="sh-consent">
      <Checkbox
        name={name}
        checked={values[name]}
        aria-invalid={errors[name] !== undefined}
        label={
          <span>
            {text}{' '}
            <Link className="cd-link" to={to} target="_blank">
              {link}
            </Link>
          </span>
        }
        onChange={({ target }) => {
          void formik.setFieldValue(name, target.checked);
          formik.setFieldError(name, undefined);
        }}
      />
      {errors[name] !== undefined && <ErrorText>{errors[name]}</ErrorText>}
    </div>
  ));
}
