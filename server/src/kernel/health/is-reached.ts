import { setImmediate } from 'node:timers/promises';
import { later } from '../guard/index.ts';

const CHECK_TIMEOUT = 1_500;

/** Whether the check succeeds in time. */
export async function isReached(check: () => Promise<void>): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // An answer that arrived while this process was blocked is read first.
  const timer = later(CHECK_TIMEOUT, { kind: 'health', close: reject }, async () => {
    await setImmediate();
    reject(new Error('too late'));
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
