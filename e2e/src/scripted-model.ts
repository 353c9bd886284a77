import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}

/** What a question for summaries gives the model to read. */
interface Given {
  readonly goals: readonly {
    readonly id: number;
    readonly sources: readonly { readonly number: number; readonly said: readonly string[] }[];
  }[];
  readonly author?: { readonly number: number; readonly said: readonly string[] };
}

/** A server that speaks chat completions and writes summaries, each goal by what was said of it first. */
export interface ScriptedModel {
  /** As AI_BASE_URL names it. */
  readonly baseUrl: string;
  /** What was read, as text. */
  readonly read: string[];
  close(): Promise<void>;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20 };

function answerTo({ messages, response_format: { json_schema: schema } }: Asked): object {
  const { goals, author } = JSON.parse(
    messages.find(({ role }) => role === 'user')?.content ?? '{}',
  ) as Given;
  const told = goals.map(({ id, sources }) => {
    const source = sources.find(({ said }) => said.length > 0);
    const own = { text: author?.said[0] ?? '', sources: [author?.number ?? 0] };
    const read = { text: source?.said[0] ?? '', sources: [source?.number ?? 0] };
    return { id, sentences: [author === undefined ? read : own] };
  });
  if (schema.name !== 'whole_summary') return { goals: told };
  return { sentences: told.slice(0, 3).flatMap(({ sentences }) => sentences) };
}

function reply(response: ServerResponse, asked: Asked): void {
  const content = JSON.stringify(answerTo(asked));
  const type = asked.stream === true ? 'text/event-stream' : 'application/json';
  response.writeHead(200, { 'content-type': type });
  if (asked.stream !== true) {
    const message = { role: 'assistant', content, refusal: null };
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE }));
    return;
  }
  const events = [
    { choices: [{ index: 0, delta: { content }, finish_reason: null }], usage: null },
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: null },
    { choices: [], usage: USAGE },
  ];
  response.end(
    [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
  );
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const read: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      read.push(body);
      reply(response, JSON.parse(body) as Asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    read,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
