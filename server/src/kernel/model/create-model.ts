import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '../clock/clock.ts';
import { inSpan } from '../telemetry/span.ts';
import type { AiConfig } from '../config/ai.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { Messages, Reply } from './endpoint.ts';
import { Endpoint, endpointFault } from './endpoint.ts';
import type { Model, ModelQuestion } from './model.ts';
import { ModelError } from './model.ts';
import type { TokenCount } from './request-log.ts';
import { RequestLog } from './request-log.ts';

/** Roughly what tokenizers average for European texts; used where an endpoint returns no counts. */
const CHARACTERS_A_TOKEN = 4;
/** Maximum length of an answer, and of its faults, when both are sent back. */
const RETURNED_MAX = 20_000;
const FAULTS_MAX = 20;

const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** What is known about a question while it runs. */
class Course {
  tokens: TokenCount = { in: 0, out: 0 };
  isRepaired = false;
  /** Of the current request: it may cost tokens although its answer never arrived. */
  #pending: TokenCount = { in: 0, out: 0 };

  begin(messages: Messages): void {
    this.#pending = { in: tokensIn(JSON.stringify(messages)), out: 0 };
  }

  arrived(text: string): void {
    this.#pending = { ...this.#pending, out: tokensIn(text) };
  }

  end({ text, tokens }: Pick<Reply, 'text' | 'tokens'>): void {
    const { in: sent, out } = tokens ?? { ...this.#pending, out: tokensIn(text) };
    this.tokens = { in: this.tokens.in + sent, out: this.tokens.out + out };
    this.#pending = { in: 0, out: 0 };
  }

  /** All tokens, including those of a request that was running when the question ended. */
  get total(): TokenCount {
    return { in: this.tokens.in + this.#pending.in, out: this.tokens.out + this.#pending.out };
  }
}

interface Judged<T> {
  /** Undefined when it does not fit the schema. */
  readonly value?: T;
  readonly faults: readonly string[];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judge<Schema extends TSchema>(
  { schema, check }: ModelQuestion<Schema>,
  { text, isCutOff }: Reply,
): Judged<Static<Schema>> {
  if (isCutOff) return { faults: ['The answer was cut off. Answer in fewer words.'] };
  const answer = parse(text);
  if (answer === undefined) return { faults: ['The answer is no JSON.'] };
  if (!Value.Check(schema, answer)) {
    const faults = Value.Errors(schema, answer).map(
      ({ instancePath, keyword }) => `${instancePath || '/'}: ${keyword}`,
    );
    return { faults: faults.length === 0 ? ['The answer does not fit the schema.'] : faults };
  }
  return { value: answer, faults: check?.(answer) ?? [] };
}

const messagesOf = ({ instructions, data }: ModelQuestion<TSchema>): Messages => [
  { role: 'system', content: instructions },
  { role: 'user', content: JSON.stringify(data) },
];

/** The answer and its faults, sent back once. Faults are paths and rule names only: nothing that people wrote. */
function repairOf(messages: Messages, { text }: Reply, faults: readonly string[]): Messages {
  return [
    ...messages,
    { role: 'assistant', content: text.slice(0, RETURNED_MAX) },
    {
      role: 'user',
      content: JSON.stringify({
        task: 'Your answer breaks these rules. Answer again, complete and by the same schema.',
        faults: faults.slice(0, FAULTS_MAX),
      }),
    },
  ];
}

/** Why a question ended without an answer. */
function failureOf(error: unknown, question: ModelQuestion<TSchema>, deadline: AbortSignal): ModelError {
  if (question.signal?.aborted) return new ModelError('cancelled', 'The question was cancelled.', error);
  if (deadline.aborted) return new ModelError('late', 'The endpoint did not answer in time.', error);
  if (error instanceof ModelError) return error;
  // The client's errors contain the request and the answer: neither is passed on.
  return new ModelError('failed', endpointFault(error));
}

async function request(
  endpoint: Endpoint,
  question: ModelQuestion<TSchema>,
  { messages, course, signal }: { messages: Messages; course: Course; signal: AbortSignal },
): Promise<Reply> {
  course.begin(messages);
  const { onText } = question;
  const reply = await inSpan('model request', { 'cadence.purpose': question.purpose }, () =>
    endpoint.send(
      messages,
      {
        schemaName: question.schemaName,
        schema: question.schema,
        ...(onText && {
          onText: (text: string) => {
            course.arrived(text);
            return onText(text);
          },
        }),
      },
      signal,
    ),
  );
  course.end(reply);
  return reply;
}

export interface ModelServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

/** Speaks to any OpenAI-compatible endpoint, with structured output that is checked here as well (D-57). */
export function createModel(config: AiConfig, { db, clock }: ModelServices): Model {
  const endpoint = new Endpoint(config);
  const log = new RequestLog(db, clock, config.monthlyTokens);

  async function answer<Schema extends TSchema>(
    question: ModelQuestion<Schema>,
    course: Course,
    signal: AbortSignal,
  ): Promise<Static<Schema>> {
    const messages = messagesOf(question);
    const reply = await request(endpoint, question, { messages, course, signal });
    const first = judge(question, reply);
    if (first.value !== undefined && first.faults.length === 0) return first.value;
    course.isRepaired = true;
    const repaired = await request(endpoint, question, {
      messages: repairOf(messages, reply, first.faults),
      course,
      signal,
    });
    const { value } = judge(question, repaired);
    // The schema's faults contain values of the answer.
    if (value === undefined) throw new ModelError('failed', `The answer is no ${question.schemaName}.`);
    return value;
  }

  return {
    async ask(question) {
      question.signal?.throwIfAborted();
      const id = await log.begin(question.by, question.purpose);
      const course = new Course();
      const deadline = AbortSignal.timeout(Math.min(question.timeoutMs ?? Infinity, config.timeoutMs));
      const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
      try {
        const value = await answer(question, course, signal);
        const outcome = course.isRepaired ? 'repaired' : 'answered';
        await log.end(question.by, id, { outcome, tokens: course.total });
        return value;
      } catch (error) {
        const failure = failureOf(error, question, deadline);
        await log.end(question.by, id, { outcome: failure.outcome, tokens: course.total });
        throw failure;
      }
    },
  };
}
