import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endThreads, streamThroughThread } from '../threads/index.ts';
import { deliverFile } from './deliver-file.ts';
import type { FileAnswer } from './index.ts';
import { Spool } from './spool.ts';

afterEach(endThreads);

const TASK = new URL('../threads/testing/streaming-thread-task.ts', import.meta.url);
const PIECE = 64 * 1024;

async function* numbers(last: number): AsyncGenerator<number> {
  for (let number = 1; number <= last; number += 1) yield number;
}

/** A file of that many pieces written by a thread; each piece repeats the byte of its number. */
const written = (pieces: number) => async (): Promise<FileAnswer> => {
  const order = { input: { do: 'pass on', size: PIECE }, parts: numbers(pieces) };
  const content = await streamThroughThread(TASK, order, { timeout: 60_000, megabytes: 64 });
  return { name: 'a.bin', type: 'x/y', content: Readable.from(content, { objectMode: false }) };
};

const opened = async (id: number, pieces: number): Promise<Readable> =>
  (await deliverFile({ tenantId: 1, id }, written(pieces))).content as Readable;

test("[D-160] a slow or stalled reader does not hold up anyone else's file", async () => {
  const slow = await Promise.all([1, 2, 3].map((id) => opened(id, 100)));
  expect(await buffer(await opened(4, 3))).toHaveLength(3 * PIECE);
  const bytes = await buffer(slow[0] ?? Readable.from([]));
  expect(bytes).toHaveLength(100 * PIECE);
  for (let piece = 0; piece < 100; piece += 1)
    expect(bytes.subarray(piece * PIECE, (piece + 1) * PIECE).every((byte) => byte === piece + 1)).toBe(true);
  for (const one of slow) one.destroy();
});

test('[D-160] one person has at most five open downloads, and abandoned ones do not count', async () => {
  const five = [];
  for (let count = 0; count < 5; count += 1) five.push(await opened(1, 2));
  await expect(opened(1, 2)).rejects.toMatchObject({ code: 'rate_limited' });
  await buffer(five[0] ?? Readable.from([]));
  five[1]?.destroy();
  await Promise.all((await Promise.all([opened(1, 2), opened(1, 2)])).map((one) => buffer(one)));
  for (const one of five) one.destroy();
});

test('a failure before any content is a refusal, a later one breaks off the download', async () => {
  const away = new Error('the database is away');
  const person = { tenantId: 1, id: 9 };
  await expect(deliverFile(person, () => Promise.reject(away))).rejects.toBe(away);
  const content = Readable.from(
    (async function* () {
      yield Buffer.alloc(10);
      throw away;
    })(),
    { objectMode: false },
  );
  const made = await deliverFile(person, async () => ({ name: 'a.bin', type: 'x/y', content }));
  await expect(buffer(made.content as Readable)).rejects.toBe(away);
});

test('a reader that takes nothing for too long is given up', async () => {
  const left = Promise.withResolvers<Error | undefined>();
  const spool = new Spool(left.resolve, { patience: 5 });
  const source = Readable.from(
    (async function* () {
      for (let count = 0; count < 40; count += 1) yield Buffer.alloc(PIECE);
      await left.promise;
      yield Buffer.alloc(1);
    })(),
    { objectMode: false },
  );
  const filled = spool.fill(source);
  await spool.next();
  expect((await left.promise)?.message).toBe('Nobody has read on for too long.');
  await filled;
  if (!source.closed) await once(source, 'close');
  await expect(spool.next()).rejects.toThrow('Nobody reads on.');
});
