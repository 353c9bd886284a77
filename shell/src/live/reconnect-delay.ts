const FIRST_MS = 500;
const LONGEST_MS = 10_000;
/** How many pages a second the hub takes back, with room for what they fetch then; `hub-restart` measures it. */
const PAGES_PER_SECOND = 300;
const LONGEST_SPREAD_MS = 20_000;

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to 10 s, spread over half to the whole of it.
 * A large crowd is spread over as much time as the hub needs for it. `attempt` counts from 0; there is no last one.
 *
 * @param crowd how many pages are believed to come back at the same time
 */
export function reconnectDelay(attempt: number, crowd = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  const spread = Math.min(LONGEST_SPREAD_MS, (crowd / PAGES_PER_SECOND) * 1_000);
  return spread > ceiling ? FIRST_MS / 2 + spread * random() : ceiling * (0.5 + random() / 2);
}
