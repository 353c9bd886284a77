import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { later } from '../guard/index.ts';

/** Bytes that are buffered in memory for the reader; the rest is buffered on disk. */
const IN_MEMORY = 1024 * 1024;
/** Bytes read from the disk at a time. */
const PAGE = 256 * 1024;
/** A reader that takes nothing for this long is given up, in milliseconds. */
const PATIENCE = 60_000;

type State = { readonly is: 'open' | 'ended' } | { readonly is: 'failed'; readonly error: unknown };

/** A file without a name: it disappears with the process, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `cadence-spool-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

/**
 * Buffers content between its producer and its reader, so that a slow reader does not hold up the producer, which
 * others need. It is read while it is filled, once.
 */
export class Spool implements AsyncIterableIterator<Uint8Array> {
  readonly #onLeft: (error?: Error) => void;
  readonly #patience: number;
  readonly #pieces: Uint8Array[] = [];
  #inMemory = 0;
  #file: FileHandle | null = null;
  #written = 0;
  #read = 0;
  #state: State = { is: 'open' };
  #isLeft = false;
  #timer: NodeJS.Timeout | undefined;
  #changed = Promise.withResolvers<void>();

  /**
   * @param onLeft called once, when it is read to its end or the reader has gone; with an error when the reader took
   *   nothing for too long
   */
  constructor(onLeft: (error?: Error) => void, { patience = PATIENCE }: { readonly patience?: number } = {}) {
    this.#onLeft = onLeft;
    this.#patience = patience;
  }

  /** Takes content at full speed until its end or until the reader has gone. Its error is passed to the reader. */
  async fill(content: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const bytes of content) {
        if (this.#isLeft) return;
        await this.#keep(bytes);
        this.#wake();
      }
      this.#end({ is: 'ended' });
    } catch (error) {
      this.#end({ is: 'failed', error });
    } finally {
      if (this.#isLeft) await this.#release();
    }
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    clearTimeout(this.#timer);
    try {
      const value = await this.#take();
      if (value !== null) {
        this.#timer = later(this.#patience, { kind: 'file' }, () =>
          this.#leave(new Error('Nobody has read on for too long.')),
        );
        return { done: false, value };
      }
    } catch (error) {
      await this.#leave();
      throw error;
    }
    return this.return();
  }

  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    await this.#leave();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #keep(bytes: Uint8Array): Promise<void> {
    if (this.#file === null && this.#inMemory + bytes.length <= IN_MEMORY) {
      this.#pieces.push(bytes);
      this.#inMemory += bytes.length;
      return;
    }
    this.#file ??= await openNameless();
    await this.#file.write(bytes, 0, bytes.length, this.#written);
    this.#written += bytes.length;
  }

  /** The next piece, once there is one; null at the end. What was made before a failure is read first. */
  async #take(): Promise<Uint8Array | null> {
    for (;;) {
      if (this.#isLeft) throw new Error('Nobody reads on.');
      const piece = this.#pieces.shift();
      if (piece !== undefined) {
        this.#inMemory -= piece.length;
        return piece;
      }
      if (this.#file !== null && this.#read < this.#written) return this.#readPage(this.#file);
      if (this.#state.is === 'failed') throw this.#state.error;
      if (this.#state.is === 'ended') return null;
      await this.#changed.promise;
    }
  }

  async #readPage(file: FileHandle): Promise<Uint8Array> {
    const page = Buffer.allocUnsafe(Math.min(PAGE, this.#written - this.#read));
    const { bytesRead } = await file.read(page, 0, page.length, this.#read);
    this.#read += bytesRead;
    return page.subarray(0, bytesRead);
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #end(state: State): void {
    this.#state = state;
    this.#wake();
  }

  async #leave(error?: Error): Promise<void> {
    if (this.#isLeft) return;
    this.#isLeft = true;
    clearTimeout(this.#timer);
    this.#pieces.length = 0;
    this.#onLeft(error);
    this.#wake();
    if (this.#state.is !== 'open') await this.#release();
  }

  /** Called by whichever ends last, the reader or the producer. */
  async #release(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.close();
  }
}
