import { LIKELIHOOD_LABELS, QUALITY_LABELS, goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { GoalMaterial, Source } from '../material/goal-material.ts';
import { firstSentences } from '../material/read-words.ts';
import { courseSentence, standSentence } from '../sentences/course.ts';

/** Comments of one goal that a model reads: the last ones say most. */
const COMMENTS = 6;
/** Characters of one source that a model reads. */
const LONGEST = 900;

/** A source as a model is given it; its number is only of this question. */
export interface GivenSource {
  readonly number: number;
  readonly label: string;
  readonly said: readonly string[];
}

/** A goal as a model is given it, and what its numbers mean. */
export interface GivenGoal {
  readonly material: GoalMaterial;
  readonly data: object;
  readonly sources: ReadonlyMap<number, Source>;
  /** All that may be said of it. */
  readonly ground: string;
  /** The part of it that states the outcome: neither its title nor its measurement. */
  readonly said: string;
}

const statusOf = ({ state, outcome }: GoalMaterial): string =>
  goalStatusText({ State: state, Flags: { Outcome: outcome } } as Pick<Goal, 'State' | 'Flags'>);

/** Weeks that say something without words: where the prediction began and where it is. */
function weeksWithoutWords({ weeks }: GoalMaterial): readonly Source[] {
  const ends = [weeks[0], weeks.at(-1)].flatMap((week) => week ?? []);
  return ends.map(({ source }) => source).filter(({ sentences }) => sentences.length === 0);
}

function sourcesOf(goal: GoalMaterial): readonly Source[] {
  const { result, review, bothResults, outcome, comments } = goal;
  const results = [result, review, outcome === 'inDispute' ? bothResults : null].flatMap(
    (source) => source ?? [],
  );
  return [...new Set([...results, ...comments.slice(-COMMENTS), ...weeksWithoutWords(goal)])];
}

function predictionOf({ weeks }: GoalMaterial, source: Source): string | null {
  const week = weeks.find((one) => one.source === source);
  if (!week) return null;
  return `Likelihood: ${LIKELIHOOD_LABELS[week.likelihood]}. Quality: ${QUALITY_LABELS[week.quality]}.`;
}

/** Whether there is anything that a model could write about. */
export function hasWords(goal: GoalMaterial): boolean {
  return sourcesOf(goal).some(({ sentences }) => sentences.length > 0);
}

/** @param from the first number that is free */
export function give(goal: GoalMaterial, from: number): GivenGoal {
  const sources = new Map(sourcesOf(goal).map((source, index) => [from + index, source] as const));
  const given = [...sources].map(([number, source]): GivenSource => {
    const prediction = predictionOf(goal, source);
    const said = firstSentences(source.sentences, LONGEST, Infinity);
    return { number, label: source.label, said: prediction === null ? said : [...said, prediction] };
  });
  const course = courseSentence(goal) ?? standSentence(goal);
  const data = {
    id: goal.id,
    title: goal.title,
    measurement: firstSentences(goal.measurement, LONGEST, 4),
    owner: goal.ownerName,
    status: statusOf(goal),
    percent: goal.percent,
    predictions: course?.text ?? null,
    sources: given,
  };
  // Ids, numbers of sources and digits in names are no figures that a text may mention.
  const statements = given.flatMap(({ label, said }) => [label, ...said]);
  const percent = goal.percent === null ? [] : [`${goal.percent}%`];
  const said = [
    data.owner.replace(/\d+/g, ''),
    data.status,
    data.predictions ?? '',
    ...percent,
    ...statements,
  ].join(' ');
  const ground = [goal.title ?? '', ...data.measurement, said].join(' ');
  return { material: goal, data, sources, ground, said };
}
