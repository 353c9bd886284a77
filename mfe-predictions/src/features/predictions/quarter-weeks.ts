import type { PeriodWeek, Prediction, PredictionGoal } from '@cadence/shared-contract';

/** A week of the shown quarter. */
export interface QuarterWeek extends PeriodWeek {
  readonly place: 'past' | 'current' | 'ahead';
  /** How many goals have a prediction in it. */
  readonly posted: number;
}

/** Where a week is, seen from a day: `YYYY-MM-DD`. */
export function placeOf({ StartDate, EndDate }: PeriodWeek, today: string): QuarterWeek['place'] {
  if (EndDate < today) return 'past';
  return StartDate > today ? 'ahead' : 'current';
}

function countPosted(goals: readonly PredictionGoal[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { Weeks } of goals)
    for (const { Week, Likelihood } of Weeks)
      if (Likelihood !== null) counts.set(Week, (counts.get(Week) ?? 0) + 1);
  return counts;
}

/** The weeks of a quarter with how many of the goals have a prediction in each. */
export function quarterWeeks(
  { weeks }: Pick<Prediction, 'weeks'>,
  goals: readonly PredictionGoal[],
  today: string,
): readonly QuarterWeek[] {
  const posted = countPosted(goals);
  return weeks.map((week) => ({
    ...week,
    place: placeOf(week, today),
    posted: posted.get(week.Week) ?? 0,
  }));
}

const hasPosts = ({ posted }: QuarterWeek): boolean => posted > 0;

/** The last week with predictions; null without any. */
export function lastPostedWeek(weeks: readonly QuarterWeek[]): number | null {
  return weeks.findLast(hasPosts)?.Week ?? null;
}

/**
 * The week that the screen opens on: the last one with predictions. Without any the current one, of an ended quarter the
 * last, of one to come the first.
 */
export function openingWeek(weeks: readonly QuarterWeek[]): number {
  return lastPostedWeek(weeks) ?? weeks.findLast(({ place }) => place !== 'ahead')?.Week ?? 1;
}

/** From the first week with predictions to the last: what there is to play. */
export function playedWeeks(weeks: readonly QuarterWeek[]): readonly number[] {
  const first = weeks.findIndex(hasPosts);
  if (first === -1) return [];
  return weeks.slice(first, weeks.findLastIndex(hasPosts) + 1).map(({ Week }) => Week);
}

/** The goals with their status of exactly this week; nothing is carried forward (D-34). */
export function goalsInWeek(goals: readonly PredictionGoal[], week: number): readonly PredictionGoal[] {
  return goals.map((goal) => {
    const { Likelihood = null, Quality = null } = goal.Weeks.find(({ Week }) => Week === week) ?? {};
    return { ...goal, Likelihood, Quality };
  });
}
