const NAME = 'cadence.unsent-updates';

/** One window after the other; where there are no locks, the key of what is sent sees to it (D-122). */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(NAME, work);
}

/**
 * Claims something for this window until it closes or releases it; null when another window has it. Taking turns is not
 * enough: what one window has written to the device reaches the other a moment after the lock does.
 */
export function claim(what: string): Promise<(() => void) | null> {
  const held = Promise.withResolvers<void>();
  if (!('locks' in navigator)) return Promise.resolve(held.resolve);
  const claimed = Promise.withResolvers<(() => void) | null>();
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    claimed.resolve(lock && held.resolve);
    return lock === null ? undefined : held.promise;
  };
  navigator.locks.request(`${NAME}.${what}`, { ifAvailable: true }, hold).catch(claimed.reject);
  return claimed.promise;
}
