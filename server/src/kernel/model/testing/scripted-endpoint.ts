import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the endpoint receives it. */
export interface Asked {
  readonly authorization: string | undefined;
  readonly url: string;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: {
      readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: object };
    };
  };
}

/** What the endpoint does with a request; an absent field means the usual behaviour. */
export interface Scripted {
  /** What the model answers, as JSON. */
  readonly answer?: unknown;
  /** What the model answers, verbatim. */
  readonly content?: string;
  readonly refusal?: string;
  readonly finish?: 'stop' | 'length' | 'content_filter';
  readonly status?: number;
  /** The whole response body. */
  readonly raw?: string;
  readonly redirectTo?: string;
  /** Stops sending: at once, or after half of the answer. */
  readonly hangs?: 'before' | 'middle';
  /** The connection breaks after half of the answer. */
  readonly breaks?: boolean;
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20 };
/** Characters per event of a stream. */
const PART = 40;

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

function streamed({ refusal, finish = 'stop' }: Scripted, content: string, usage: object | null): string[] {
  const chunk = (delta: object, end: string | null) =>
    event({ choices: [{ index: 0, delta, finish_reason: end }], usage: null });
  const parts = content.match(new RegExp(`[^]{1,${PART}}`, 'g')) ?? [];
  const said = refusal === undefined ? parts.map((part) => chunk({ content: part }, null)) : [];
  return [
    ...said,
    chunk(refusal === undefined ? {} : { refusal }, finish),
    event({ choices: [], usage }),
    'data: [DONE]\n\n',
  ];
}

function whole({ refusal, finish = 'stop' }: Scripted, content: string, usage: object | null): string[] {
  const message =
    refusal === undefined
      ? { role: 'assistant', content, refusal: null }
      : { role: 'assistant', content: null, refusal };
  const json = JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], usage });
  return [json.slice(0, json.length / 2), json.slice(json.length / 2)];
}

/** A real server that speaks chat completions, also streamed, and behaves as a test scripts it. */
export class ScriptedEndpoint {
  readonly asked: Asked[] = [];
  script: (asked: Asked, index: number) => Scripted = () => ({ answer: {} });
  /** Called when a request has been read. The answer waits until it resolves. */
  onAsked: () => Promise<void> | void = () => undefined;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#reply(request, response));
  }

  reset(): void {
    this.asked.length = 0;
    this.script = () => ({ answer: {} });
    this.onAsked = () => undefined;
  }

  async #reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(request)) as Asked['body'];
    const asked = { authorization: request.headers.authorization, url: request.url ?? '', body };
    this.asked.push(asked);
    const scripted = this.script(asked, this.asked.length - 1);
    await this.onAsked();
    if (scripted.hangs === 'before') return;
    if (scripted.redirectTo !== undefined) {
      response.writeHead(307, { location: scripted.redirectTo }).end();
      return;
    }
    const isStream = body.stream === true && scripted.raw === undefined;
    response.writeHead(scripted.status ?? 200, {
      'content-type': isStream ? 'text/event-stream' : 'application/json',
    });
    this.#write(response, scripted, isStream);
  }

  #write(response: ServerResponse, scripted: Scripted, isStream: boolean): void {
    const content = scripted.content ?? JSON.stringify(scripted.answer ?? {});
    const usage = scripted.usage === undefined ? USAGE : scripted.usage;
    const make = isStream ? streamed : whole;
    const parts = scripted.raw === undefined ? make(scripted, content, usage) : [scripted.raw];
    const half = parts.slice(0, Math.ceil(parts.length / 2));
    if (scripted.hangs === 'middle') response.write(half.join(''));
    else if (scripted.breaks === true) response.write(half.join(''), () => response.destroy());
    else response.end(parts.join(''));
  }

  /** Starts it and returns its address, for AI_BASE_URL. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
