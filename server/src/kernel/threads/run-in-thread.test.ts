import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { DomainError } from '../errors/index.ts';
import type { ThreadLimits } from './index.ts';
import { endThreads, runInThread } from './index.ts';
import type { Work } from './testing/thread-task.ts';

const TASK = new URL('testing/thread-task.ts', import.meta.url);
/** Long enough for a slow machine to start a thread; short enough for a test. */
const LIMITS: ThreadLimits = { timeout: 60_000, megabytes: 64 };
const run = <Output>(work: Work, limits = LIMITS): Promise<Output> => runInThread(TASK, work, limits);
interface Where {
  readonly threadId: number;
}

afterEach(endThreads);

test('a task runs in another thread, which is reused for the next one', async () => {
  const first = await run<Where>({ do: 'say where' });
  expect(first).toEqual({ threadId: expect.any(Number), importRows: expect.any(Number) });
  expect(first.threadId).not.toBe(threadId);
  expect(await run<Where>({ do: 'say where' })).toEqual(first);
});

test('bytes are copied in both directions, and the caller keeps its own', async () => {
  const bytes = Buffer.from([1, 2, 3]);
  expect(await run({ do: 'double', bytes })).toEqual(Uint8Array.from([2, 4, 6]));
  expect([...bytes]).toEqual([1, 2, 3]);
});

test('an error of a task is thrown, and its thread is reused', async () => {
  const { threadId: before } = await run<Where>({ do: 'say where' });
  await expect(run({ do: 'throw', message: 'No such page.' })).rejects.toThrow(
    new RangeError('No such page.'),
  );
  expect((await run<Where>({ do: 'say where' })).threadId).toBe(before);
});

test.each(['never end', 'sleep'] as const)(
  'a task that times out is ended with its thread: %s',
  async (what) => {
    const late = run({ do: what }, { ...LIMITS, timeout: 500 });
    await expect(late).rejects.toThrow('The thread took longer than 500 ms.');
    expect(await run({ do: 'say where' })).toBeDefined();
  },
);

test('a task that exceeds its memory is ended, and the process continues', async () => {
  await expect(run({ do: 'fill the memory' })).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await run({ do: 'say where' })).toBeDefined();
});

test('a task that ends its thread is refused', async () => {
  await expect(run({ do: 'exit' })).rejects.toThrow('The thread ended with 3.');
});

test('too many tasks are refused instead of kept in memory', async () => {
  const flood = Array.from({ length: 60 }, () => run({ do: 'sleep' }));
  const outcomes = Promise.allSettled(flood);
  const refusal = await Promise.any(
    flood.map((one) =>
      one.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({ code: 'rate_limited', retryAfter: 5 });
  await endThreads();
  const refused = (await outcomes).filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof DomainError,
  );
  // Two threads, and thirty-two tasks that wait for them.
  expect(refused).toHaveLength(60 - 2 - 32);
});

test('waiting tasks get their turn, also after threads that had to be ended', async () => {
  const late = Array.from({ length: 3 }, () => run({ do: 'never end' }, { ...LIMITS, timeout: 300 }));
  const places = Array.from({ length: 8 }, () => run<Where>({ do: 'say where' }));
  expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(new Set((await Promise.all(places)).map((place) => place.threadId)).size).toBeLessThanOrEqual(2);
});

test('what cannot be copied is refused, in either direction', async () => {
  await expect(runInThread(TASK, () => 1, LIMITS)).rejects.toThrow('could not be cloned');
  await expect(run({ do: 'answer a function' })).rejects.toThrow('could not be cloned');
  expect(await run({ do: 'say where' })).toBeDefined();
});

test('a missing module is refused', async () => {
  const nowhere = new URL('testing/nothing-here.ts', import.meta.url);
  await expect(runInThread(nowhere, null, LIMITS)).rejects.toThrow('nothing-here.ts');
});

test('the event loop continues while a task runs', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await run({ do: 'never end' }, { ...LIMITS, timeout: 500 }).catch(() => undefined);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('an idle thread does not keep a process alive', async () => {
  const address = new URL('run-in-thread.ts', import.meta.url).href;
  const program = `import(${JSON.stringify(address)})
    .then(({ runInThread }) => runInThread(new URL(${JSON.stringify(TASK.href)}), { do: 'say where' }, ${JSON.stringify(LIMITS)}))
    .then(() => console.log('done'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  expect(stdout).toBe('done\n');
});
