import type { PoolClient } from 'pg';
import { ConnectionWatch } from './connection-watch.ts';

/** A connection whose answers the test sends. */
function makeClient(processID: number) {
  const answer = Promise.withResolvers<string>();
  let isBroken = false;
  const stream = {
    destroy: () => {
      isBroken = true;
      answer.reject(new Error('Connection terminated unexpectedly'));
    },
  };
  const client = { processID, connection: { stream } } as unknown as PoolClient;
  return { client, answer, isBroken: () => isBroken };
}

let watch: ConnectionWatch;
let working: ReadonlySet<number> | null;
let looks: number;

beforeEach(() => {
  jest.useFakeTimers();
  working = new Set();
  looks = 0;
  watch = new ConnectionWatch(async () => {
    looks += 1;
    if (working === null) throw new Error('out of reach');
    return working;
  });
});
afterEach(() => {
  watch.close();
  jest.useRealTimers();
});

test('a query that no backend works on fails, one in progress is waited for', async () => {
  const [lost, slow] = [makeClient(7), makeClient(8)];
  working = new Set([8]);
  const failed = watch.ask(lost.client, () => lost.answer.promise).catch((error: Error) => error.message);
  const waited = watch.ask(slow.client, () => slow.answer.promise);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await failed).toContain('Connection terminated');
  expect(slow.isBroken()).toBe(false);
  slow.answer.resolve('late');
  expect(await waited).toBe('late');
});

test('nothing is broken while the database cannot be reached; once it is back, the silent connections are', async () => {
  const lost = makeClient(7);
  working = null;
  const failed = watch.ask(lost.client, () => lost.answer.promise).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(lost.isBroken()).toBe(false);
  working = new Set();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await failed).toContain('Connection terminated');
});

test('a query that is answered soon is never checked', async () => {
  const quick = makeClient(7);
  const asked = watch.ask(quick.client, () => quick.answer.promise);
  await jest.advanceTimersByTimeAsync(1_500);
  quick.answer.resolve('here');
  expect(await asked).toBe('here');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(0);
  expect(quick.isBroken()).toBe(false);
});

describe('a query behind an unanswered one, such as BEGIN behind the COMMIT of a read', () => {
  test('is watched once its turn has come, and breaks the connection when no backend works on it', async () => {
    const lost = makeClient(7);
    const first = Promise.withResolvers<string>();
    const commit = watch.ask(lost.client, () => first.promise);
    const begin = watch.ask(lost.client, () => lost.answer.promise).catch((error: Error) => error.message);
    first.resolve('committed');
    expect(await commit).toBe('committed');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(lost.isBroken()).toBe(true);
    expect(await begin).toContain('Connection terminated');
  });

  test('is not blamed for the time that the previous one took', async () => {
    const slow = makeClient(7);
    const first = Promise.withResolvers<string>();
    const commit = watch.ask(slow.client, () => first.promise);
    const begin = watch.ask(slow.client, () => slow.answer.promise);
    working = new Set([7]);
    await jest.advanceTimersByTimeAsync(5_500);
    first.resolve('committed');
    await commit;
    // Not sent yet when the database was checked: it is sent only now.
    working = new Set();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(slow.isBroken()).toBe(false);
    slow.answer.resolve('begun');
    expect(await begin).toBe('begun');
  });
});
