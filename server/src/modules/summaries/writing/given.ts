import { LIMITS } from '@cadence/shared-contract';
import type { Static } from 'typebox';
import type { GoalMaterial } from '../material/goal-material.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Ground } from './check-sentence.ts';
import { faultOf } from './check-sentence.ts';
import type { GoalTexts, WholeText } from './questions.ts';
import { GOAL_SENTENCES, WHOLE_SENTENCES } from './questions.ts';
import type { GivenGoal } from './goal-data.ts';
import { give } from './goal-data.ts';

type Answered = Static<typeof WholeText>['sentences'];

/** Most characters of a text by the model about one goal. */
const LONGEST_GOAL = 1200;
/** Leaves room for the figures in front of it. */
const LONGEST_WHOLE = LIMITS.summaryText - 300;
const OWN_LABEL = 'What the author adds';

/** The goals and source numbers that the sentences of an answer may cite. */
export class Given {
  readonly goals: readonly GivenGoal[];
  readonly ownNumber: number | null;
  readonly #ownWords: string;
  constructor(goals: readonly GoalMaterial[], ownWords: string) {
    let next = 1;
    this.goals = goals.map((goal) => {
      const given = give(goal, next);
      next += given.sources.size;
      return given;
    });
    this.#ownWords = ownWords;
    this.ownNumber = ownWords === '' ? null : next;
  }

  /** The data in the question. */
  get data(): object {
    const own = { number: this.ownNumber, label: OWN_LABEL, said: [this.#ownWords] };
    return {
      goals: this.goals.map(({ data }) => data),
      ...(this.ownNumber !== null && { author: own }),
    };
  }

  #goalsOf(numbers: readonly number[]): readonly GivenGoal[] {
    return this.goals.filter(({ sources }) => numbers.some((number) => sources.has(number)));
  }

  #isOwn(numbers: readonly number[]): boolean {
    return this.ownNumber !== null && numbers.includes(this.ownNumber);
  }

  #ground(named: readonly GivenGoal[], numbers: readonly number[]): Ground {
    const own = this.#isOwn(numbers) ? [this.#ownWords] : [];
    const others = this.goals.filter((goal) => !named.includes(goal));
    return {
      text: [...named.map(({ ground }) => ground), ...own].join(' '),
      said: [...named.map(({ said }) => said), ...own].join(' '),
      outcomes: named.map(({ material }) => material.outcome),
      otherTitles: others.flatMap(({ material }) => material.title ?? []),
    };
  }

  /** What is wrong with a sentence; `only` is the goal it has to be about, null for any. */
  fault({ text, sources }: Answered[number], only: GivenGoal | null): string | null {
    const allowed = only ? [only] : this.goals;
    const isGiven = (number: number): boolean =>
      number === this.ownNumber || allowed.some((goal) => goal.sources.has(number));
    if (sources.length === 0) return 'names no source';
    if (!sources.every(isGiven)) return only ? 'names a source of another goal' : 'names an unknown source';
    // Otherwise the author's words would look like a source of the goal.
    if (this.#isOwn(sources) && new Set(sources).size > 1) return 'names the author beside other sources';
    const named = this.#goalsOf(sources);
    // The title of its own goal is allowed even if only the author's words are cited.
    return faultOf(text.trim(), this.#ground(named.length === 0 && only ? [only] : named, sources));
  }

  read({ text, sources }: Answered[number]): Sentence {
    const named = this.goals.flatMap((goal) => sources.flatMap((number) => goal.sources.get(number) ?? []));
    return { text: text.trim(), sources: named, ...(named.length === 0 && { isOwn: true }) };
  }
}

function lengthFaults(sentences: Answered, most: number, longest: number): readonly string[] {
  if (sentences.length === 0) return ['has no sentence'];
  if (sentences.length > most) return [`has more than ${most} sentences`];
  return sentences.reduce((sum, { text }) => sum + text.length, 0) > longest ? ['is too long'] : [];
}

/** Faults are named by position: neither made-up ids nor people's words go back to the model. */
export function goalFaults(
  given: Given,
  { id, sentences }: Static<typeof GoalTexts>['goals'][number],
  index: number,
): readonly string[] {
  const goal = given.goals.find(({ material }) => material.id === id);
  if (!goal) return [`goals/${index} is none of the goals that were asked for.`];
  const faults = lengthFaults(sentences, GOAL_SENTENCES, LONGEST_GOAL).map(
    (fault) => `goals/${index} ${fault}.`,
  );
  if (faults.length > 0) return faults;
  return sentences.flatMap((sentence, place) => {
    const fault = given.fault(sentence, goal);
    return fault === null ? [] : [`goals/${index}/sentences/${place} ${fault}.`];
  });
}

export function wholeFaults(given: Given, sentences: Answered): readonly string[] {
  const faults = lengthFaults(sentences, WHOLE_SENTENCES, LONGEST_WHOLE).map((fault) => `The text ${fault}.`);
  if (faults.length > 0) return faults;
  return sentences.flatMap((sentence, place) => {
    const fault = given.fault(sentence, null);
    return fault === null ? [] : [`sentences/${place} ${fault}.`];
  });
}
