import { AT_RISK_LIKELIHOOD } from '@cadence/shared-contract';
import type { GoalMaterial } from '../material/goal-material.ts';
import { capitalized, counted, has, inWords, is, listed, waits, was } from './words.ts';

/** Goals of a period, and whether the period is over. */
export interface Counted {
  readonly goals: readonly GoalMaterial[];
  readonly hasEnded: boolean;
}

/** How many goals ended in each way, or are in each state. */
export interface Tally {
  readonly goals: number;
  readonly achieved: number;
  readonly notAchieved: number;
  readonly inDispute: number;
  readonly inReview: number;
  /** Goals of periods that are over. */
  readonly unfinished: number;
  /** Goals of periods that are not over. */
  readonly open: number;
  /** Among the open ones. */
  readonly atRisk: number;
}

const isAtRisk = ({ weeks }: GoalMaterial): boolean =>
  (weeks.at(-1)?.likelihood ?? Infinity) <= AT_RISK_LIKELIHOOD;

export function tallyOf(periods: readonly Counted[]): Tally {
  const goals = periods.flatMap((period) => period.goals);
  const openIn = (hasEnded: boolean) =>
    periods
      .filter((period) => period.hasEnded === hasEnded)
      .flatMap((period) => period.goals.filter(({ state }) => state === 'approved'));
  const count = (test: (goal: GoalMaterial) => boolean): number => goals.filter(test).length;
  return {
    goals: goals.length,
    achieved: count(({ outcome }) => outcome === 'achieved'),
    notAchieved: count(({ outcome }) => outcome === 'notAchieved'),
    inDispute: count(({ outcome }) => outcome === 'inDispute'),
    inReview: count(({ state }) => state === 'results_in_review'),
    unfinished: openIn(true).length,
    open: openIn(false).length,
    atRisk: openIn(false).filter(isAtRisk).length,
  };
}

interface Part {
  readonly count: number;
  readonly words: string;
}

function partsOf(tally: Tally): readonly Part[] {
  const { achieved, notAchieved, inDispute, inReview, unfinished, open } = tally;
  return [
    { count: achieved, words: `${was(achieved)} achieved` },
    { count: notAchieved, words: `${was(notAchieved)} not achieved` },
    { count: inDispute, words: `${is(inDispute)} in dispute` },
    { count: inReview, words: `${waits(inReview)} for review` },
    { count: unfinished, words: `${has(unfinished)} no result yet` },
    { count: open, words: `${is(open)} under way` },
  ].filter(({ count }) => count > 0);
}

/** 'Nine of 14 goals were achieved, three were not achieved and two are in dispute.' */
export function tallySentence(tally: Tally): string {
  const [first, ...others] = partsOf(tally);
  if (!first) return 'There were no goals.';
  const { goals } = tally;
  const all = goals === 1 ? 'the only goal' : goals === 2 ? 'both goals' : `all ${counted(goals, 'goal')}`;
  const whole = others.length === 0 ? all : `${inWords(first.count)} of ${counted(goals, 'goal')}`;
  const rest = others.map(({ count, words }) => `${inWords(count)} ${words}`);
  return `${capitalized(listed([`${whole} ${first.words}`, ...rest]))}.`;
}

/** 'Two of those under way are at risk.'; null where none is. */
export function riskSentence({ open, atRisk }: Tally): string | null {
  if (atRisk === 0) return null;
  if (open === 1) return 'The one under way is at risk.';
  return `${capitalized(inWords(atRisk))} of the ${inWords(open)} under way ${is(atRisk)} at risk.`;
}
