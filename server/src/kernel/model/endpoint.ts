import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { TSchema } from 'typebox';
import type { AiConfig } from '../config/ai.ts';
import { limitedFetch } from './limited-fetch.ts';
import type { ModelQuestion } from './model.ts';
import { ModelError } from './model.ts';

export type Messages = readonly ChatCompletionMessageParam[];

/** The answer to one request. */
export interface Reply {
  readonly text: string;
  /** The answer ended before it was complete. */
  readonly isCutOff: boolean;
  /** Null where the endpoint returns no counts. */
  readonly tokens: { readonly in: number; readonly out: number } | null;
}

type Asked = Pick<ModelQuestion<TSchema>, 'schemaName' | 'schema' | 'onText'>;
type Usage = OpenAI.CompletionUsage | null | undefined;

/** No question costs more; a higher count is an endpoint's mistake and would overflow the column. */
const TOKENS_MAX = 100_000_000;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= TOKENS_MAX;

/** Null also where the endpoint's counts make no sense. */
function tokensOf(usage: Usage): Reply['tokens'] {
  const { prompt_tokens: sent, completion_tokens: out } = usage ?? {};
  return isCount(sent) && isCount(out) ? { in: sent, out } : null;
}

/** Endpoints may return any type here. */
const textIn = (content: unknown): string => (typeof content === 'string' ? content : '');

/** The code of an error or of its cause. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z_\d]{2,40}$/.test(code)) return code;
  return codeOf(error.cause);
}

/**
 * Why there is no answer, for the log: a status, code or kind. The endpoint's own message may repeat the key and what
 * people wrote, and so may errors about that message.
 */
export function endpointFault(error: unknown): string {
  const { status } = error instanceof OpenAI.APIError ? (error as { readonly status?: unknown }) : {};
  if (typeof status === 'number') return `The endpoint answered with status ${status}.`;
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return `The endpoint failed (${codeOf(error) ?? kind}).`;
}

const NO_CHAT = 'The endpoint does not speak chat completions.';
/** Maximum characters of an answer; more than any question asks for. */
const TEXT_MAX = 100_000;

/** @throws ModelError for a text longer than any question asks for */
function within(text: string): string {
  if (text.length > TEXT_MAX)
    throw new ModelError('failed', 'The endpoint answered more than was asked for.');
  return text;
}

const refused = (): ModelError => new ModelError('refused', 'The model refused to answer.');

/** The text that one chunk of a stream adds. @throws ModelError when the endpoint refuses */
function partOf({ choices }: OpenAI.ChatCompletionChunk): {
  readonly text: string;
  readonly end: string | null;
} {
  const choice = choices?.[0];
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw refused();
  return { text: textIn(choice?.delta?.content), end: choice?.finish_reason ?? null };
}

/** Other software in the same environment may have OpenAI settings: none of them are read. */
function createClient({ baseUrl, apiKey, timeoutMs }: AiConfig): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    ...(apiKey === null && { defaultHeaders: { authorization: null } }),
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: limitedFetch,
  });
}

/** One request to an OpenAI-compatible endpoint. */
export class Endpoint {
  readonly #client: OpenAI;
  readonly #model: string;
  constructor(config: AiConfig) {
    this.#client = createClient(config);
    this.#model = config.model;
  }

  /** @throws ModelError when the endpoint refuses, and any error of the client */
  async send(messages: Messages, asked: Asked, signal: AbortSignal): Promise<Reply> {
    const body = {
      model: this.#model,
      messages: [...messages],
      response_format: {
        type: 'json_schema' as const,
        json_schema: {
          name: asked.schemaName,
          strict: true,
          schema: asked.schema as unknown as Record<string, unknown>,
        },
      },
    };
    if (asked.onText) return this.#stream(body, asked.onText, signal);
    const answer = await this.#client.chat.completions.create(body, { signal });
    const choice = answer.choices?.[0];
    if (!choice?.message) throw new ModelError('failed', NO_CHAT);
    if (choice.message.refusal || choice.finish_reason === 'content_filter') throw refused();
    return {
      text: within(textIn(choice.message.content)),
      isCutOff: choice.finish_reason === 'length',
      tokens: tokensOf(answer.usage),
    };
  }

  async #stream(
    body: Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'stream'>,
    onText: NonNullable<Asked['onText']>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const stream = await this.#client.chat.completions.create(
      { ...body, stream: true, stream_options: { include_usage: true } },
      { signal },
    );
    let text = '';
    let tokens: Reply['tokens'] = null;
    let end: string | null = null;
    for await (const chunk of stream) {
      tokens = tokensOf(chunk.usage) ?? tokens;
      const part = partOf(chunk);
      end = part.end ?? end;
      text = within(text + part.text);
      if (part.text !== '') await onText(text);
    }
    // The client ends an aborted stream like a complete one.
    signal.throwIfAborted();
    if (text === '' && end === null) throw new ModelError('failed', NO_CHAT);
    return { text, isCutOff: end === 'length', tokens };
  }
}
