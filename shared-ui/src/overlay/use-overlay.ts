import { useEffect, useState } from 'react';
import { type Floating, floatingParts } from '../floating/load-floating.ts';
import { useAfterFrame } from '../steady/use-after-frame.ts';

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
 * The code of an overlay while it is to be shown, `undefined` otherwise. It keeps being asked for while the network is
 * away: the page stays usable, and what was asked for still comes.
 */
export function useOverlay(open: boolean): Floating | undefined {
  const isPresent = useIsPresent(open);
  // What was pressed answers first; an overlay takes a slow machine longer than a frame.
  const isDrawn = useAfterFrame(isPresent);
  const { code: floating } = floatingParts.useInsisted(isPresent);
  return isPresent && isDrawn ? floating : undefined;
}
