import {
  errorSentence,
  followOtherTabs,
  restoreSession,
  sessionStore,
  useSessionState,
  type SessionState,
} from '@cadence/shared-auth';
import { createLateCode, ErrorState } from '@cadence/shared-ui';
import { useLocation } from '@cadence/shared-ui/router';
import { useEffect, type ReactNode } from 'react';
import { BootScreen } from '../frame/boot-screen.tsx';
import { Frame } from '../frame/frame.tsx';
import { LatePart } from '../late-part/late-part.tsx';
import { useServices } from '../services/services-context.tsx';
import { isForEverybody, LOGIN, signedOutPlace } from '../signed-out/signed-out-paths.ts';
import type { ShellServices } from '../services/create-services.ts';
import { useFocusAfterSignIn } from './use-focus-after-sign-in.ts';

const HOME = '/v3/home';

const signedOut = createLateCode(
  () => import(/* webpackChunkName: 'signed-out' */ '../signed-out/signed-out-screens.tsx'),
);

/**
 * Tries the stored session once, then shows the frame or the login (people §2.2). The login is shown in place of the
 * page that was asked for, so that signing in leads there.
 */
export function SessionGate(): ReactNode {
  const services = useServices();
  const state = useSessionState();
  useEffect(() => {
    const stopCleaning = sessionStore.subscribe((now, before) => onSessionChange(services, now, before));
    const stopFollowing = followOtherTabs();
    void restoreSession();
    if (sessionStore.getState().status === 'restoring')
      services.platform.prefetchFirstSight(window.location.pathname);
    return () => {
      stopCleaning();
      stopFollowing();
    };
  }, [services]);

  useFocusAfterSignIn(state.status);
  const place = signedOutPlace(useLocation().pathname);
  const isSignedIn = state.status === 'signed-in';
  if (isSignedIn && !isForEverybody(place)) return <Frame />;
  if (isSignedIn || state.status === 'signed-out')
    return (
      <LatePart
        code={signedOut}
        title="The login"
        renderFailure={(failure) => <main className="sh-alone">{failure}</main>}
      >
        {({ SignedOutScreens }) => <SignedOutScreens place={place} ended={isSignedIn ? null : state.ended} />}
      </LatePart>
    );
  if (state.status === 'unreachable')
    return (
      <main className="sh-alone">
        <ErrorState title="Cadence cannot be reached" onRetry={() => void restoreSession()}>
          {errorSentence(state.error)}
        </ErrorState>
      </main>
    );
  return <BootScreen />;
}

/** What one person has seen is gone before the next can sign in; leaving on purpose leaves the page as well. */
function onSessionChange(
  { cache, live, shell }: ShellServices,
  now: SessionState,
  before: SessionState,
): void {
  if (now.status === 'signed-out') {
    live.stop();
    cache.clear();
    if (now.ended !== null && now.ended !== 'expired') shell.navigate(LOGIN, { replace: true });
  }
  const hasSignedIn = now.status === 'signed-in' && before.status !== 'signed-in';
  if (hasSignedIn && window.location.pathname === LOGIN) shell.navigate(HOME, { replace: true });
}
