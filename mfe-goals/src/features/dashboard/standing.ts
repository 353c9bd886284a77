import { addDays, firstNumberWord, LEVELS, numberWord } from '@cadence/shared-contract';
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

/** The likelihood from which a goal counts as on its way. */
const LIKELY: ScaleStep = 3;

/** 'Two fell since last week, three rose.' */
function moveSentence({ up, down }: Standing): string {
  if (up + down === 0) return 'None moved since last week.';
  if (down === 0) return `${firstNumberWord(up)} rose since last week.`;
  const rose = up === 0 ? '' : `, ${numberWord(up)} rose`;
  return `${firstNumberWord(down)} fell since last week${rose}.`;
}

/** '8 of 12 are Likely or better. Two fell since last week, three rose.' */
export function standingSentence(standing: Standing): string {
  const { steps, silent } = standing;
  const sum = (from: ScaleStep): number =>
    steps.reduce((total, { step, count }) => (step >= from ? total + count : total), 0);
  const likely = sum(LIKELY);
  const total = sum(0) + silent;
  return `${likely} of ${total} ${likely === 1 ? 'is' : 'are'} Likely or better. ${moveSentence(standing)}`;
}

/** The least likely first; those without any prediction last. */
export function leastLikelyFirst(goals: readonly Goal[]): readonly Goal[] {
  const rank = ({ MostRecentGoalStatus: latest }: Goal): number => latest?.Likelihood ?? LEVELS.length;
  return goals.toSorted((one, other) => rank(one) - rank(other) || one.Id - other.Id);
}
