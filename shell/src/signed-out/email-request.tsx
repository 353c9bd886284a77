import { errorSentence } from '@cadence/shared-auth';
import { isEmail, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { Button, Callout, Field, LinkButton, TextInput, useFilledIn } from '@cadence/shared-ui';
import { CircleAlert, Mail } from '@cadence/shared-ui/icons';
import { Link, useNavigate } from '@cadence/shared-ui/router';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { requestLink, type LinkKind } from './api/request-link.ts';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { FORGOT_PASSWORD, FORGOT_PASSWORD_SENT, LOGIN, UNLOCK, UNLOCK_SENT } from './signed-out-paths.ts';

const KINDS = {
  forgot: {
    title: 'Lost your password?',
    hint: 'Enter your email address and we will send you a link to choose a new one.',
    here: FORGOT_PASSWORD,
    sent: FORGOT_PASSWORD_SENT,
    promise: 'a link to choose a new password',
  },
  unlock: {
    title: 'Locked out of your account?',
    hint: 'Enter your email address and we will send you a link that unlocks your account.',
    here: UNLOCK,
    sent: UNLOCK_SENT,
    promise: 'a link that unlocks your account',
  },
} as const satisfies Readonly<Record<LinkKind, unknown>>;

/** People §5 Forgot and unlock. */
const SCHEMA = object({
  Email: string()
    .trim()
    .required(MESSAGES.loginEmailRequired)
    .test('email', MESSAGES.emailInvalid, isEmail)
    .max(LIMITS.email, MESSAGES.emailInvalid),
});

/** Asks where to send a link; Send stays disabled until the address is valid (people §5). */
export function EmailRequest({ kind }: { readonly kind: LinkKind }): ReactNode {
  const { title, hint, sent } = KINDS[kind];
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: { Email: '' },
    validationSchema: SCHEMA,
    onSubmit: async ({ Email }) => {
      setFailure(null);
      try {
        await requestLink(kind, Email.trim());
        void navigate(sent);
      } catch (error) {
        setFailure(errorSentence(error));
      }
    },
  });
  const { values, errors, touched, isSubmitting } = formik;
  const form = useRef<HTMLFormElement>(null);
  useFilledIn(form, values, (filled) => void formik.setValues(filled));
  return (
    <SignedOutLayout title={title}>
      <p className="cd-ink2">{hint}</p>
      <form ref={form} className="sh-login-form" noValidate onSubmit={formik.handleSubmit}>
        {failure !== null && <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure} />}
        <Field label="Email" error={touched.Email === true ? errors.Email : undefined}>
          <TextInput
            name="Email"
            type="email"
            inputSize="lg"
            autoComplete="username"
            value={values.Email}
            onChange={formik.handleChange}
            onBlur={formik.handleBlur}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          disabled={!SCHEMA.isValidSync(values)}
          loading={isSubmitting}
          loadingText="Sending"
        >
          Send
        </Button>
      </form>
      <p>
        <Link className="cd-link cd-t13" to={LOGIN}>
          Back to login
        </Link>
      </p>
    </SignedOutLayout>
  );
}

/** The same words for everyone: whether the address has an account is not revealed (D-45). */
export function RequestSent({ kind }: { readonly kind: LinkKind }): ReactNode {
  const { here, promise } = KINDS[kind];
  return (
    <SignedOutLayout title="Check your inbox">
      <Callout lead={<Mail aria-hidden />} title={`If the address has an account, ${promise} is on its way.`}>
        It works once, within the next 24 hours. Nothing there? Look into the spam folder, or{' '}
        <Link className="cd-link" to={here}>
          send it again
        </Link>
        .
      </Callout>
      <LinkButton to={LOGIN}>Go to login</LinkButton>
    </SignedOutLayout>
  );
}
