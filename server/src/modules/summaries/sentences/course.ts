import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import type { GoalMaterial, PostedWeek } from '../material/goal-material.ts';
import type { Sentence } from './sentence.ts';
import { capitalized, listed } from './words.ts';

/** How much the likelihood changed over the quarter, in levels; 0 for fewer than two predictions. */
export function moveOf({ weeks }: GoalMaterial): number {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return first && last ? last.likelihood - first.likelihood : 0;
}

interface Scale {
  readonly name: string;
  readonly labels: readonly string[];
  readonly levelOf: (week: PostedWeek) => number;
}
const SCALES: readonly Scale[] = [
  { name: 'likelihood', labels: LIKELIHOOD_LABELS, levelOf: ({ likelihood }) => likelihood },
  { name: 'quality', labels: QUALITY_LABELS, levelOf: ({ quality }) => quality },
];

interface Move {
  readonly name: string;
  readonly verb: 'rose' | 'fell';
  readonly levels: string;
}

function moveIn({ name, labels, levelOf }: Scale, first: PostedWeek, last: PostedWeek): Move {
  const [from, to] = [levelOf(first), levelOf(last)];
  const levels = `from “${labels[from] ?? ''}” to “${labels[to] ?? ''}”`;
  return { name, verb: to > from ? 'rose' : 'fell', levels };
}

/** 'likelihood rose from “Unsure” to “Likely” and quality from “Okay” to “Good”' */
function inWords(moves: readonly Move[]): string {
  return listed(
    moves.map(({ name, verb, levels }, index) =>
      moves[index - 1]?.verb === verb ? `${name} ${levels}` : `${name} ${verb} ${levels}`,
    ),
  );
}

/** How the predictions changed over the quarter; null if they did not, or by less than `least` levels. */
export function courseSentence({ weeks }: GoalMaterial, least = 1): Sentence | null {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const moves = SCALES.filter(({ levelOf }) => Math.abs(levelOf(last) - levelOf(first)) >= least);
  if (moves.length === 0) return null;
  const words = inWords(moves.map((scale) => moveIn(scale, first, last)));
  return {
    text: `${capitalized(words)} between weeks ${first.week} and ${last.week}.`,
    sources: [first.source, last.source],
  };
}

/** The last prediction, as a sentence; null without one. */
export function standSentence({ weeks }: GoalMaterial): Sentence | null {
  const last = weeks.at(-1);
  if (!last) return null;
  const { week, likelihood, quality, source } = last;
  const text = `In week ${week} the owner chose “${LIKELIHOOD_LABELS[likelihood]}” for likelihood and “${QUALITY_LABELS[quality]}” for quality.`;
  return { text, sources: [source] };
}
