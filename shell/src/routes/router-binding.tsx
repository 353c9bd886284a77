import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { useEffect, useLayoutEffect } from 'react';
import { useServices } from '../services/services-context.tsx';
import { NAVIGATED_EVENT, watchLeaving } from '../unsaved/watch-leaving.ts';

/** Gives the router's `navigate` to what lives outside it, and notifies the window of every navigation. */
export function RouterBinding(): null {
  const { guards, router, shell } = useServices();
  const navigate = useNavigate();
  const { key } = useLocation();
  useLayoutEffect(() => {
    router.bind((to, options) => void navigate(to, { replace: options?.replace ?? false }));
  }, [navigate, router]);
  useEffect(() => {
    window.dispatchEvent(new Event(NAVIGATED_EVENT));
  }, [key]);
  // A layout effect of a child comes before the router's own, in which that begins to listen.
  useLayoutEffect(() => watchLeaving(guards, shell.navigate), [guards, shell]);
  return null;
}
