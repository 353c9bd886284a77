import { setTimeout } from 'node:timers/promises';

/** How often the condition is checked, in milliseconds; not more often, to leave the processor to the awaited work. */
const LOOK_EVERY = 5;

/** Waits for a condition that other code in this process fulfils. */
export async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await setTimeout(LOOK_EVERY);
}
