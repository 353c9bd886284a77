import { addAbortListener } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel } from 'node:worker_threads';
import { guard, listen } from '../guard/index.ts';
import type { ThreadLimits } from './run-in-thread.ts';
import type { FromThread, StreamOrder, ToThread } from './streaming-task.ts';
import type { Job } from './thread-pool.ts';
import { poolOf } from './thread-pools.ts';

interface Stream<Input, Part> {
  readonly input: Input;
  /** Read only as fast as the thread takes them. */
  readonly parts: AsyncIterable<Part>;
  /** Ends the stream. */
  readonly signal?: AbortSignal | undefined;
}

type State = { readonly is: 'open' | 'ended' } | { readonly is: 'failed'; readonly error: unknown };

/** The reader's end of the channel. */
class ReaderEnd implements AsyncIterableIterator<Uint8Array> {
  readonly #port: MessagePort;
  readonly #parts: AsyncIterator<unknown>;
  readonly #job: Job;
  readonly #pieces: Uint8Array[] = [];
  readonly #stopListening: () => void;
  readonly #stopWaitingForAbort: () => void;
  #state: State = { is: 'open' };
  #changed = Promise.withResolvers<void>();

  constructor(
    port: MessagePort,
    job: Job,
    { parts, signal }: Pick<Stream<unknown, unknown>, 'parts' | 'signal'>,
  ) {
    this.#port = port;
    this.#job = job;
    this.#parts = parts[Symbol.asyncIterator]();
    const abort = guard({ kind: 'thread' }, () => this.fail(signal?.reason));
    const waiting = signal && addAbortListener(signal, abort);
    this.#stopWaitingForAbort = () => waiting?.[Symbol.dispose]();
    this.#stopListening = listen(
      port,
      { kind: 'thread', close: (error) => this.fail(error) },
      { message: (message: FromThread) => this.#receive(message) },
    );
    job.done.catch((error: unknown) => this.fail(error));
  }

  #post(message: ToThread): void {
    this.#port.postMessage(message);
  }

  async #receive(message: FromThread): Promise<void> {
    this.#job.goOn();
    if (message.kind === 'next') return this.#sendPart();
    if (message.kind === 'bytes') this.#pieces.push(message.bytes);
    else this.#close({ is: 'ended' });
    this.#wake();
  }

  async #sendPart(): Promise<void> {
    try {
      const next = await this.#parts.next();
      if (this.#state.is !== 'open') return;
      this.#post(next.done === true ? { kind: 'no more' } : { kind: 'part', part: next.value });
      this.#job.goOn();
    } catch (error) {
      this.fail(error);
    }
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #close(state: State): void {
    this.#state = state;
    this.#stopListening();
    this.#stopWaitingForAbort();
    this.#port.close();
    // Errors while ending the parts no longer matter.
    this.#parts.return?.()?.catch(() => undefined);
  }

  /** Ends the thread and the parts; further reads get the error. */
  fail(error: unknown): void {
    if (this.#state.is !== 'open') return;
    this.#close({ is: 'failed', error });
    this.#job.end(error);
    this.#wake();
  }

  /** Settles as soon as there is something to read, or the stream has ended. */
  async begun(): Promise<void> {
    while (this.#state.is === 'open' && this.#pieces.length === 0) await this.#changed.promise;
    if (this.#state.is === 'failed') throw this.#state.error;
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    await this.begun();
    const value = this.#pieces.shift();
    if (value === undefined) return { done: true, value };
    if (this.#state.is === 'open') {
      this.#post({ kind: 'taken' });
      this.#job.goOn();
    }
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.fail(new Error('Nobody reads on.'));
    await this.#parts.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** If opening fails, the parts are ended, too. */
async function opened<T>({ parts, signal }: Stream<unknown, unknown>, open: () => T): Promise<T> {
  try {
    signal?.throwIfAborted();
    return open();
  } catch (error) {
    await parts[Symbol.asyncIterator]().return?.();
    throw error;
  }
}

/**
 * Streams parts through the `task` of a module, made with `streamingTask`, in a worker thread, with back-pressure:
 * parts are read as fast as content is taken. When the reader stops, the signal aborts or anything fails, thread and
 * parts end. The timeout counts from the last part or piece of content in either direction.
 *
 * @returns settles with the first piece of content
 * @throws errors of the parts or the task before there is content; later ones are thrown by the iterator; rate_limited
 *   while too many tasks wait
 */
export async function streamThroughThread<Input, Part>(
  task: URL,
  stream: Stream<Input, Part>,
  { timeout, megabytes }: ThreadLimits,
): Promise<AsyncIterableIterator<Uint8Array>> {
  const reader = await opened(stream, () => {
    const pool = poolOf(task, megabytes);
    const { port1, port2 } = new MessageChannel();
    const input: StreamOrder<Input> = { input: stream.input, port: port2 };
    return new ReaderEnd(port1, pool.start({ input, timeout, transfer: [port2] }), stream);
  });
  await reader.begun();
  return reader;
}
