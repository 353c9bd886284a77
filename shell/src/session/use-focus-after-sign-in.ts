import { giveFocus } from '@cadence/shared-ui';
import { useEffect, useRef } from 'react';
import type { SessionState } from '@cadence/shared-auth';

/** After signing in the form is gone: the focus goes to the heading of the page that has taken its place. */
export function useFocusAfterSignIn(status: SessionState['status']): void {
  const hasBeenOut = useRef(false);
  useEffect(() => {
    if (status === 'signed-out') hasBeenOut.current = true;
    if (status !== 'signed-in' || !hasBeenOut.current) return;
    hasBeenOut.current = false;
    const heading = document.querySelector<HTMLElement>('header h1');
    if (heading !== null) giveFocus(heading);
  }, [status]);
}
