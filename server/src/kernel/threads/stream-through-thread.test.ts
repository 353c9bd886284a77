import { endThreads, streamThroughThread } from './index.ts';
import type { StreamingWork } from './testing/streaming-thread-task.ts';

const TASK = new URL('testing/streaming-thread-task.ts', import.meta.url);
const LIMITS = { timeout: 20_000, megabytes: 64 } as const;
const LARGE = 64 * 1024;

afterEach(endThreads);

/** Numbers from 1 on, and a record of what was read. */
function numbers(last: number, failure: Error | null = null) {
  const seen = { read: 0, isEnded: false };
  const ended = Promise.withResolvers<void>();
  const parts = (async function* () {
    try {
      for (; seen.read < last; yield (seen.read += 1));
      if (failure !== null) throw failure;
    } finally {
      seen.isEnded = true;
      ended.resolve();
    }
  })();
  return { parts, seen, ended: ended.promise };
}

const stream = (
  work: StreamingWork,
  parts: AsyncIterable<number>,
  { timeout = LIMITS.timeout, signal }: { timeout?: number; signal?: AbortSignal } = {},
) => streamThroughThread(TASK, { input: work, parts, signal }, { ...LIMITS, timeout });

async function sizesAndFirsts(content: AsyncIterable<Uint8Array>): Promise<readonly number[][]> {
  const all: number[][] = [];
  for await (const bytes of content) all.push([bytes.length, bytes[0] ?? 0]);
  return all;
}

const passOn: StreamingWork = { do: 'pass on', size: LARGE };

test('parts go in and content comes out, in order and to the end', async () => {
  const { parts, seen } = numbers(40);
  const all = await sizesAndFirsts(await stream(passOn, parts));
  expect(all).toEqual(Array.from({ length: 40 }, (_, index) => [LARGE, index + 1]));
  expect(seen.isEnded).toBe(true);
});

test('small pieces are combined, and empty content stays empty', async () => {
  const small = await sizesAndFirsts(await stream({ do: 'pass on', size: 10 }, numbers(100).parts));
  expect(small).toEqual([[1_000, 1]]);
  expect(await sizesAndFirsts(await stream(passOn, numbers(0).parts))).toEqual([]);
});

test('back-pressure applies: of endless parts only as many are read as the reader keeps up with', async () => {
  const { parts, seen } = numbers(Infinity);
  const content = await stream(passOn, parts);
  for (let taken = 1; taken <= 30; taken += 1) {
    await content.next();
    // Eight pieces in transit, one being written, one part buffered, one being read.
    expect(seen.read).toBeLessThanOrEqual(taken + 11);
  }
  await content.return?.();
});

test('a reader that stops ends the parts and the thread, and the next stream gets a thread', async () => {
  const first = numbers(Infinity);
  for await (const bytes of await stream(passOn, first.parts)) if (bytes[0] === 5) break;
  expect(first.seen.isEnded).toBe(true);
  const second = numbers(Infinity);
  // Without having read anything.
  await (await stream(passOn, second.parts)).return?.();
  expect(second.seen.isEnded).toBe(true);
  for (let index = 0; index < 5; index += 1)
    expect(await sizesAndFirsts(await stream(passOn, numbers(1).parts))).toEqual([[LARGE, 1]]);
});

test('a signal ends it: before it begins, while it waits for the first part, and in the middle', async () => {
  const reason = new Error('The person closed the page.');
  const early = numbers(3);
  await expect(stream(passOn, early.parts, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

  const waiting = new AbortController();
  const asked = Promise.withResolvers<void>();
  const endless = (async function* (): AsyncGenerator<number> {
    asked.resolve();
    await new Promise(() => undefined);
    yield 1;
  })();
  const pending = stream(passOn, endless, { signal: waiting.signal });
  await asked.promise;
  waiting.abort(reason);
  await expect(pending).rejects.toBe(reason);

  const middle = new AbortController();
  const late = numbers(Infinity);
  const content = await stream(passOn, late.parts, { signal: middle.signal });
  await content.next();
  middle.abort(reason);
  await expect(content.next()).rejects.toBe(reason);
  await late.ended;
  expect(late.seen.isEnded).toBe(true);
});

test('an error of the parts is thrown: before there is content, and in the middle', async () => {
  const away = new Error('the database is away');
  await expect(stream(passOn, numbers(0, away).parts)).rejects.toBe(away);
  const content = await stream(passOn, numbers(20, away).parts);
  await expect(sizesAndFirsts(content)).rejects.toBe(away);
});

test('an error of the task is thrown, and ends the parts', async () => {
  const first = numbers(Infinity);
  await expect(stream({ do: 'throw at the first', size: LARGE }, first.parts)).rejects.toThrow(
    new RangeError('No such part.'),
  );
  await first.ended;
  const third = numbers(Infinity);
  const content = await stream({ do: 'throw at the third', size: LARGE }, third.parts);
  await expect(sizesAndFirsts(content)).rejects.toThrow('No such part.');
  await third.ended;
});

test('a task that needs only the beginning ends the parts', async () => {
  const { parts, ended } = numbers(Infinity);
  expect(await sizesAndFirsts(await stream({ do: 'read one', size: 5 }, parts))).toEqual([[5, 1]]);
  await ended;
});

test('the timeout counts while neither parts nor content arrive', async () => {
  const timeout = 1_000;
  // A warm thread does not spend the time on loading modules.
  const warm = async () => sizesAndFirsts(await stream(passOn, numbers(1).parts));
  await warm();
  const { parts, seen, ended } = numbers(Infinity);
  // On a busy machine the timeout may pass before the first part arrives.
  const content = stream({ do: 'sleep at the third', size: LARGE }, parts, { timeout });
  await expect(content.then(sizesAndFirsts)).rejects.toThrow('The thread took longer than 1000 ms.');
  // Parts that were not started end silently.
  if (seen.read > 0) await ended;
  await warm();
  const unread = numbers(Infinity);
  await stream(passOn, unread.parts, { timeout }).catch(() => undefined);
  if (unread.seen.read > 0) await unread.ended;
  expect(unread.seen.read).toBeLessThan(15);
});

test('what cannot be copied is refused', async () => {
  const parts = (async function* (): AsyncGenerator<number> {
    yield (() => 1) as unknown as number;
  })();
  await expect(stream(passOn, parts)).rejects.toThrow('could not be cloned');
});

test('streams that wait for a thread get their turn, or leave the queue when they are abandoned', async () => {
  const held = await Promise.all([1, 2].map(() => stream(passOn, numbers(Infinity).parts)));
  const waiting = new AbortController();
  const abandoned = stream(passOn, numbers(1).parts, { signal: waiting.signal });
  const next = stream(passOn, numbers(1).parts);
  waiting.abort(new Error('Nobody waits.'));
  await expect(abandoned).rejects.toThrow('Nobody waits.');
  await held[0]?.return?.();
  expect(await sizesAndFirsts(await next)).toEqual([[LARGE, 1]]);
});
