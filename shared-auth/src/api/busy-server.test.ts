import { on, setupApiServer } from '../testing/index.ts';
import { createApiClient } from './api-client.ts';
import { errorSentence } from './api-error.ts';
import { http, HttpResponse } from 'msw';

const server = setupApiServer();

const createClient = () => createApiClient({ readToken: () => 'token', onSessionRefused: () => undefined });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('[D-133] a busy server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const refusal = () =>
    HttpResponse.json(
      { code: 'busy', detail: 'Cadence is busy right now.' },
      { status: 503, headers: { 'retry-after': '4' } },
    );

  /** Lets time pass until the call has ended. */
  async function inTime<T>(call: Promise<T>): Promise<T> {
    let isOver = false;
    const ended = call.finally(() => (isOver = true));
    while (!isOver) await jest.advanceTimersByTimeAsync(100);
    return ended;
  }

  test('is retried for a change, with the same key, and nobody is notified', async () => {
    const api = createClient();
    const keys: (string | null)[] = [];
    const at: number[] = [];
    server.use(
      http.post('*/api/Goal', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        at.push(performance.now());
        return keys.length < 3 ? refusal() : HttpResponse.json({ Goal: null });
      }),
    );
    const saved = api.call('goals.create', { body: { Title: 'A', Measurement: 'B', PeriodId: 1 } });
    expect(await inTime(saved)).toEqual({ Goal: null });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const [first = 0, second = 0] = at;
    expect(second - first).toBeGreaterThanOrEqual(4_000);
  });

  test('is said to be busy once a change has waited for a minute; its key stays for the next try', async () => {
    const api = createClient();
    const keys: (string | null)[] = [];
    server.use(
      http.get('*/api/Goal/delete/4', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return refusal();
      }),
    );
    const send = () => inTime(failureOf(api.call('goals.delete', { params: { id: 4 } })).then(errorSentence));
    expect(await send()).toBe('Cadence is busy right now.');
    await send();
    expect(new Set(keys).size).toBe(1);
  });

  test('learns which reads can wait: reads whose answer is shown, unless the page has just changed something', async () => {
    const api = createClient();
    const priorities: (string | null)[] = [];
    server.use(
      on('goals.periods', ({ headers }) => {
        priorities.push(headers.get('priority'));
        return { data: [] };
      }),
      on('goals.follow', () => ({ IsFollowed: true })),
    );
    const read = (canWait?: boolean) => api.call('goals.periods', { canWait });
    await read();
    await read(true);
    await api.call('goals.follow', { params: { id: 1 } });
    await read(true);
    jest.advanceTimersByTime(5_001);
    await read(true);
    expect(priorities).toEqual([null, 'u=6', null, 'u=6']);
  });

  test('is not asked again by a page that has stopped waiting', async () => {
    const api = createClient();
    let attempts = 0;
    server.use(
      http.get('*/api/Goal/periods', () => {
        attempts += 1;
        return refusal();
      }),
    );
    const abort = new AbortController();
    const failed = failureOf(api.call('goals.periods', { signal: abort.signal }));
    while (attempts === 0) await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(1_000);
    abort.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts).toBe(1);
  });
});
