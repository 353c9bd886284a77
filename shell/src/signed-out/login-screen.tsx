import type { EndReason } from '@cadence/shared-auth';
import { Callout } from '@cadence/shared-ui';
import { Info } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { ExpiredLinkNotice } from './expired-link.tsx';
import { LoginForm } from './login-form.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { FORGOT_PASSWORD, UNLOCK } from './signed-out-paths.ts';

const ENDED: Readonly<Record<Exclude<EndReason, 'signed-out'>, string>> = {
  expired: 'Your session has ended. Log in to continue.',
  deactivated: 'Your account has been deactivated.',
};

interface LoginScreenProps {
  /** Why the last session ended; null when there was none. */
  readonly ended: EndReason | null;
}

/** `/v3/login`, and what replaces every page while nobody is signed in. */
export function LoginScreen({ ended }: LoginScreenProps): ReactNode {
  const { name } = useBranding();
  return (
    <SignedOutLayout title={`Log in to ${name}`} tabTitle="Log in">
      {ended !== null && ended !== 'signed-out' && (
        <Callout lead={<Info aria-hidden />} title={ENDED[ended]} />
      )}
      <ExpiredLinkNotice />
      <LoginForm />
      <p className="sh-login-links">
        <Link className="cd-link cd-t13" to={FORGOT_PASSWORD}>
          Lost your password?
        </Link>
        <Link className="cd-link cd-t13" to={UNLOCK}>
          Locked out of your account?
        </Link>
      </p>
    </SignedOutLayout>
  );
}
