import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { later } from '../guard/index.ts';
import type { Transport } from './connection.ts';
import type { Parcel } from './parcel.ts';

/** A client that does not complete the closing handshake is cut off after this. */
const CLOSE_TIMEOUT = 2_000;

export class WebSocketTransport implements Transport {
  readonly name = 'WebSockets';
  readonly isSelfKeeping = false;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;

  /** @param stream what the socket itself writes to */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  /**
   * Bypasses the library, which would build the same frame again for each of thousands of clients. Its own frames are
   * written whole as well, and without compression none is delayed: frames never interleave.
   */
  send({ frame }: Parcel): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frame);
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

  send({ text }: Parcel): void {
    this.#response.write(`data: ${text}\r\n\r\n`);
  }

  end(): void {
    this.#response.end();
    later(CLOSE_TIMEOUT, { kind: 'hub.stream' }, () => this.cut());
  }

  cut(): void {
    // A response that was read completely leaves the connection for the next request.
    if (!this.#response.writableFinished) this.#response.destroy();
  }
}
