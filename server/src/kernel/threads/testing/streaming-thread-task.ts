import { streamingTask } from '../streaming-task.ts';

/** What a streaming test task does with each part. */
export interface StreamingWork {
  readonly do: 'pass on' | 'throw at the first' | 'throw at the third' | 'sleep at the third' | 'read one';
  /** Bytes that a part becomes. */
  readonly size: number;
}

async function* pieces(asked: StreamingWork, parts: AsyncIterable<number>): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const part of parts) {
    count += 1;
    if (asked.do === 'throw at the first') throw new RangeError('No such part.');
    if (count === 3 && asked.do === 'throw at the third') throw new RangeError('No such part.');
    if (count === 3 && asked.do === 'sleep at the third') await new Promise(() => undefined);
    yield new Uint8Array(asked.size).fill(part);
    if (asked.do === 'read one') return;
  }
}

export const task = streamingTask(pieces);
