import { ApiError, fieldErrors } from '@cadence/shared-auth';
import { MESSAGES, passwordStrength } from '@cadence/shared-contract';
import {
  Button,
  Checkbox,
  ErrorText,
  Field,
  PasswordInput,
  Spinner,
  StrengthMeter,
  toast,
} from '@cadence/shared-ui';
import { Link, useNavigate } from '@cadence/shared-ui/router';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import type { ArrivalNotice } from '../routes/arrival-notice.ts';
import { savePassword, usePasswordLink, type Invitee, type PasswordLink } from './api/password-links.ts';
import { invitationSchema, resetSchema } from './password-schema.ts';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { LOGIN, PRIVACY } from './signed-out-paths.ts';

const DONE: Readonly<Record<PasswordLink['purpose'], string>> = {
  reset: 'Your password is changed. Log in with the new one.',
  invitation: 'Your account is ready. Log in to begin.',
};

/** Goes to the login, with the documented toast there and the way on (people §8). */
function useLeaveExpired(purpose: PasswordLink['purpose']): () => void {
  const navigate = useNavigate();
  return () => {
    toast({ title: MESSAGES.resetLinkExpired, tone: 'error' });
    void navigate(LOGIN, { replace: true, state: { expired: purpose } satisfies ArrivalNotice });
  };
}

/** `/v3/resetpassword/{token}` and `/v3/invitation/{token}`: a new password, typed twice (people §2.2). */
export function NewPassword(props: PasswordLink): ReactNode {
  const { purpose } = props;
  const { name } = useBranding();
  const link = usePasswordLink(props);
  const leave = useEffectEvent(useLeaveExpired(purpose));
  const { isError } = link;
  useEffect(() => {
    if (isError) leave();
  }, [isError]);
  const title = purpose === 'reset' ? 'Choose a new password' : `Welcome to ${name}`;
  return (
    <SignedOutLayout title={title}>
      {link.isSuccess ? (
        <>
          {link.data !== null && <Invited invitee={link.data} />}
          <PasswordForm {...props} email={link.data?.Email ?? null} />
        </>
      ) : (
        <p className="cd-ink2" role="status">
          <Spinner /> Checking the link
        </p>
      )}
    </SignedOutLayout>
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

function usePasswordForm(link: PasswordLink) {
  const { purpose } = link;
  const navigate = useNavigate();
  const leaveExpired = useLeaveExpired(purpose);
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
        const isExpired = error instanceof ApiError && error.code === 'link_expired';
        if (isExpired) leaveExpired();
        else toast({ title: MESSAGES.somethingWentWrong, tone: 'error' });
      }
    },
  });
}

function PasswordForm(props: PasswordLink & { readonly email: string | null }): ReactNode {
  const { purpose, email } = props;
  const formik = usePasswordForm(props);
  const { values, errors, isSubmitting } = formik;
  const edit = (name: 'Password' | 'Confirmation', value: string): void => {
    void formik.setFieldValue(name, value);
    if (errors[name] !== undefined) formik.setFieldError(name, undefined);
  };
  return (
    <form className="sh-login-form" noValidate onSubmit={formik.handleSubmit}>
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
