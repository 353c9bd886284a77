import type { GoalMaterial } from '../material/goal-material.ts';
import { cutAtWord } from '../material/read-words.ts';
import { sentencesAboutGoal } from './about-goal.ts';
import { courseSentence, moveOf } from './course.ts';
import type { Sentence } from './sentence.ts';
import { riskSentence, tallyOf, tallySentence } from './tally.ts';
import { inWords, listed } from './words.ts';

/** Goals of a period, and whether the period is over. */
export interface SummarizedPeriod {
  /** 'Q3 2026' */
  readonly name: string;
  readonly goals: readonly GoalMaterial[];
  /** The number of goals; more than in `goals` when a summary uses only some. */
  readonly total: number;
  readonly hasEnded: boolean;
}

const LONGEST_TITLE = 90;
/** The smallest change of the likelihood, in levels, that gets a sentence. */
const LEAST_MOVE = 2;

const nameOf = ({ title, ownerName }: GoalMaterial): string =>
  title === null ? `A goal of ${ownerName}` : `“${cutAtWord(title, LONGEST_TITLE)}”`;

/** How much a goal matters in a text about many; company goals, failures and large changes count more. */
function weightOf(goal: GoalMaterial): number {
  const outcome = { inDispute: 3, notAchieved: 2, achieved: 1 };
  return (
    (goal.isCompany ? 3 : 0) +
    (goal.outcome ? outcome[goal.outcome] : 0) +
    (goal.isOwn ? 1 : 0) +
    (goal.result?.sentences.length || goal.comments.length ? 2 : -4) +
    Math.abs(moveOf(goal)) / 2
  );
}

/** The goals with the highest weight, in that order; ties keep their order. */
export function weightiest(goals: readonly GoalMaterial[], most: number): readonly GoalMaterial[] {
  return goals
    .map((goal, place) => ({ goal, place, weight: weightOf(goal) }))
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .slice(0, most)
    .map(({ goal }) => goal);
}

/** '“Halve the hand-over”: The hand-over fell from nine days to four.' */
function leadSentence(goal: GoalMaterial, hasEnded: boolean): Sentence | null {
  const [first] = sentencesAboutGoal(goal, hasEnded);
  if (!first || first.sources.some(({ kind }) => kind === 'goal')) return null;
  return { ...first, text: `${nameOf(goal)}: ${first.text}` };
}

/** The goals that matter most, one sentence each. */
export function leadSentences(
  goals: readonly GoalMaterial[],
  { most, hasEnded }: { readonly most: number; readonly hasEnded: boolean },
): readonly Sentence[] {
  return weightiest(goals, most).flatMap((goal) => leadSentence(goal, hasEnded) ?? []);
}

/** The goal whose likelihood changed most; null if no change is large enough. */
function moverSentence(goals: readonly GoalMaterial[]): Sentence | null {
  const [first] = goals
    .filter((goal) => Math.abs(moveOf(goal)) >= LEAST_MOVE)
    .sort((a, b) => Math.abs(moveOf(b)) - Math.abs(moveOf(a)));
  const course = first && courseSentence(first);
  if (!first || !course) return null;
  return {
    ...course,
    text: `${nameOf(first)} moved most: ${course.text.charAt(0).toLowerCase()}${course.text.slice(1)}`,
  };
}

const count = (text: string | null): readonly Sentence[] => (text === null ? [] : [{ text, sources: [] }]);

/** The figures of some periods: what no single goal says. */
export function countSentences(periods: readonly SummarizedPeriod[]): readonly Sentence[] {
  const tally = tallyOf(periods);
  const total = periods.reduce((sum, period) => sum + period.total, 0);
  const isPart = total > tally.goals;
  return [
    ...count(tallySentence(tally)),
    ...count(riskSentence(tally)),
    ...count(isPart ? `These figures are of ${tally.goals} of ${total} goals.` : null),
  ];
}

/** A quarter as a whole: its figures, the three to five goals that matter, and the largest change. */
export function sentencesAboutPeriod(period: SummarizedPeriod, most = 4): readonly Sentence[] {
  const mover = moverSentence(period.goals);
  return [
    ...countSentences([period]),
    ...leadSentences(period.goals, { most, hasEnded: period.hasEnded }),
    ...(mover ? [mover] : []),
  ];
}

/** 'five of seven in Q1 2026', for a quarter that is over. */
function lineOf(period: SummarizedPeriod): string | null {
  const { achieved, goals } = tallyOf([period]);
  if (goals === 0 || !period.hasEnded) return null;
  return `${achieved === 0 ? 'none' : inWords(achieved)} of ${inWords(goals)} in ${period.name}`;
}

/** A year as a whole: its figures, quarter by quarter, and the goals that matter. */
export function sentencesAboutYear(periods: readonly SummarizedPeriod[]): readonly Sentence[] {
  const lines = periods.flatMap((period) => lineOf(period) ?? []);
  return [
    ...countSentences(periods),
    ...count(lines.length > 1 ? `Achieved by quarter: ${listed(lines)}.` : null),
    ...leadYear(periods),
  ];
}

const OF_YEAR = 5;

/** The goals that matter most in a year, each described as in its quarter. */
function leadYear(periods: readonly SummarizedPeriod[]): readonly Sentence[] {
  const ended = new Map(
    periods.flatMap(({ goals, hasEnded }) => goals.map(({ id }) => [id, hasEnded] as const)),
  );
  const all = periods.flatMap(({ goals }) => goals);
  return weightiest(all, OF_YEAR).flatMap((goal) => leadSentence(goal, ended.get(goal.id) ?? false) ?? []);
}
