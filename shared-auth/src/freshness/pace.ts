/** Events of one change come in bursts (a goal, its parent, its children); one answer serves them all. */
const BURST_MS = 200;
/** Reads a second that all pages together may ask for, of each kind. */
const PER_SECOND = { now: 1_600, later: 5, news: 100 } as const;
/** Nobody waits longer than this for what is in front of them. */
const LONGEST_SPREAD_MS = 1_200;
/** However often the thing itself changes, a page reads the same again no more often than this. */
const SHORTEST_NOW_MS = 2_000;
/** However few pages are open, each reads its figures again no more often than this. */
const SHORTEST_LATER_MS = 10_000;
const SHORTEST_NEWS_MS = 1_000;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait after so many failures, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

/** How long pages wait before they ask, so that together they ask evenly. Times in milliseconds. */
export interface Pace {
  /** Whether so few pages are open that none needs to wait for the others. */
  isQuiet(): boolean;
  /** Before the first read after an event. */
  soon(): number;
  /** Between two reads of the same by one page. */
  now(): number;
  /** Between two reads of a figure by one page. */
  later(): number;
  /** Between two looks for what else a list might show. */
  news(): number;
  /** The part of a pause that comes before the first read: pages that were opened together do not stay in step. */
  firstPart(): number;
}

/**
 * @param audience how many pages are open, as the hub says; 0 for few
 * @param random between 0 and 1
 */
export function createPace(audience: () => number, random: () => number = Math.random): Pace {
  const share = (perSecond: number): number => (audience() / perSecond) * 1_000;
  const around = (milliseconds: number): number => milliseconds * (0.75 + random() / 2);
  return {
    isQuiet: () => audience() === 0,
    soon: () => BURST_MS + random() * Math.min(LONGEST_SPREAD_MS, share(PER_SECOND.now)),
    now: () => SHORTEST_NOW_MS,
    later: () => around(Math.max(SHORTEST_LATER_MS, share(PER_SECOND.later))),
    news: () => around(Math.max(SHORTEST_NEWS_MS, share(PER_SECOND.news))),
    firstPart: random,
  };
}
