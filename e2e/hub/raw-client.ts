import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';

/** Ends a record of the hub protocol. */
export const END = '\u001e';
export const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
export const PING = `{"type":6}${END}`;

/** A socket that sends what a test wants to send, and keeps what it receives. */
export class RawSocket {
  /** Records, in the order they came, without their end. */
  readonly heard: string[] = [];
  /** The closing code. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#socket = new WebSocket(url, { headers });
    this.closed = new Promise((resolve) =>
      this.#socket.on('close', (code: number) => {
        this.#isClosed = true;
        this.#wake();
        resolve(code);
      }),
    );
    this.#socket.on('message', (data: Buffer) => {
      this.heard.push(...data.toString().split(END).slice(0, -1));
      this.#wake();
    });
  }

  async opened(): Promise<this> {
    await once(this.#socket, 'open');
    return this;
  }

  send(...frames: readonly (string | Buffer)[]): void {
    for (const frame of frames) this.#socket.send(frame);
  }

  /** The record at this place, once it has come; null when the socket is closed before. */
  async record(index: number): Promise<unknown> {
    while (this.heard[index] === undefined && !this.#isClosed)
      await new Promise<void>((resolve) => {
        const wake = this.#wake;
        this.#wake = () => {
          wake();
          resolve();
        };
      });
    return JSON.parse(this.heard[index] ?? 'null');
  }

  end(): void {
    this.#socket.terminate();
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** One request with exactly these headers; `fetch` would add a content type to a text. */
export async function send({ method, url, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const call = request(url, { method, headers });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type']?.split(';')[0],
    body: await text(answer),
  };
}
