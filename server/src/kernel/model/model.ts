import type { OutputOf } from '@cadence/shared-contract';
import type { Static, TSchema } from 'typebox';

/** What people ask a model for, as the list of requests names it. */
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

/** Who asks: limits and the month's tokens are counted for the person and for their organisation. */
export interface ModelAsker {
  readonly tenantId: number;
  readonly id: number;
}

export interface ModelQuestion<Schema extends TSchema> {
  readonly by: ModelAsker;
  readonly purpose: ModelPurpose;
  /** What to do; our own words only. */
  readonly instructions: string;
  /** What people wrote: sent as JSON in a separate message, as data (D-57). */
  readonly data: object;
  readonly schemaName: string;
  readonly schema: Schema;
  /**
   * What is wrong with an answer that fits the schema, in our own words; it must not contain what people wrote. An
   * answer with a fault is repaired once; what comes back then is returned, and the caller decides what of it to use.
   */
  readonly check?: (answer: Static<Schema>) => readonly string[];
  /** Cancels the question. */
  readonly signal?: AbortSignal;
  /** Shorter than what is configured, in milliseconds. */
  readonly timeoutMs?: number;
  /** Called with all that has arrived so far; the next part is read once it is done. */
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

/** Writes texts. Asked outside of transactions only: it opens its own to count. */
export interface Model {
  /**
   * An answer that fits the schema.
   *
   * @throws ModelError when the endpoint is late, fails, refuses or answers something else even after one repair, when
   *   the question is cancelled, and before anything is sent when a limit is reached (`limited`, with a sentence for people)
   */
  ask<Schema extends TSchema>(question: ModelQuestion<Schema>): Promise<Static<Schema>>;
}
