import { addDays, LEVELS } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { ScaleStep } from '@cadence/shared-ui';

/** A summary of several goals. */
export interface Standing {
  /** How many are at each likelihood, best last; steps without any are left out. */
  readonly steps: readonly { readonly step: ScaleStep; readonly count: number }[];
  /** Goals without any prediction. */
  readonly silent: number;
  readonly up: number;
  readonly down: number;
}

/** A prediction of this or last week differs from the one before it (D-14). */
function movedSince(lastMonday: string, goal: Goal): number {
  const { MostRecentGoalStatus: latest } = goal;
  return latest !== null && latest.StartDate >= lastMonday ? latest.LikelihoodDelta : 0;
}

/**
 * Goals by likelihood, and how many moved since last week.
 *
 * @param thisMonday the current week's Monday, `YYYY-MM-DD`
 */
export function standingOf(goals: readonly Goal[], thisMonday: string): Standing {
  const lastMonday = addDays(thisMonday, -7);
  const likelihoods = goals.map(({ MostRecentGoalStatus }) => MostRecentGoalStatus?.Likelihood ?? null);
  const moves = goals.map((goal) => movedSince(lastMonday, goal));
  return {
    steps: LEVELS.map((step) => ({ step, count: likelihoods.filter((one) => one === step).length })).filter(
      ({ count }) => count > 0,
    ),
    silent: likelihoods.filter((one) => one === null).length,
    up: moves.filter((move) => move > 0).length,
    down: moves.filter((move) => move < 0).length,
  };
}

/** The least likely first, as the bar above has them; those without any prediction last. */
export function leastLikelyFirst(goals: readonly Goal[]): readonly Goal[] {
  const rank = ({ MostRecentGoalStatus: latest }: Goal): number => latest?.Likelihood ?? LEVELS.length;
  return goals.toSorted((one, other) => rank(one) - rank(other) || one.Id - other.Id);
}
