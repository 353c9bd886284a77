import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Transport } from './connection.ts';

/** Bytes waiting for a slow client before it must go. */
const MAX_BUFFERED = 4 * 1024 * 1024;
/** A client that does not answer the closing frame is cut off after this. */
const CLOSE_TIMEOUT = 2_000;

export class WebSocketTransport implements Transport {
  readonly isSelfKeeping = false;
  readonly #socket: WebSocket;
  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(text: string): boolean {
    this.#socket.send(text);
    return this.#socket.bufferedAmount <= MAX_BUFFERED;
  }

  end(): void {
    this.#socket.close(1000);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT).unref();
  }
}

export class EventStreamTransport implements Transport {
  readonly isSelfKeeping = false;
  readonly #response: ServerResponse;
  constructor(response: ServerResponse) {
    this.#response = response;
  }

  send(text: string): boolean {
    this.#response.write(`data: ${text}\r\n\r\n`);
    return this.#response.writableLength <= MAX_BUFFERED;
  }

  end(): void {
    this.#response.end();
  }
}
