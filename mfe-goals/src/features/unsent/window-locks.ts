import { inTurn } from '@cadence/shared-auth';

const NAME = 'cadence.unsent-updates';

/** One window after the other. */
export const oneWindowAtATime = (work: () => Promise<void>): Promise<void> => inTurn(NAME, work);

/**
 * Claims something for this window until it closes or releases it; null when another window has it. Taking turns is not
 * enough: what one window has written to the device reaches the other a moment after the lock does. Where there are no
 * locks, or the browser denies them, every window has it.
 */
export function claim(what: string): Promise<(() => void) | null> {
  const held = Promise.withResolvers<void>();
  if (!('locks' in navigator)) return Promise.resolve(held.resolve);
  const claimed = Promise.withResolvers<(() => void) | null>();
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    claimed.resolve(lock && held.resolve);
    return lock === null ? undefined : held.promise;
  };
  navigator.locks
    .request(`${NAME}.${what}`, { ifAvailable: true }, hold)
    .catch(() => claimed.resolve(held.resolve));
  return claimed.promise;
}
