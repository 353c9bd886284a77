import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { listenOn } from '../../testing/hub-world.ts';
import { ROUTES } from '@cadence/shared-contract';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { createHttpServer, defineSlice, operationsOf } from './index.ts';

const LOGIN = '/api/Auth/Login';

describe('the HTTP layer', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    const tenant = await makeTenant(t.app.db);
    token = (await t.login(await makePerson(t.app.db, tenant.id), tenant)).Token;
  });
  afterAll(() => t.close());

  async function post(url: string, payload: string, type = 'application/json') {
    const response = await t.app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
    });
    return { response, problem: JSON.parse(response.body) as Record<string, unknown> };
  }

  test.each([
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/Notification/1', 401],
    ['DELETE', '/api/Auth/Login', 404],
    ['POST', LOGIN, 400],
  ] as const)('[S10] no cache keeps a refusal: %s %s, %d', async (method, url, status) => {
    const { statusCode, headers } = await t.app.http.inject({ method, url });
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('broken JSON is 400 with a sentence', async () => {
    const { response, problem } = await post(LOGIN, '{"userName":');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'The request cannot be read',
      status: 400,
      detail: 'The request is not readable JSON.',
      code: 'bad_request',
    });
  });

  test('a body of 10 MB is 413', async () => {
    const { problem } = await post(LOGIN, JSON.stringify({ userName: 'x'.repeat(10_000_000) }));
    expect(problem).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      detail: expect.stringMatching(/\.$/) as string,
    });
  });

  test('a body that is not JSON is 415', async () => {
    expect((await post(LOGIN, '<a/>', 'text/xml')).problem).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  test('prototype keys are refused', async () => {
    const body = '{"userName":"a","password":"b","__proto__":{"isAdmin":true}}';
    expect((await post(LOGIN, body)).problem).toMatchObject({ status: 400 });
  });

  test('the NUL character is refused everywhere', async () => {
    const { problem } = await post(LOGIN, '{"userName":"a\\u0000","password":"b"}');
    expect(problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await t.app.http.inject('/api/Auth/tenant/a%00')).statusCode).toBe(400);
    const backslash = await post(LOGIN, '{"userName":"a\\\\u0000","password":"b"}');
    expect(backslash.problem).toMatchObject({ code: 'login_failed' });
  });

  test('[API-005] unknown fields, wrong types and over-long text name their field, each with a sentence', async () => {
    const body = { userName: 'x'.repeat(300), password: 1, Role: 'ceo' };
    const { problem } = await post(LOGIN, JSON.stringify(body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid' });
    expect(problem['errors']).toEqual(
      expect.arrayContaining([
        { path: 'Role', message: 'The request holds a field that is not known here.' },
        { path: 'password', message: 'Password must be text.' },
        { path: 'userName', message: 'Email must have at most 255 characters.' },
      ]),
    );
  });

  test('a number as text is converted in the path and refused in a body', async () => {
    const page = await t.call('notifications.list', { params: { page: 1 } }, { token });
    expect(page.status).toBe(200);
    const { problem } = await post(LOGIN, '{"userName":"a","password":"b","domain":5}');
    expect(problem['errors']).toEqual([{ path: 'domain', message: 'Company address must be text.' }]);
  });

  test.each(['abc', '0', '-1', '1.5', '1e9', '99999999999999999999', '%00'])(
    'the page %s is refused',
    async (page) => {
      const response = await t.app.http.inject({
        url: `/api/notification/${page}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.statusCode).toBe(400);
    },
  );

  test.each([
    '/api/predication/searchgoals/%ff',
    '/api/predication/searchgoals/%zz',
    '/api/Goal/usergoals/1/1/1/0?search=%ff',
    '/api/Goal/usergoals/1/1/1/0?search=100%',
  ])('[D-126] an address that is not UTF-8 is refused as such: %s', async (url) => {
    const response = await t.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({
      code: 'bad_request',
      detail: 'The address cannot be read.',
    });
  });

  test('an unknown address is 404 with a sentence', async () => {
    for (const url of ['/api/nothing', '/api', '/api/goal/1/2/3']) {
      const response = await t.app.http.inject(url);
      expect(response.statusCode).toBe(404);
      expect(JSON.parse(response.body)).toMatchObject({
        code: 'not_found',
        detail: 'There is nothing at this address.',
      });
    }
  });

  test('[API-001] paths ignore case', async () => {
    for (const url of ['/api/NOTIFICATION/1', '/API/notification/1', '/api/notification/1/']) {
      const response = await t.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(response.statusCode).toBe(200);
    }
  });

  test('every signed-in operation requires a session before it looks at anything else', async () => {
    for (const [id, spec] of Object.entries(ROUTES)) {
      if (spec.access === 'public' || !isRegistered(id)) continue;
      const url = `/api${spec.path.replace(/:\w+/g, 'nonsense')}`;
      for (const authorization of [undefined, 'Bearer nonsense', `Basic ${token}`]) {
        const headers = authorization ? { authorization } : {};
        const response = await t.app.http.inject({ method: spec.method, url, headers });
        expect([id, response.statusCode]).toEqual([id, 401]);
      }
    }
  });

  function isRegistered(id: string): boolean {
    return ['auth', 'notifications'].includes(id.split('.')[0] ?? '');
  }

  test('a changing GET refuses followed links and prefetches, and is available as POST as well', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const url = '/api/Auth/relogin';
    const followed = await t.app.http.inject({ url, headers: { ...headers, 'sec-fetch-mode': 'navigate' } });
    const prefetched = await t.app.http.inject({ url, headers: { ...headers, 'sec-purpose': 'prefetch' } });
    expect([followed.statusCode, prefetched.statusCode]).toEqual([400, 400]);
    const posted = await t.app.http.inject({ method: 'POST', url, headers });
    expect(posted.statusCode).toBe(200);
    expect(posted.headers['cache-control']).toBe('no-store');
  });

  const changingGets = Object.values(ROUTES).filter((route) => route.method === 'GET' && 'mutates' in route);
  test.each(changingGets)(
    '[D-4] $path does not answer HEAD, which would change something',
    async ({ path }) => {
      expect(t.app.http.hasRoute({ method: 'GET', url: `/api${path}` })).toBe(true);
      expect(t.app.http.hasRoute({ method: 'HEAD', url: `/api${path}` })).toBe(false);
      const headers = { authorization: `Bearer ${token}` };
      const url = `/api${path.replace(/:\w+/g, '1')}`;
      expect((await t.app.http.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
    },
  );

  test('[S10] a socket cannot be held by sending a request forever', () => {
    const { requestTimeout, headersTimeout } = t.app.http.server;
    expect([requestTimeout, headersTimeout]).toEqual([300_000, 60_000]);
  });

  test('a defect hides its cause and names the request', async () => {
    const server = createHttpServer(pino({ level: 'silent' }));
    server.get('/defect', () => {
      throw new Error('secret of the database');
    });
    const response = await server.inject('/defect');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(response.json()).toMatchObject({ code: 'internal', requestId: response.headers['x-request-id'] });
    await server.close();
  });

  test('[D-108] an upgrade is ignored when the decision about it fails', async () => {
    const server = createHttpServer(pino({ level: 'silent' }), {
      isUpgrade: () => {
        throw new Error('cannot read this');
      },
    });
    server.get('/page', async () => 'here');
    const origin = await listenOn(server);
    const asked = request(`${origin}/page`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'here']);
    await server.close();
  });

  test('health answers, and the OpenAPI document lists the operations', async () => {
    expect((await t.app.http.inject('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await t.app.http.inject('/health/ready')).json()).toEqual({ status: 'ok' });
    const document = (await t.app.http.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    expect(document.paths).toHaveProperty(['/api/Auth/Login']);
  });

  test('in production the API documentation is served only when switched on', async () => {
    const other = await startTestApp({ NODE_ENV: 'production' }, t.app.db);
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])
      expect((await other.app.http.inject(url)).statusCode).toBe(404);
    await other.close();
  });
});

describe('declaring a slice', () => {
  test('an operation without a handler, and a handler without an operation, fail at start-up', () => {
    expect(() => defineSlice('auth', {} as never)).toThrow("Operation 'auth.login' has no handler.");
    const handlers = Object.fromEntries(operationsOf('auth').map((id) => [id, async () => ({})]));
    expect(() => defineSlice('auth', { ...handlers, 'auth.fly': async () => ({}) } as never)).toThrow(
      "'auth.fly' is no operation",
    );
    expect(() => defineSlice('nothing', {} as never)).toThrow('no operation');
  });
});
