import {
  createLiveConnection,
  type LiveConnection,
  type LiveEnd,
  type LiveSocket,
} from './live-connection.ts';
import { reconnectDelay } from './reconnect-delay.ts';

interface Network {
  readonly connection: LiveConnection;
  /** What each attempt was given, oldest first. */
  readonly attempts: number[];
  /** After how many failures each ordinary pause began. */
  readonly pauses: number[];
  /** And for how large a crowd. */
  readonly crowds: number[];
  /** What the hub has said last of its audience. */
  audience: number;
  /** The signal that each attempt is not wanted any longer. */
  readonly signals: AbortSignal[];
  readonly failures: unknown[];
  /** Since when it had received nothing, as given to each attempt. */
  readonly pasts: { readonly since: number | null; readonly away: number }[];
  /** What the hub has said last of how far everything is received. */
  heard: number | null;
  stops: number;
  /** Answers the attempt that waits. */
  accept(): Promise<void>;
  refuse(error: Error): Promise<void>;
  drop(end?: LiveEnd): Promise<void>;
}

/** Lets settled promises run their handlers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function createNetwork(): Network {
  let answer = Promise.withResolvers<LiveSocket>();
  let closed = Promise.withResolvers<LiveEnd>();
  const network: Network = {
    pauses: [],
    crowds: [],
    audience: 0,
    attempts: [],
    signals: [],
    failures: [],
    pasts: [],
    heard: null,
    stops: 0,
    connection: createLiveConnection({
      open: (attempt, signal, { since, away }) => {
        network.attempts.push(attempt);
        network.pasts.push({ since, away: Math.round(away()) });
        network.signals.push(signal);
        answer = Promise.withResolvers<LiveSocket>();
        return answer.promise;
      },
      onFailed: (error) => network.failures.push(error),
      delay: (attempt, crowd) => {
        network.pauses.push(attempt);
        network.crowds.push(crowd);
        return 60_000;
      },
    }),
    async accept() {
      closed = Promise.withResolvers<LiveEnd>();
      answer.resolve({
        closed: closed.promise,
        heard: () => network.heard,
        audience: () => network.audience,
        stop: async () => {
          network.stops += 1;
          closed.resolve('lost');
        },
      });
      await settle();
    },
    async refuse(error) {
      answer.reject(error);
      await settle();
    },
    async drop(end = 'lost') {
      closed.resolve(end);
      await settle();
    },
  };
  return network;
}

async function hurry({ connection }: Network): Promise<void> {
  connection.hurry();
  await settle();
}

test('a connection that is lost is opened again for ever, and says so', async () => {
  const network = createNetwork();
  network.connection.start();
  expect(network.connection.status.getState()).toBe('connecting');
  await network.accept();
  expect(network.connection.status.getState()).toBe('connected');
  await network.drop();
  expect(network.connection.status.getState()).toBe('lost');
  await hurry(network);
  await network.refuse(new Error('still away'));
  await hurry(network);
  await network.refuse(new Error('still away'));
  await hurry(network);
  await network.accept();
  expect(network.attempts).toEqual([0, 0, 1, 2]);
  expect(network.failures).toHaveLength(2);
  expect(network.connection.status.getState()).toBe('connected');
  network.connection.stop();
});

test('starting twice connects once', async () => {
  const network = createNetwork();
  network.connection.start();
  network.connection.start();
  await network.accept();
  expect(network.attempts).toEqual([0]);
  network.connection.stop();
});

test('a page that too many others displaced comes back when somebody looks at it, and not by itself', async () => {
  const network = createNetwork();
  network.connection.start();
  await network.accept();
  await network.drop('displaced');
  expect(network.connection.status.getState()).toBe('lost');
  expect([network.attempts, network.pauses]).toEqual([[0], []]);
  await hurry(network);
  await network.accept();
  expect(network.attempts).toEqual([0, 0]);
  network.connection.stop();
});

test('stopping closes the connection and ends the attempts', async () => {
  const network = createNetwork();
  network.connection.start();
  await network.accept();
  network.connection.stop();
  await settle();
  expect(network.stops).toBe(1);
  expect(network.connection.status.getState()).toBe('idle');
  await hurry(network);
  expect(network.attempts).toEqual([0]);
});

test('a connection that opens after stopping is aborted at once, and closed when it is open', async () => {
  const network = createNetwork();
  network.connection.start();
  expect(network.signals[0]?.aborted).toBe(false);
  network.connection.stop();
  expect(network.signals[0]?.aborted).toBe(true);
  await settle();
  expect(network.stops).toBe(0);
  await network.accept();
  expect(network.stops).toBe(1);
  expect(network.connection.status.getState()).toBe('idle');
});

test('an attempt that is given up after stopping is no failure', async () => {
  const network = createNetwork();
  network.connection.start();
  network.connection.stop();
  await network.refuse(new Error('given up'));
  expect(network.failures).toEqual([]);
  expect(network.connection.status.getState()).toBe('idle');
  expect(network.attempts).toEqual([0]);
});

test('a page that is left closes the connection; when it comes back, it connects and asks for what it missed', async () => {
  const network = createNetwork();
  network.connection.start();
  await network.accept();
  network.heard = 5_000;
  network.connection.suspend();
  network.connection.suspend();
  await settle();
  expect(network.stops).toBe(1);
  network.connection.resume();
  network.connection.resume();
  await network.accept();
  expect(network.attempts).toEqual([0, 0]);
  expect(network.pasts.map(({ since }) => since)).toEqual([null, 5_000]);
  expect(network.connection.status.getState()).toBe('connected');
  network.connection.stop();
});

test('a page that comes back connects only if it was connected when it was left', async () => {
  const network = createNetwork();
  network.connection.suspend();
  network.connection.resume();
  network.connection.start();
  await network.accept();
  network.connection.resume();
  network.connection.suspend();
  network.connection.stop();
  network.connection.resume();
  await settle();
  expect(network.attempts).toEqual([0]);
  expect(network.connection.status.getState()).toBe('idle');
});

describe('since when a page has received nothing', () => {
  // What is not faked runs on: these clocks are the test's.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());
  const loaded = (): number => Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin));

  test('is since it began to load, until the hub has said something; then what the hub has said', async () => {
    const begun = loaded();
    const network = createNetwork();
    jest.advanceTimersByTime(700);
    network.connection.start();
    await network.refuse(new Error('not there yet'));
    jest.advanceTimersByTime(1_000);
    await hurry(network);
    await network.accept();
    network.heard = 9_000;
    await network.drop();
    await hurry(network);
    await network.refuse(new Error('away'));
    await hurry(network);
    await network.accept();
    network.heard = 12_000;
    await network.drop();
    await hurry(network);
    const [first, second, ...later] = network.pasts;
    expect([first?.since, second?.since]).toEqual([null, null]);
    expect((first?.away ?? 0) - begun).toBe(700);
    expect((second?.away ?? 0) - begun).toBe(1_700);
    expect(later.map(({ since }) => since)).toEqual([9_000, 9_000, 12_000]);
    network.connection.stop();
  });

  test('does not shrink when the clock is set back, and grows while the machine sleeps', async () => {
    const begun = loaded();
    const network = createNetwork();
    jest.setSystemTime(Date.now() - 3_600_000);
    network.connection.start();
    await network.refuse(new Error('not there yet'));
    // Asleep, only the time of day advances.
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await hurry(network);
    const [first, second] = network.pasts.map(({ away }) => away - begun);
    expect(first).toBe(0);
    expect(second).toBe(3_600_000);
    network.connection.stop();
  });

  test('starts again with the person who signs in next', async () => {
    const network = createNetwork();
    network.connection.start();
    await network.accept();
    network.heard = 9_000;
    network.connection.stop();
    jest.advanceTimersByTime(400);
    network.connection.start();
    await settle();
    expect(network.pasts.at(-1)).toEqual({ since: null, away: 400 });
    network.connection.stop();
  });
});

test('one page that is lost hurries; a hub that is away or sends everybody away is given time for the crowd', async () => {
  const network = createNetwork();
  network.connection.start();
  await network.refuse(new Error('not there yet'));
  await hurry(network);
  await network.accept();
  network.audience = 5_000;
  await network.drop('lost');
  await hurry(network);
  await network.refuse(new Error('away'));
  await hurry(network);
  await network.accept();
  network.audience = 4_000;
  await network.drop('sent away');
  expect(network.crowds).toEqual([0, 0, 5_000, 4_000]);
  network.connection.stop();
});

test('pauses grow to 10 s and are spread', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => reconnectDelay(attempt, 0, () => 1));
  expect(longest.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
  expect(longest.at(-1)).toBe(10_000);
  expect(reconnectDelay(3, 0, () => 0)).toBe(2000);
  expect(reconnectDelay(5_000, 0, () => 0)).toBe(5_000);
});

test('a crowd is spread over as long as the hub needs for it, evenly and 20 s at most', () => {
  const waits = (crowd: number, attempt = 0) =>
    [0, 0.5, 1].map((share) => Math.round(reconnectDelay(attempt, crowd, () => share)));
  expect(waits(3_000)).toEqual([250, 5_250, 10_250]);
  expect(waits(3_000, 2)).toEqual([250, 5_250, 10_250]);
  expect(waits(1_000_000)).toEqual([250, 10_250, 20_250]);
  expect(waits(30)).toEqual(waits(0));
});
