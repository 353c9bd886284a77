import type { FastifyRequest } from 'fastify';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { callerOf } from './caller.ts';
import { EventLoopWatch } from './event-loop.ts';

/** RFC 9218. */
const CAN_WAIT = { priority: 'u=6' };
/** More than there are connections, on either database. */
const MANY = 40;

describe('a server with more to do than it can', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    const tenant = await makeTenant(t.app.db);
    token = (await t.login(await makePerson(t.app.db, tenant.id), tenant)).Token;
  });
  afterAll(() => t.close());

  const read = (headers: Record<string, string> = {}) =>
    t.call('notifications.list', { params: { page: 1 } }, { token, headers });
  const change = (headers: Record<string, string> = {}) =>
    t.call('notifications.markAllRead', {}, { token, headers });

  /** Keeps the database from everybody until it is let go. */
  async function holdDatabase(): Promise<() => Promise<void>> {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const held = Array.from({ length: MANY }, () => t.app.db.transaction({ role: 'jobs' }, () => end));
    return async () => {
      resolve();
      await Promise.all(held);
    };
  }

  test('[D-133] refuses at once what can wait, with a sentence and when to come again', async () => {
    const letGo = await holdDatabase();
    const { status, headers, problem } = await read(CAN_WAIT);
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '2',
      'application/problem+json; charset=utf-8',
    ]);
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Busy',
      status: 503,
      detail: 'Cadence is busy right now. Please try again in a moment.',
      code: 'busy',
    });
    await letGo();
  });

  test('[D-133] answers what is waited for, changes first, whatever they say of their urgency', async () => {
    const letGo = await holdDatabase();
    const answered: string[] = [];
    const note = async (name: string, call: Promise<{ readonly status: number }>) =>
      answered.push(`${name} ${(await call).status}`);
    const reads = Array.from({ length: 20 }, () => note('read', read({ priority: 'u=5, i' })));
    const changes = Array.from({ length: 4 }, () => note('change', change(CAN_WAIT)));
    await letGo();
    await Promise.all([...reads, ...changes]);
    expect(answered.filter((one) => one === 'read 200')).toHaveLength(20);
    expect(answered.filter((one) => one === 'change 200')).toHaveLength(4);
    expect(answered.lastIndexOf('change 200')).toBeLessThan(answered.lastIndexOf('read 200'));
  });
});

test.each([
  ['late', 71e6, true],
  ['in time', 69e6, false],
  ['new', Number.NaN, false],
] as const)('[D-133] the event loop is %s by what it was in the last second', (_how, mean, isLate) => {
  jest.useFakeTimers();
  const reset = jest.fn();
  const watch = new EventLoopWatch({ mean, reset });
  expect(watch.isLate).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect([watch.isLate, reset.mock.calls.length]).toEqual([isLate, 1]);
  watch.close();
  jest.useRealTimers();
});

test('[D-133] only the first transaction of a request can be refused, and reads of those who have gone are dropped', () => {
  const request = (changes: boolean): FastifyRequest =>
    ({
      ...{ headers: { authorization: 'Bearer one' }, ip: '127.0.0.1' },
      ...{ routeOptions: { config: { changes } }, raw: { socket: { destroyed: true } } },
    }) as unknown as FastifyRequest;
  const read = request(false);
  expect(callerOf(read)).toMatchObject({ urgency: 'read', from: 'one', isBegun: false });
  const again = callerOf(read);
  const change = callerOf(request(true));
  expect(change.urgency).toBe('read');
  expect([again.isBegun, again.isGone(), change.isGone()]).toEqual([true, false, false]);
  expect(callerOf(request(false)).isGone()).toBe(true);
});

test.each([
  ['Bearer one', 'one'],
  ['bEARER one', 'one'],
  ['one', 'one'],
  [undefined, '10.0.0.1'],
])('[D-133] who sends %s is one sender', (authorization, from) => {
  const request = {
    ...{ headers: { authorization }, ip: '10.0.0.1' },
    routeOptions: { config: {} },
  } as unknown as FastifyRequest;
  expect(callerOf(request).from).toBe(from);
});
