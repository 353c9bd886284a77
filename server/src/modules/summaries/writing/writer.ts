import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Model, ModelAsker } from '../../../kernel/model/index.ts';
import { ModelError } from '../../../kernel/model/index.ts';
import type { GoalMaterial } from '../material/goal-material.ts';
import { cutAtWord } from '../material/read-words.ts';
import { sentencesAboutGoal } from '../sentences/about-goal.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { ownSentences } from './own-words.ts';
import { Given, goalFaults, wholeFaults } from './given.ts';
import { GoalTexts, WANTED, WholeText } from './questions.ts';
import { hasWords } from './goal-data.ts';

export interface Written {
  readonly sentences: readonly Sentence[];
  /** The author of the text, as shown beside it. */
  readonly label: string;
}

export interface GoalTask {
  readonly material: GoalMaterial;
  readonly hasEnded: boolean;
  /** The person's own words; '' for none. */
  readonly ownWords: string;
}

export interface WholeTask {
  readonly purpose: 'Quarter summary' | 'Year summary';
  /** 'Q3 2026' */
  readonly name: string;
  /** Highest weight first. */
  readonly goals: readonly GoalMaterial[];
  /** Figures, placed before the model's text. */
  readonly counts: readonly Sentence[];
  /** The whole text without a model. */
  readonly composed: readonly Sentence[];
  readonly ownWords: string;
}

export interface WriterServices {
  /** Null if none is configured: everything is composed. */
  readonly model: Model | null;
  readonly by: ModelAsker;
  readonly log: FastifyBaseLogger;
  /** Aborted when the texts are no longer wanted. */
  readonly signal?: AbortSignal;
  /** Called with the id of the goal that is being written. */
  readonly onGoal?: (id: number) => Promise<void>;
}

type Answered = Static<typeof WholeText>['sentences'];

/** After this many failures in a row the model is not asked again: the endpoint is down, or cannot do what is asked. */
const FAILURES = 2;

const fitting = (
  sentences: readonly Sentence[],
  longest: number = LIMITS.summaryText,
): readonly Sentence[] => {
  let length = 0;
  return sentences.filter(({ text }) => (length += text.length + 1) <= longest + 1);
};

/** As many composed sentences as fit beside the person's own words, which are never left out. */
function withOwn(sentences: readonly Sentence[], ownWords: string): readonly Sentence[] {
  const own = ownSentences(ownWords);
  const room = LIMITS.summaryText - own.reduce((sum, { text }) => sum + text.length + 1, 0);
  return [...fitting(sentences, room), ...own];
}

function composed(material: GoalMaterial, hasEnded: boolean, ownWords: string): Written {
  return {
    sentences: withOwn(sentencesAboutGoal(material, hasEnded), ownWords),
    label: MESSAGES.composedFromGoals,
  };
}

/**
 * Writes texts: by the model if there is one, and by the composer where the model gives no valid answer (D-57). One
 * instance per summary: it remembers that the model is down, or that its limit is reached.
 */
export class Writer {
  readonly #services: WriterServices;
  #failures = 0;
  #message: string | null = null;
  constructor(services: WriterServices) {
    this.#services = services;
  }

  /** The message for the person about a model that was not asked; null for none. */
  get message(): string | null {
    return this.#message;
  }

  get #model(): Model | null {
    return this.#failures >= FAILURES ? null : this.#services.model;
  }

  /** @throws ModelError only when the text is no longer wanted */
  async #asked<T>(ask: (model: Model) => Promise<T>): Promise<T | null> {
    const model = this.#model;
    if (model === null) return null;
    try {
      const answer = await ask(model);
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ModelError) || error.outcome === 'cancelled') throw error;
      this.#services.log.warn({ err: error }, 'a summary is composed instead');
      this.#failures += 1;
      if (error.outcome === 'limited') {
        this.#failures = FAILURES;
        this.#message = `${error.message} What it did not write was composed from the goals.`;
      }
      return null;
    }
  }

  /** The texts of several goals, in one question. */
  async goals(tasks: readonly GoalTask[]): Promise<ReadonlyMap<number, Written>> {
    this.#services.signal?.throwIfAborted();
    const telling = tasks.filter(({ material, ownWords }) => hasWords(material) || ownWords !== '');
    const written =
      telling.length === 0 ? null : await this.#asked((model) => this.#askGoals(model, telling));
    return new Map(
      tasks.map(({ material, hasEnded, ownWords }) => [
        material.id,
        written?.get(material.id) ?? composed(material, hasEnded, ownWords),
      ]),
    );
  }

  /** Follows a streamed answer and reports the goal it has reached. */
  #goalNotice({ goals }: Given): (text: string) => Promise<void> {
    const ID = /"id"\s*:\s*(\d+)\s*,/g;
    let heard = 0;
    return async (text) => {
      ID.lastIndex = heard;
      const found = ID.exec(text);
      if (!found) return;
      heard = ID.lastIndex;
      const id = Number(found[1]);
      if (goals.some(({ material }) => material.id === id)) await this.#services.onGoal?.(id);
    };
  }

  async #askGoals(model: Model, tasks: readonly GoalTask[]): Promise<ReadonlyMap<number, Written>> {
    const { by, signal } = this.#services;
    const ownWords = tasks.length === 1 ? (tasks[0]?.ownWords ?? '') : '';
    const given = new Given(
      tasks.map(({ material }) => material),
      ownWords,
    );
    const noticeGoal = this.#goalNotice(given);
    const answer = await model.ask({
      by,
      purpose: 'Goal summary',
      instructions: WANTED.goals,
      data: given.data,
      schemaName: 'goal_summaries',
      schema: GoalTexts,
      ...(signal && { signal }),
      check: ({ goals }) => [
        ...(goals.length === given.goals.length ? [] : ['Each goal must be answered once.']),
        ...goals.flatMap((goal, index) => goalFaults(given, goal, index)),
      ],
      onText: noticeGoal,
    });
    const written = new Map<number, Written>();
    answer.goals.forEach((goal, index) => {
      if (written.has(goal.id) || goalFaults(given, goal, index).length > 0) return;
      const sentences = goal.sentences.map((sentence) => given.read(sentence));
      written.set(goal.id, { sentences, label: MESSAGES.writtenByModel });
    });
    return written;
  }

  /** A text about many goals. */
  async whole(task: WholeTask): Promise<Written> {
    this.#services.signal?.throwIfAborted();
    const answered = task.goals.some(hasWords)
      ? await this.#asked((model) => this.#askWhole(model, task))
      : null;
    if (answered === null || answered.length === 0)
      return {
        sentences: withOwn(task.composed, task.ownWords),
        label: MESSAGES.composedFromGoals,
      };
    return { sentences: fitting([...task.counts, ...answered]), label: MESSAGES.writtenByModel };
  }

  async #askWhole(model: Model, task: WholeTask): Promise<readonly Sentence[]> {
    const { by, signal } = this.#services;
    const given = new Given(task.goals.filter(hasWords), task.ownWords);
    const isRight = (sentences: Answered): readonly string[] => wholeFaults(given, sentences);
    const { sentences } = await model.ask({
      by,
      purpose: task.purpose,
      instructions: WANTED.whole,
      data: { period: task.name, figures: task.counts.map(({ text }) => text), ...given.data },
      schemaName: 'whole_summary',
      schema: WholeText,
      ...(signal && { signal }),
      check: (answer) => isRight(answer.sentences),
      onText: () => undefined,
    });
    return isRight(sentences).length > 0 ? [] : sentences.map((sentence) => given.read(sentence));
  }
}

/** The name of what is being written, for progress; long titles are cut. */
export const progressName = (title: string): string => cutAtWord(title, 200);
