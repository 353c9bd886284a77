import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { later } from '../guard/index.ts';
import type { Transport } from './connection.ts';

/** A client that does not take its leave is cut off after this. */
const CLOSE_TIMEOUT = 2_000;

export class WebSocketTransport implements Transport {
  readonly name = 'WebSockets';
  readonly isSelfKeeping = false;
  readonly #socket: WebSocket;
  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  end(): void {
    this.#socket.close(1000);
    later(CLOSE_TIMEOUT, { kind: 'hub.socket' }, () => this.cut());
  }

  cut(): void {
    this.#socket.terminate();
  }
}

export class EventStreamTransport implements Transport {
  readonly name = 'ServerSentEvents';
  readonly isSelfKeeping = false;
  readonly #response: ServerResponse;
  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get unsent(): number {
    return this.#response.writableLength;
  }

  send(text: string): void {
    this.#response.write(`data: ${text}\r\n\r\n`);
  }

  end(): void {
    this.#response.end();
    later(CLOSE_TIMEOUT, { kind: 'hub.stream' }, () => this.cut());
  }

  cut(): void {
    // What is left of a response that has been read is the connection of the next request.
    if (!this.#response.writableFinished) this.#response.destroy();
  }
}
