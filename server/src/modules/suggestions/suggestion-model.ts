import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { AiConfig } from '../../kernel/config/config.ts';

/** What a model is asked for. */
export interface ModelQuestion<Schema extends TSchema> {
  /** What to do; our own words only. */
  readonly instructions: string;
  /** What people wrote: sent as JSON in a message of its own, as data (D-57). */
  readonly data: object;
  readonly schemaName: string;
  readonly schema: Schema;
}

export interface SuggestionModel {
  /** An answer that fits the schema. @throws Error when the endpoint is late, fails or answers something else */
  ask<Schema extends TSchema>(question: ModelQuestion<Schema>): Promise<Static<Schema>>;
}

const TIMEOUT_MS = 15_000;
const ANSWER_MAX = 100_000;

const Completion = Type.Object({
  choices: Type.Array(Type.Object({ message: Type.Object({ content: Type.String() }) }), { minItems: 1 }),
});

async function readAnswer(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
  const text = await response.text();
  if (text.length > ANSWER_MAX) throw new Error('The endpoint answered more than was asked for.');
  const completion: unknown = JSON.parse(text);
  if (!Value.Check(Completion, completion)) throw new Error('The endpoint does not speak chat completions.');
  return completion.choices[0]?.message.content ?? '';
}

/** Speaks to any OpenAI-compatible endpoint, with structured output that is checked here as well (D-57). */
export function createSuggestionModel(
  { baseUrl, apiKey, model }: AiConfig,
  timeoutMs: number = TIMEOUT_MS,
): SuggestionModel {
  return {
    async ask({ instructions, data, schemaName, schema }) {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(data) },
          ],
          response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const answer: unknown = JSON.parse(await readAnswer(response));
      if (!Value.Check(schema, answer)) throw new Error(`The answer is no ${schemaName}.`);
      return answer;
    },
  };
}
