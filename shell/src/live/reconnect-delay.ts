const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to 10 s, spread over half to the whole of it
 * so that thousands of tabs do not come back at once. `attempt` counts from 0; there is no last one.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return ceiling * (0.5 + random() / 2);
}
