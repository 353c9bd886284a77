import { useEffect, useEffectEvent } from 'react';
import { createLateCode } from '../late-code/late-code.ts';

/** What lies over the page, with Chakra under it: fetched apart, since no page shows it before somebody asks. */
export type Floating = typeof import('./parts.ts');

export const floatingParts = createLateCode<Floating>(
  () => import(/* webpackChunkName: "floating" */ './parts.ts'),
);

/** Fetches the parts once; a failed attempt is not kept, so that the next one tries again. */
export const loadFloating = floatingParts.load;

/**
 * The parts, for something that a trigger opens.
 * @param isNeeded fetches them when true
 * @param giveUp called when they cannot be fetched: the trigger can be pressed again
 */
export function useFloating(isNeeded: boolean, giveUp: () => void): Floating | undefined {
  const { code, hasFailed } = floatingParts.useCode(isNeeded);
  const fail = useEffectEvent(giveUp);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return code;
}
