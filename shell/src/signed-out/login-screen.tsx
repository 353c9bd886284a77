import type { EndReason } from '@cadence/shared-auth';
import { Callout } from '@cadence/shared-ui';
import { Info } from '@cadence/shared-ui/icons';
import { useEffect, type ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { Logo } from '../branding/logo.tsx';
import { useServices } from '../services/services-context.tsx';
import { LoginForm } from './login-form.tsx';
import { QuarterRhythm } from './quarter-rhythm.tsx';

/** People §2.2. */
const VERSION = '1.1';

const ENDED: Readonly<Record<Exclude<EndReason, 'signed-out'>, string>> = {
  expired: 'Your session has ended. Log in to go on.',
  deactivated: 'Your account has been deactivated.',
};

interface LoginScreenProps {
  /** Why the last session ended; null when there was none. */
  readonly ended: EndReason | null;
}

/** `/v3/login`, and what stands in place of every page while nobody is signed in. */
export function LoginScreen({ ended }: LoginScreenProps): ReactNode {
  const { name } = useBranding();
  const { environment } = useServices().boot.config;
  useEffect(() => {
    document.title = 'Log in · Cadence';
  }, []);
  return (
    <div className="sh-login">
      <main className="sh-login-side">
        <p className="sh-login-mark">
          <Logo size={32} />
          {name}
        </p>
        <div className="sh-login-fields">
          <h1>Log in to {name}</h1>
          {ended !== null && ended !== 'signed-out' && (
            <Callout lead={<Info aria-hidden />} title={ENDED[ended]} />
          )}
          <LoginForm />
        </div>
        <footer className="sh-login-foot">
          <span className="cd-tn">
            {environment === 'production' ? VERSION : `${VERSION} ${environment}`}
          </span>
          <span className="cd-tn">© 2019 to 2025</span>
        </footer>
      </main>
      <QuarterRhythm />
    </div>
  );
}
