import { setTimeout } from 'node:timers/promises';

/** How often it is looked again, in milliseconds: what is waited for needs the processor more. */
const LOOK_EVERY = 5;

/** Waits for what happens elsewhere in this process. */
export async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await setTimeout(LOOK_EVERY);
}
