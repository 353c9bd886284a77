import { useEffect, type ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { Logo } from '../branding/logo.tsx';
import { useServices } from '../services/services-context.tsx';
import { Link } from '@cadence/shared-ui/router';
import { QuarterRhythm } from './quarter-rhythm.tsx';
import { PRIVACY } from './signed-out-paths.ts';

/** People §2.2. */
const VERSION = '1.1';

export interface SignedOutLayoutProps {
  /** The page's one heading, and the title of the tab. */
  readonly title: string;
  /** The tab's title where the heading says more than it needs. */
  readonly tabTitle?: string;
  readonly children: ReactNode;
}

/** What all screens around signing in share: the tenant's face, one column, the version, the quarter at the side. */
export function SignedOutLayout({ title, tabTitle = title, children }: SignedOutLayoutProps): ReactNode {
  const { name } = useBranding();
  const { environment, environmentName } = useServices().boot.config;
  const shownName = environmentName ?? (environment === 'production' ? null : environment);
  useEffect(() => {
    document.title = `${tabTitle} · Cadence`;
  }, [tabTitle]);
  return (
    <div className="sh-login">
      <main className="sh-login-side">
        <p className="sh-login-mark">
          <Logo size={32} />
          {name}
        </p>
        <div className="sh-login-fields">
          <h1>{title}</h1>
          {children}
        </div>
        <footer className="sh-login-foot">
          <Link to={PRIVACY}>Privacy</Link>
          <span className="cd-tn">{shownName === null ? VERSION : `${VERSION} ${shownName}`}</span>
          <span className="cd-tn">© 2019 to 2025</span>
        </footer>
      </main>
      <QuarterRhythm />
    </div>
  );
}
