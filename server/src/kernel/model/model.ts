import type { OutputOf } from '@cadence/shared-contract';
import type { Static, TSchema } from 'typebox';

/** The purposes of model requests, as the list of requests names them. */
export const MODEL_PURPOSES = [
  'Goal title',
  'Goal measurement',
  'Goal description',
  'Goal summary',
  'Quarter summary',
  'Year summary',
  'User manual',
] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

export type ModelOutcome = OutputOf<'summaries.usage'>['Requests'][number]['Outcome'];

/** Who asks: limits and the month's tokens are counted per person and organisation. */
export interface ModelAsker {
  readonly tenantId: number;
  readonly id: number;
}

export interface ModelQuestion<Schema extends TSchema> {
  readonly by: ModelAsker;
  readonly purpose: ModelPurpose;
  /** What to do; written by us only. */
  readonly instructions: string;
  /** What people wrote: sent as JSON in a separate message, as data (D-57). */
  readonly data: object;
  readonly schemaName: string;
  readonly schema: Schema;
  /**
   * What is wrong with an answer that fits the schema, in our own words, never in what people wrote. An answer with
   * faults is repaired once; the repaired answer is returned, and the caller decides what of it to use.
   */
  readonly check?: (answer: Static<Schema>) => readonly string[];
  /** Cancels the question. */
  readonly signal?: AbortSignal;
  /** A shorter timeout than the configured one, in milliseconds. */
  readonly timeoutMs?: number;
  /** Called with the whole text so far; the next part is read after it resolves. */
  readonly onText?: (text: string) => Promise<void> | void;
}

/** Why there is no answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly outcome: Exclude<ModelOutcome, 'answered' | 'repaired'>;
  constructor(outcome: ModelError['outcome'], sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.outcome = outcome;
  }
}

/** Writes texts. Called outside of transactions only: it opens its own to count. */
export interface Model {
  /**
   * Returns an answer that fits the schema.
   *
   * @throws ModelError when the endpoint times out, fails, refuses or answers something else even after one repair,
   *   when the question is cancelled, and before anything is sent when a limit is reached (`limited`, with a sentence
   *   for people)
   */
  ask<Schema extends TSchema>(question: ModelQuestion<Schema>): Promise<Static<Schema>>;
}
