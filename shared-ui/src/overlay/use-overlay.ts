import { useEffect, useState } from 'react';
import { type Floating, useFloating } from '../floating/load-floating.ts';

/** Longer than any exit animation of ours, in milliseconds. */
const EXIT_LIMIT = 400;

/**
 * False once a closed overlay has had its time to leave. The library waits for `animationend`, which has already fired
 * when a busy page starts to listen too late; without this limit the overlay would then lie over the page for ever.
 */
function useIsPresent(open: boolean): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useEffect(() => {
    if (open || !isPresent) return undefined;
    const timer = setTimeout(() => setPresent(false), EXIT_LIMIT);
    return () => clearTimeout(timer);
  }, [open, isPresent]);
  return isPresent;
}

/**
 * The code of an overlay while it is to be shown, `undefined` otherwise. When it cannot be fetched, the boundary around
 * says so: what was asked for would silently never come.
 */
export function useOverlay(open: boolean): Floating | undefined {
  const isPresent = useIsPresent(open);
  const [, setFailure] = useState<unknown>();
  const floating = useFloating(isPresent, (error) =>
    setFailure(() => {
      throw error;
    }),
  );
  return isPresent ? floating : undefined;
}
