import type { Caller, Urgency } from './caller.ts';
import { ConnectionQueue } from './connection-queue.ts';

const RULES = {
  connections: 4,
  patience: { change: 10_000, read: 5_000, refetch: 2_000 },
  pressedAfter: 250,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface World {
  readonly queue: ConnectionQueue;
  /** Names of the callers that got a connection, in this order. */
  readonly served: string[];
  /** The errors of refused callers, by name. */
  readonly refused: Record<string, unknown>;
  /** Joins the queue; keeps the connection until `giveBack`. */
  ask(name: string, urgency: Urgency, more?: Partial<Caller>): Promise<void>;
  /** Releases the connection that was taken first. */
  giveBack(): Promise<void>;
}

/** A queue before a database that can be reached unless specified otherwise. */
function open(isDatabaseThere: boolean | Promise<boolean> = true): World {
  const queue = new ConnectionQueue(RULES, async () => isDatabaseThere);
  const held: (() => void)[] = [];
  const served: string[] = [];
  const refused: Record<string, unknown> = {};
  const passOn = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
  return {
    ...{ queue, served, refused },
    ask(name, urgency, more) {
      const caller: Caller = { urgency, from: name, isBegun: false, isGone: () => false, ...more };
      queue.take(caller).then(
        (giveBack) => {
          served.push(name);
          held.push(giveBack);
        },
        (error: unknown) => (refused[name] = error),
      );
      return passOn();
    },
    giveBack() {
      held.shift()?.();
      return passOn();
    },
  };
}

/** A queue whose connections are all taken. */
async function openFull(isDatabaseThere?: boolean | Promise<boolean>): Promise<World> {
  const world = open(isDatabaseThere);
  for (let taken = 0; taken < RULES.connections; taken += 1) await world.ask('first', 'change');
  world.served.length = 0;
  return world;
}

test('[D-133] a change comes before a read that a person waits for, and that before a refetch', async () => {
  const { ask, giveBack, served } = await openFull();
  await ask('refetch', 'refetch');
  await ask('read', 'read');
  await ask('change', 'change');
  expect(served).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) await giveBack();
  expect(served).toEqual(['change', 'read', 'refetch']);
});

test('[D-133] reads leave one connection for changes, and refetches use a fifth of all, or one', async () => {
  const { ask, served } = open();
  for (const name of ['r1', 'r2']) await ask(name, 'refetch');
  for (const name of ['a1', 'a2', 'a3']) await ask(name, 'read');
  await ask('change', 'change');
  expect(served).toEqual(['r1', 'a1', 'a2', 'change']);
});

test('[D-133] a read gets its turn however many changes come', async () => {
  const { ask, giveBack, served } = await openFull();
  await ask('read', 'read');
  for (let change = 0; change < 20; change += 1) await ask('change', 'change');
  for (let turn = 0; turn < 6; turn += 1) await giveBack();
  expect(served).toEqual(['change', 'change', 'change', 'change', 'read', 'change']);
});

test('[D-133] senders of many requests take turns with senders of few', async () => {
  const { ask, giveBack, served } = await openFull();
  for (const name of ['a1', 'a2', 'a3']) await ask(name, 'read', { from: 'a' });
  await ask('b1', 'read', { from: 'b' });
  for (let turn = 0; turn < 3; turn += 1) await giveBack();
  expect(served).toEqual(['a1', 'b1', 'a2']);
});

test.each([
  ['change', 10_000, 'Cadence is busy right now. Nothing was changed; please try again in a moment.'],
  ['read', 5_000, 'Cadence is busy right now. Please try again in a moment.'],
  ['refetch', 2_000, 'Cadence is busy right now. Please try again in a moment.'],
] as const)('[D-133] a %s that waited %i ms is refused as busy', async (urgency, patience, sentence) => {
  const { ask, giveBack, refused, served } = await openFull();
  await ask('late', urgency);
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(refused).toEqual({});
  await jest.advanceTimersByTimeAsync(1);
  expect(refused['late']).toMatchObject({ code: 'busy', message: sentence });
  expect((refused['late'] as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
  await giveBack();
  expect(served).toEqual([]);
});

test('[D-133] unavailable is reported only if the database cannot be reached', async () => {
  const { ask, refused } = await openFull(false);
  await ask('late', 'read');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refused['late']).toMatchObject({ code: 'unavailable' });
});

test('[D-133] a full queue refuses the newest request of the sender with the most', async () => {
  const { ask, giveBack, refused, served } = await openFull();
  await ask('single', 'refetch', { from: 'single' });
  for (let one = 0; one < 250; one += 1) await ask(`crowd ${one}`, 'refetch', { from: 'crowd' });
  expect(Object.keys(refused)).toEqual(['crowd 249']);
  await ask('late', 'refetch', { from: 'late' });
  expect(Object.keys(refused)).toEqual(['crowd 249', 'crowd 248']);
  await giveBack();
  expect(served).toEqual(['single']);
});

test('[D-108] a caller is refused once, however long the database takes to answer the check', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const isThere = Promise.withResolvers<boolean>();
  const { ask, refused } = await openFull(isThere.promise);
  for (let one = 0; one < 251; one += 1) await ask(`page ${one}`, 'refetch', { from: 'page' });
  await jest.advanceTimersByTimeAsync(RULES.patience.refetch);
  isThere.resolve(true);
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(Object.keys(refused)).toHaveLength(251);
  expect(unhandled).not.toHaveBeenCalled();
});

test("work that has begun and the server's own jobs are never refused", async () => {
  const { ask, giveBack, queue, refused, served } = await openFull();
  await ask('begun', 'read', { isBegun: true });
  const job = queue.take();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refused).toEqual({});
  await giveBack();
  await giveBack();
  await expect(job).resolves.toEqual(expect.any(Function));
  expect(served).toEqual(['begun']);
});

test('nothing is done for callers that have gone', async () => {
  const { ask, giveBack, served } = await openFull();
  await ask('gone', 'read', { isGone: () => true });
  await ask('there', 'read');
  await giveBack();
  expect(served).toEqual(['there']);
});

describe('[D-133] the queue is pressed', () => {
  test('once a change or a read has waited for a quarter of a second', async () => {
    const { ask, giveBack, queue } = await openFull();
    await ask('refetch', 'refetch');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(queue.isPressed()).toBe(false);
    await ask('read', 'read');
    await jest.advanceTimersByTimeAsync(249);
    expect(queue.isPressed()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue.isPressed()).toBe(true);
    await giveBack();
    expect(queue.isPressed()).toBe(false);
  });

  test('once twenty senders wait', async () => {
    const { ask, queue } = await openFull();
    for (let one = 0; one < 19; one += 1) await ask(`read ${one}`, 'read');
    expect(queue.isPressed()).toBe(false);
    await ask('change', 'change');
    expect(queue.isPressed()).toBe(true);
  });

  test('not by one sender alone that requests much at once, as long as it is served', async () => {
    const { ask, giveBack, queue } = await openFull();
    for (let one = 0; one < 64; one += 1) await ask('a page', 'read');
    for (let turn = 0; turn < 60; turn += 1) {
      await jest.advanceTimersByTimeAsync(60);
      expect(queue.isPressed()).toBe(false);
      await giveBack();
    }
  });

  test('by one sender whose first request has waited too long, also when one behind it is refused', async () => {
    const { ask, giveBack, queue, refused } = await openFull();
    for (let one = 0; one < 1_001; one += 1) await ask('a page', 'read');
    expect(Object.keys(refused)).toEqual(['a page']);
    await jest.advanceTimersByTimeAsync(250);
    expect(queue.isPressed()).toBe(true);
    await giveBack();
    expect(queue.isPressed()).toBe(false);
  });
});
