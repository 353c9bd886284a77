import { refreshSession } from '@cadence/shared-auth';
import { whenQuiet } from '@cadence/shared-ui';
import { useEffect } from 'react';
import { applyLiveEffects } from '../live/live-effects.ts';
import { useServices } from '../services/services-context.tsx';

/** After this long the week, the period or a permission may have changed without an event. */
const SESSION_FRESH_MS = 60 * 60_000;

/** What runs as long as somebody is signed in: the hub connection, prefetching, a session that stays current. */
export function useFrameLife(): void {
  const { freshness, integrations, live, platform, topics } = useServices();
  useEffect(() => applyLiveEffects(topics, freshness), [freshness, topics]);
  useEffect(
    () =>
      whenQuiet(() => {
        live.start();
        platform.prefetchHabits();
      }),
    [live, platform],
  );
  useEffect(() => {
    let stop: () => void = () => undefined;
    const cancel = whenQuiet(() => {
      stop = integrations.start();
    });
    return () => {
      cancel();
      stop();
    };
  }, [integrations]);
  useEffect(() => {
    const hurry = (): void => {
      if (document.visibilityState === 'visible') live.hurry();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, [live]);
  useEffect(() => {
    const leave = (): void => live.suspend();
    const comeBack = (): void => live.resume();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [live]);
  useEffect(() => {
    let refreshedAt = Date.now();
    const onFocus = (): void => {
      if (Date.now() - refreshedAt < SESSION_FRESH_MS) return;
      refreshedAt = Date.now();
      // What cannot be refreshed now is refreshed at the next look.
      refreshSession().catch(() => {
        refreshedAt = 0;
      });
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
