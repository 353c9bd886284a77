import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSiteProvider } from './site-provider.ts';

const TAKER = { publicKey: 'public/1', privateKey: 'private-1', name: 'Nguyễn Thị Hương' };
const RESULT = { Disc: 'SC', Per1: 12, Per2: 18, Per3: 38, Per4: 32 };

const LONG = JSON.stringify({ ...RESULT, More: 'x'.repeat(10_000) });

interface Asked {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('[UMAN-001] [UMAN-011] an assessment on a third party’s site', () => {
  const asked: Asked[] = [];
  let reply: RequestListener;
  let server: Server;
  let site: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
        reply(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/manual`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const provider = (timeoutMs?: number) => createSiteProvider({ site, key: 'key-1' }, timeoutMs);
  const answering =
    (body: string, status = 200, headers = {}): RequestListener =>
    (_request, response) => {
      response.writeHead(status, headers).end(body);
    };

  test('is on a page of the site, in the site’s own order', () => {
    expect(provider().addressOf(TAKER.publicKey)).toBe(`${site}/public%2F1`);
    expect(provider().newLayout()).toBeNull();
    expect(provider().name).toBe(new URL(site).host);
  });

  test('[UMAN-015] is registered with both keys and the name, which are sent only to the site', async () => {
    reply = answering('', 201);
    await provider().begin(TAKER);
    expect(asked).toMatchObject([
      {
        line: 'POST /manual/register',
        headers: { authorization: 'Bearer key-1', 'content-type': 'application/json' },
      },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      PublicKey: 'public/1',
      PrivateKey: 'private-1',
      UserName: 'Nguyễn Thị Hương',
    });
  });

  test('[UMAN-017] is complete once the site has a result', async () => {
    reply = answering(JSON.stringify({ ...RESULT, More: 'not read' }));
    expect(await provider().evaluate(TAKER, [])).toEqual({
      disc: 'SC',
      percentages: { D: 12, I: 18, S: 38, C: 32 },
      remarks: [],
    });
    expect(asked).toMatchObject([
      {
        line: 'GET /manual/report/public%2F1',
        headers: { authorization: 'Bearer key-1', 'x-private-key': 'private-1' },
      },
    ]);
  });

  test('accepts a trait above half, which the built-in assessment never gives', async () => {
    reply = answering(JSON.stringify({ Disc: 'D', Per1: 100, Per2: 0, Per3: 0, Per4: 0 }));
    expect(await provider().evaluate(TAKER, [])).toMatchObject({ percentages: { D: 100, C: 0 } });
  });

  test.each([204, 404])('is unfinished if the site answers %i', async (status) => {
    reply = answering('', status);
    expect(await provider().evaluate(TAKER, [])).toBeNull();
  });

  test.each([
    ['', 500, 'The site answered 500.'],
    ['{}', 401, 'The site answered 401.'],
    [JSON.stringify(RESULT), 202, 'The site answered 202.'],
    ['<html>', 200, 'The site answered something else than JSON.'],
    ['null', 200, 'The answer of the site is no result.'],
    [JSON.stringify({ ...RESULT, Disc: 'DS' }), 200, 'The answer of the site is no result.'],
    [JSON.stringify({ ...RESULT, Per1: '12' }), 200, 'The answer of the site is no result.'],
    [JSON.stringify({ ...RESULT, Per1: 12.5 }), 200, 'The answer of the site is no result.'],
    [JSON.stringify({ ...RESULT, Per1: -12, Per2: 42 }), 200, 'The answer of the site is no result.'],
    [JSON.stringify({ ...RESULT, Per1: 13 }), 200, 'The percentages of the site add up to 101.'],
    [LONG, 200, 'The site answered more than was asked for.'],
  ])('an answer that is not a result is refused (%#)', async (body, status, sentence) => {
    reply = answering(body, status);
    await expect(provider().evaluate(TAKER, [])).rejects.toThrow(sentence);
  });

  test('a registration that the site refuses throws', async () => {
    reply = answering('', 503);
    await expect(provider().begin(TAKER)).rejects.toThrow('The site answered 503.');
  });

  test('keys are not sent on to a redirect', async () => {
    reply = answering('', 307, { location: `${site}/elsewhere` });
    await expect(provider().begin(TAKER)).rejects.toThrow('fetch failed');
    await expect(provider().evaluate(TAKER, [])).rejects.toThrow('fetch failed');
    expect(asked.map(({ line }) => line)).toEqual(['POST /manual/register', 'GET /manual/report/public%2F1']);
  });

  test('an answer that never comes or never ends times out', async () => {
    const late = { name: 'TimeoutError' };
    reply = () => undefined;
    await expect(provider(20).begin(TAKER)).rejects.toMatchObject(late);
    await expect(provider(20).evaluate(TAKER, [])).rejects.toMatchObject(late);
    reply = (_request, response) => {
      response.writeHead(200).write('{');
    };
    await expect(provider(200).evaluate(TAKER, [])).rejects.toMatchObject(late);
  });

  test('an unreachable site is an error', async () => {
    const away = createSiteProvider({ site: 'http://127.0.0.1:1', key: 'key-1' });
    await expect(away.begin(TAKER)).rejects.toThrow('fetch failed');
  });
});
