import type { FastifyRequest } from 'fastify';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { until } from '../../testing/until.ts';
import { issueToken } from '../session/index.ts';
import { callerOf } from './caller.ts';
import { EventLoopWatch } from './event-loop.ts';
import { noteSession } from './senders.ts';

/** RFC 9218. */
const CAN_WAIT = { priority: 'u=6' };
/** More than there are connections, on either database. */
const MANY = 40;

describe('an overloaded server', () => {
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

  let letGo: () => Promise<void> = async () => undefined;
  /** Blocks the database for everyone until it is released, at the latest at the end of the test. */
  function holdDatabase(): void {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const held = Array.from({ length: MANY }, () => t.app.db.transaction({ role: 'jobs' }, () => end));
    letGo = async () => {
      resolve();
      await Promise.all(held);
    };
  }
  afterEach(async () => {
    await letGo();
    jest.restoreAllMocks();
  });

  /** Waits until so many requests wait for the database, so that a late arrival cannot change the order. */
  function watchRequests(): (count: number) => Promise<void> {
    const { mock } = jest.spyOn(t.app.db, 'transaction');
    return (count) => until(() => mock.calls.filter(([scope]) => 'caller' in scope).length === count);
  }

  test('[D-133] refuses deferrable reads at once, with a sentence and a retry-after', async () => {
    holdDatabase();
    await until(() => t.app.db.isPressed());
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
  });

  test('[D-133] answers what people wait for, changes first, whatever urgency they state', async () => {
    holdDatabase();
    const waiting = watchRequests();
    const answered: string[] = [];
    const note = async (name: string, call: Promise<{ readonly status: number }>) =>
      answered.push(`${name} ${(await call).status}`);
    const reads = Array.from({ length: 20 }, () => note('read', read({ priority: 'u=5, i' })));
    const changes = Array.from({ length: 4 }, () => note('change', change(CAN_WAIT)));
    await waiting(24);
    await letGo();
    await Promise.all([...reads, ...changes]);
    expect(answered.filter((one) => one === 'read 200')).toHaveLength(20);
    expect(answered.filter((one) => one === 'change 200')).toHaveLength(4);
    expect(answered.lastIndexOf('change 200')).toBeLessThan(answered.lastIndexOf('read 200'));
  });

  test('[D-133] answers a person between requests with made-up sessions', async () => {
    await read();
    holdDatabase();
    const waiting = watchRequests();
    const answered: string[] = [];
    const send = async (bearer: string) => {
      const { status } = await t.call('notifications.list', { params: { page: 1 } }, { token: bearer });
      answered.push(String(status));
    };
    const made = Array.from({ length: 60 }, () => send(issueToken(1).token));
    const asked = send(token);
    await waiting(61);
    await letGo();
    await Promise.all([...made, asked]);
    expect(answered.filter((status) => status === '401')).toHaveLength(60);
    // It was asked last, and takes longer than a refusal: without turns it would be the last of 61. How many refusals come
    // before it depends on the machine.
    expect(answered.indexOf('200')).toBeLessThan(50);
  });
});

test.each([
  ['late', 71e6, true],
  ['in time', 69e6, false],
  ['new', Number.NaN, false],
] as const)('[D-133] the event loop is %s by what it was in the last second', (_how, mean, isLate) => {
  jest.useFakeTimers();
  const reset = jest.fn();
  const watch = new EventLoopWatch({ percentile: () => 0, mean, reset });
  expect(watch.isLate).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect([watch.isLate, reset.mock.calls.length]).toEqual([isLate, 1]);
  watch.close();
  jest.useRealTimers();
});

test("[D-133] only a request's first transaction can be refused, and reads whose client has gone are dropped", () => {
  const request = (changes: boolean): FastifyRequest =>
    ({
      ...{ headers: { authorization: 'Bearer one' }, ip: '127.0.0.1' },
      ...{ routeOptions: { config: { changes } }, raw: { socket: { destroyed: true } } },
    }) as unknown as FastifyRequest;
  const read = request(false);
  expect(callerOf(read)).toMatchObject({ urgency: 'read', isBegun: false });
  const again = callerOf(read);
  const change = callerOf(request(true));
  expect(change.urgency).toBe('read');
  expect([again.isBegun, again.isGone(), change.isGone()]).toEqual([true, false, false]);
  expect(callerOf(request(false)).isGone()).toBe(true);
});

describe('[D-133] the sender that takes turns', () => {
  const { token } = issueToken(1);
  const requestOf = (authorization: string | undefined, ip: string) =>
    ({ headers: { authorization }, ip, routeOptions: { config: {} } }) as unknown as FastifyRequest;
  const fromOf = (authorization: string | undefined, ip = '10.0.0.1') =>
    callerOf(requestOf(authorization, ip)).from;

  test('is a known session, however its scheme is spelled and wherever it is, until it has ended', () => {
    const request = requestOf(`Bearer ${token}`, '10.0.0.1');
    const unknown = fromOf(`Bearer ${token}`);
    noteSession(request, true);
    const session = fromOf(`Bearer ${token}`);
    expect(session).not.toBe(unknown);
    expect([fromOf(`bEARER ${token}`), fromOf(`Bearer ${token}`, '10.0.0.2')]).toEqual([session, session]);
    expect(session).not.toContain(token);
    noteSession(request, false);
    expect(fromOf(`Bearer ${token}`)).toBe(unknown);
  });

  test.each([
    ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.2'],
    ['2001:db8:0:1::1', '2001:0DB8::1:ab:0:0:2', '2001:db8:0:2::1'],
    ['::1', '0:0:0:0:0:0:0:2', '0:0:0:1::1'],
    ['fe80::1%eth0', 'fe80::2', 'fe81::1'],
  ])('is otherwise a network: %s and %s are one, %s is another', (ip, same, other) => {
    const made = () => fromOf(`Bearer ${issueToken(1).token}`, ip);
    expect([made(), fromOf('one', ip), fromOf('Bearer one', same)]).toEqual([made(), made(), made()]);
    expect(fromOf('one', other)).not.toBe(made());
    expect(fromOf(undefined, ip)).toBe(fromOf(undefined, same));
    expect(fromOf(undefined, ip)).not.toBe(made());
  });

  test('is remembered for a limited number of sessions, so that memory does not fill', () => {
    const requests = Array.from({ length: 20_001 }, () => requestOf(`Bearer ${issueToken(1).token}`, '::1'));
    for (const request of requests) noteSession(request, true);
    const from = requests.map((request) => callerOf(request).from);
    expect([from[0]?.split(' ')[0], new Set(from).size]).toEqual(['unknown', 20_001]);
    for (const request of requests) noteSession(request, false);
  });
});
