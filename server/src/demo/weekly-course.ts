import type { Random } from './random.ts';

/** The course of a goal's weekly statuses. */
export type Course = 'steady' | 'rising' | 'falling' | 'stale' | 'fresh' | 'none';

/** A posted week: levels 0 to 4. */
export interface Posting {
  readonly likelihood: number;
  readonly quality: number;
}

const clamp = (level: number): number => Math.min(4, Math.max(0, level));

/** How many of the last ended weeks have no posting. */
const MISSED_AT_END: Readonly<Record<Course, number>> = {
  steady: 0,
  rising: 0,
  falling: 0,
  stale: 3,
  fresh: 0,
  none: Infinity,
};
/** The change of likelihood in the last posting. */
const FINISH: Readonly<Partial<Record<Course, number>>> = { rising: 1, falling: -1 };

/** Changes to pick from at each posting, by the goal's trend: most predictions come true. */
const STEPS = {
  up: [-1, 0, 0, 1, 1],
  level: [-1, 0, 0, 0, 1],
  down: [-1, -1, 0, 0, 1],
} as const;
export type Heading = keyof typeof STEPS;

function nextLevel(random: Random, last: number, heading: Heading = 'level'): number {
  return clamp(last + random.pick(STEPS[heading]));
}

/**
 * The postings of a goal's enabled weeks that have begun, oldest first; null for a missed week. Only a fresh goal has a
 * posting for the current week.
 *
 * @param weeks enabled weeks up to and including the current one
 * @param hasCurrent whether the last of them is still running
 */
export function weeklyCourse(
  random: Random,
  course: Course,
  {
    weeks,
    hasCurrent,
    heading,
  }: { readonly weeks: number; readonly hasCurrent: boolean; readonly heading: Heading },
): readonly (Posting | null)[] {
  const ended = hasCurrent ? weeks - 1 : weeks;
  const posted = Math.max(0, ended - MISSED_AT_END[course]);
  const finish = FINISH[course];
  // Start in the middle and avoid both ends of the scale, so that the last posting can still rise or fall.
  let likelihood = 2;
  let quality = random.between(1, 3);
  const walk = (isFinish: boolean): Posting => {
    if (finish === undefined) likelihood = nextLevel(random, likelihood, heading);
    else if (isFinish) likelihood = clamp(likelihood + finish);
    else likelihood = Math.min(3, Math.max(1, nextLevel(random, likelihood)));
    quality = nextLevel(random, quality);
    return { likelihood, quality };
  };
  return Array.from({ length: weeks }, (_, week) => {
    if (week >= ended) return course === 'fresh' ? walk(false) : null;
    const isFinish = week === posted - 1;
    const isPosted = isFinish || (week < posted && !random.chance(0.12));
    return isPosted ? walk(isFinish) : null;
  });
}

/**
 * The postings of the enabled weeks that have begun, where every week's levels are given.
 *
 * @param levels of the enabled weeks, oldest first; null for a missed week
 */
export function givenCourse(
  levels: readonly (Posting | null)[],
  course: Course,
  { weeks, hasCurrent }: { readonly weeks: number; readonly hasCurrent: boolean },
): readonly (Posting | null)[] {
  const ended = hasCurrent ? weeks - 1 : weeks;
  const last = course === 'fresh' ? weeks : ended - MISSED_AT_END[course];
  return Array.from({ length: weeks }, (_, week) => (week < last ? (levels[week] ?? null) : null));
}
