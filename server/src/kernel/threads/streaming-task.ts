import type { MessagePort } from 'node:worker_threads';
import { listen } from '../guard/index.ts';

/** Maximum pieces of content in transit to the reader. */
const ON_THEIR_WAY = 8;
/** Bytes sent at once; smaller pieces are combined. */
const PIECE = 64 * 1024;

/** What a thread gets: the input and its end of a channel. */
export interface StreamOrder<Input> {
  readonly input: Input;
  readonly port: MessagePort;
}
export type FromThread =
  | { readonly kind: 'next' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };
export type ToThread =
  | { readonly kind: 'part'; readonly part: unknown }
  | { readonly kind: 'no more' }
  | { readonly kind: 'taken' };

/** The thread's end of the channel: requests parts one ahead, and sends only as much as the reader keeps up with. */
class ThreadEnd {
  readonly #port: MessagePort;
  readonly #parts: ToThread[] = [];
  #onTheirWay = 0;
  #changed = Promise.withResolvers<void>();

  constructor(port: MessagePort) {
    this.#port = port;
    listen(port, { kind: 'thread' }, { message: (message: ToThread) => this.#receive(message) });
    this.#post({ kind: 'next' });
  }

  #post(message: FromThread, transfer: readonly ArrayBuffer[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #receive(message: ToThread): void {
    if (message.kind === 'taken') this.#onTheirWay -= 1;
    else this.#parts.push(message);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  async *parts(): AsyncGenerator {
    for (;;) {
      const message = this.#parts.shift();
      if (message?.kind === 'no more') return;
      if (message?.kind === 'part') {
        this.#post({ kind: 'next' });
        yield message.part;
      } else await this.#changed.promise;
    }
  }

  async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    while (this.#onTheirWay >= ON_THEIR_WAY) await this.#changed.promise;
    this.#onTheirWay += 1;
    this.#post({ kind: 'bytes', bytes }, [bytes.buffer]);
  }

  end(): void {
    this.#post({ kind: 'end' });
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/**
 * The `task` of a module for `streamThroughThread`: it reads parts as they arrive and yields content as it is written.
 */
export function streamingTask<Input, Part>(
  write: (input: Input, parts: AsyncIterable<Part>) => AsyncIterable<Uint8Array>,
): (order: StreamOrder<Input>) => Promise<void> {
  return async ({ input, port }) => {
    const end = new ThreadEnd(port);
    let pieces: Uint8Array[] = [];
    let size = 0;
    for await (const bytes of write(input, end.parts() as AsyncIterable<Part>)) {
      pieces.push(bytes);
      size += bytes.length;
      if (size < PIECE) continue;
      await end.send(joined(pieces, size));
      [pieces, size] = [[], 0];
    }
    if (size > 0) await end.send(joined(pieces, size));
    end.end();
  };
}
