import { LIKELIHOOD_LABELS, QUALITY_LABELS, goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { GoalMaterial, Source } from '../material/goal-material.ts';
import { firstSentences } from '../material/read-words.ts';
import { courseSentence, standSentence } from '../sentences/course.ts';

/** How many comments of a goal a model reads: the last ones, which say most. */
const COMMENTS = 6;
/** Most characters of a source that a model reads. */
const LONGEST = 900;

/** A source as the model gets it; its number is valid only in this question. */
export interface GivenSource {
  readonly number: number;
  readonly label: string;
  readonly said: readonly string[];
}

/** A goal as the model gets it, and the sources behind its numbers. */
export interface GivenGoal {
  readonly material: GoalMaterial;
  readonly data: object;
  readonly sources: ReadonlyMap<number, Source>;
  /** All texts that sentences about it may use. */
  readonly ground: string;
  /** The part of `ground` about its outcome: without title and measurement. */
  readonly said: string;
}

const statusOf = ({ state, outcome }: GoalMaterial): string =>
  goalStatusText({ State: state, Flags: { Outcome: outcome } } as Pick<Goal, 'State' | 'Flags'>);

/** The first and last week, if they have a prediction but no words. */
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

/** Whether there is any text that a model could summarize. */
export function hasWords(goal: GoalMaterial): boolean {
  return sourcesOf(goal).some(({ sentences }) => sentences.length > 0);
}

/** @param from the first free number */
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
  // Ids, source numbers and digits in names are not figures that a sentence may use.
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
