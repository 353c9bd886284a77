import { ApiProblem, on, onOffline, onPending, setupApiServer } from '../testing/index.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { ApiError, errorSentence, fieldErrors, OfflineError } from './api-error.ts';
import { http, HttpResponse } from 'msw';

const server = setupApiServer();

interface TestClient {
  readonly api: ApiClient;
  token: string | null;
  refusals: number;
}

function createClient(): TestClient {
  const test: { -readonly [K in keyof TestClient]: TestClient[K] } = {
    token: 'first',
    refusals: 0,
    api: createApiClient({
      readToken: () => test.token,
      onSessionRefused: () => {
        test.refusals += 1;
      },
    }),
  };
  return test;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );
}

test('a call carries the bearer token, its parameters and its body', async () => {
  const { api } = createClient();
  const seen: unknown[] = [];
  server.use(
    on('goals.commentUpdate', ({ body, headers }) => {
      seen.push(body, headers.get('authorization'));
      return { Id: 1 } as never;
    }),
    on('goals.follow', ({ params }) => {
      seen.push(params);
      return { IsFollowed: true };
    }),
  );
  await api.call('goals.commentUpdate', { body: { CommentId: 4, Comment: 'Done' } });
  const answer = await api.call('goals.follow', { params: { id: 12 } });
  expect(answer).toEqual({ IsFollowed: true });
  expect(seen).toEqual([{ CommentId: 4, Comment: 'Done' }, 'Bearer first', { id: 12 }]);
});

test('a public operation is called without the token', async () => {
  const { api } = createClient();
  let authorization: string | null = 'unset';
  server.use(
    on('auth.tenant', ({ headers, params }) => {
      authorization = headers.get('authorization');
      return { Name: params.subdomain, Subdomain: params.subdomain, Logo: null, PrimaryColor: 'E3AB24' };
    }),
  );
  const { Name } = await api.call('auth.tenant', { params: { subdomain: 'a/b' } });
  expect(Name).toBe('a/b');
  expect(authorization).toBeNull();
});

test('an idempotency key goes along', async () => {
  const { api } = createClient();
  let key: string | null = null;
  server.use(
    on('goals.create', ({ headers }) => {
      key = headers.get('idempotency-key');
      throw new ApiProblem('conflict', 'Somebody was faster.');
    }),
  );
  const body = { Title: 'A', Measurement: 'B', PeriodId: 1 };
  await failureOf(api.call('goals.create', { body, idempotencyKey: 'once' }));
  expect(key).toBe('once');
});

test('a refusal is an ApiError with the sentence, the fields and the request', async () => {
  const { api } = createClient();
  const errors = [{ path: 'Title', message: 'The title is too long.' }];
  server.use(
    on('goals.create', () => {
      throw new ApiProblem('invalid', 'Please correct the goal.', errors);
    }),
  );
  const error = await failureOf(
    api.call('goals.create', { body: { Title: '', Measurement: '', PeriodId: 1 } }),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'invalid', requestId: 'test-request', errors });
  expect(errorSentence(error)).toBe('Please correct the goal.');
  expect(fieldErrors(error)).toEqual({ Title: 'The title is too long.' });
});

test("an answer that is no problem document, a proxy's page, still gives a sentence", async () => {
  const { api } = createClient();
  server.use(http.get('*/api/Goal/periods', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  const error = await failureOf(api.call('goals.periods'));
  expect(error).toMatchObject({ status: 502, code: 'unavailable' });
  expect(errorSentence(error)).toBe('Something went wrong!!');
});

test.each([
  ['unauthenticated', 401],
  ['denied', 403],
] as const)('[API-003] a %s answer to a call of the session ends it', async (code, status) => {
  const client = createClient();
  server.use(http.get('*/api/Goal/periods', () => HttpResponse.json({ code, detail: 'No.' }, { status })));
  const error = await failureOf(client.api.call('goals.periods'));
  expect(error).toMatchObject({ status });
  expect(client.refusals).toBe(1);
});

test('without a session nothing is sent that needs one', async () => {
  const client = createClient();
  client.token = null;
  const error = await failureOf(client.api.call('goals.periods'));
  expect(error).toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('a refused public call says nothing about the session', async () => {
  const client = createClient();
  server.use(http.post('*/api/Auth/Login', () => HttpResponse.json({}, { status: 401 })));
  await failureOf(client.api.call('auth.login', { body: { userName: 'a', password: 'b' } }));
  expect(client.refusals).toBe(0);
});

test('a read that another tab overtook by rotating the token is repeated with the new one', async () => {
  const client = createClient();
  server.use(
    on('goals.periods', ({ headers }) => {
      if (headers.get('authorization') === 'Bearer second') return { data: [] };
      client.token = 'second';
      throw new ApiProblem('unauthenticated', 'The session is over.');
    }),
  );
  await expect(client.api.call('goals.periods')).resolves.toEqual({ data: [] });
  expect(client.refusals).toBe(0);
});

test('a change that was overtaken by another sign-in is not made in its name', async () => {
  const client = createClient();
  const seen: (string | null)[] = [];
  server.use(
    on('auth.signOut', ({ headers }) => {
      seen.push(headers.get('authorization'));
      client.token = 'somebody else';
      throw new ApiProblem('unauthenticated', 'The session is over.');
    }),
  );
  await failureOf(client.api.call('auth.signOut'));
  expect(seen).toEqual(['Bearer first']);
  expect(client.refusals).toBe(0);
});

test('a read that never reached the server is tried once more', async () => {
  const { api } = createClient();
  let attempts = 0;
  server.use(
    http.get('*/api/Goal/periods', () => {
      attempts += 1;
      return attempts === 1 ? HttpResponse.error() : HttpResponse.json({ data: [] });
    }),
  );
  await expect(api.call('goals.periods')).resolves.toEqual({ data: [] });
  expect(attempts).toBe(2);
});

test.each(['goals.follow', 'goals.commentDelete'] as const)('a change is never repeated: %s', async (id) => {
  const { api } = createClient();
  let attempts = 0;
  server.use(
    http.all('*/api/Goal/*', () => {
      attempts += 1;
      return HttpResponse.error();
    }),
  );
  const error = await failureOf(api.call(id, { params: { id: 1 } }));
  expect(error).toBeInstanceOf(OfflineError);
  expect(attempts).toBe(1);
});

test('a network that stays away is an OfflineError with a sentence', async () => {
  const { api } = createClient();
  server.use(onOffline('goals.periods'));
  const error = await failureOf(api.call('goals.periods'));
  expect(error).toMatchObject({ reason: 'unreachable' });
  expect(errorSentence(error)).toBe('The server could not be reached. Please try again.');
});

describe('the longest time to wait for an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function outcomeAfter(call: Promise<unknown>, milliseconds: number): Promise<unknown> {
    const outcome = jest.fn();
    call.then(outcome, outcome);
    await jest.advanceTimersByTimeAsync(milliseconds);
    return outcome.mock.calls[0]?.[0] ?? 'none';
  }

  test('is 20 s', async () => {
    server.use(onPending('goals.periods'));
    const { api } = createClient();
    expect(await outcomeAfter(api.call('goals.periods'), 19_999)).toBe('none');
    expect(await outcomeAfter(api.call('goals.periods'), 20_000)).toMatchObject({ reason: 'timeout' });
  });

  test('[D-118] is ten minutes for an import, which shows its progress', async () => {
    server.use(onPending('people.import'));
    const { api } = createClient();
    const send = () =>
      api.call('people.import', { body: { FileName: 'people.csv', Content: new File([], 'people.csv') } });
    expect(await outcomeAfter(send(), 599_999)).toBe('none');
    expect(await outcomeAfter(send(), 600_000)).toMatchObject({ reason: 'unconfirmed' });
  });
});

test('an aborted call rejects with AbortError', async () => {
  const { api } = createClient();
  server.use(on('goals.periods', () => ({ data: [] })));
  const abort = new AbortController();
  abort.abort();
  const error = await failureOf(api.call('goals.periods', { signal: abort.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
});
