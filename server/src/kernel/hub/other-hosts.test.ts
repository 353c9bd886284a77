import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { HANDSHAKE, startHubWorld } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';

type SignedIn = Awaited<ReturnType<HubWorld['signIn']>>;

/** All credentials for connecting are valid at the addresses of their own organisation only. */
describe("a token at another organisation's address", () => {
  let world: HubWorld;
  let acme: SignedIn;
  let globex: SignedIn;
  beforeAll(async () => {
    world = await startHubWorld();
    acme = await world.signIn();
    globex = await world.signIn();
  });
  afterEach(() => world.empty());
  afterAll(() => world.close());

  const hostOf = ({ tenant }: SignedIn): string => `${tenant.subdomain}.localhost:4180`;

  interface Call {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  function ask({ method = 'GET', path = '', headers = {}, body }: Call): ClientRequest {
    return request(`${world.url}${path}`, { method, headers }).end(body);
  }

  async function answerTo(call: Call): Promise<{ status: number; body: string }> {
    const [answer] = (await once(ask(call), 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  }

  async function statusOf(call: Call): Promise<number> {
    return (await answerTo(call)).status;
  }

  /** 101 when the socket is opened. */
  async function statusOfUpgrade(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const upgrade = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    };
    const call = ask({ path, headers: { ...upgrade, ...headers } });
    const [answer, socket] = (await Promise.race([once(call, 'upgrade'), once(call, 'response')])) as [
      IncomingMessage,
      { destroy(): void } | undefined,
    ];
    socket?.destroy();
    answer.resume();
    return answer.statusCode ?? 0;
  }

  async function negotiate(host: string, token = acme.token) {
    const { status, body } = await answerTo({
      ...{ method: 'POST', path: '/negotiate?negotiateVersion=1' },
      headers: { host, authorization: `Bearer ${token}` },
    });
    return { status, ...(JSON.parse(body) as { connectionToken: string; accessToken: string }) };
  }

  const CLAIMS: readonly (readonly [string, () => Readonly<Record<string, string>>])[] = [
    ['its Host header', () => ({ host: hostOf(globex) })],
    ['what a proxy forwards', () => ({ host: hostOf(acme), 'x-forwarded-host': hostOf(globex) })],
  ];

  test.each(CLAIMS)('negotiates nothing: %s', async (_what, headersOf) => {
    const authorization = `Bearer ${acme.token}`;
    const path = '/negotiate?negotiateVersion=1';
    expect(await statusOf({ method: 'POST', path, headers: { ...headersOf(), authorization } })).toBe(401);
    expect(world.hub.size).toBe(0);
    for (const host of [hostOf(acme), '127.0.0.1', 'cadence.example.com'])
      expect(await statusOf({ method: 'POST', path, headers: { host, authorization } })).toBe(200);
  });

  test.each(CLAIMS)('opens no socket without negotiation: %s', async (_what, headersOf) => {
    const authorization = `Bearer ${acme.token}`;
    expect(await statusOfUpgrade('', { ...headersOf(), authorization })).toBe(401);
    expect(await statusOfUpgrade('', { host: hostOf(acme), authorization })).toBe(101);
  });

  test.each(CLAIMS)('a ticket is no better, in the address or the header: %s', async (_what, headersOf) => {
    const { accessToken } = await negotiate(hostOf(acme));
    const authorization = `Bearer ${accessToken}`;
    const path = `?access_token=${accessToken}`;
    expect(await statusOfUpgrade(path, headersOf())).toBe(401);
    expect(await statusOfUpgrade('', { ...headersOf(), authorization })).toBe(401);
    expect(
      await statusOf({ method: 'POST', path: '/negotiate', headers: { ...headersOf(), authorization } }),
    ).toBe(401);
    expect(await statusOfUpgrade(path, { host: hostOf(acme) })).toBe(101);
  });

  test('a ticket from an address without an organisation opens nothing at that of another', async () => {
    const { accessToken } = await negotiate('127.0.0.1');
    expect(await statusOfUpgrade(`?access_token=${accessToken}`, { host: hostOf(globex) })).toBe(401);
  });

  test.each(CLAIMS)(
    'a negotiated connection is unknown there, over every transport: %s',
    async (_w, headersOf) => {
      const { connectionToken } = await negotiate(hostOf(acme));
      const path = `?id=${connectionToken}`;
      const elsewhere = { status: 404, body: 'No Connection with that ID' };
      expect(await statusOfUpgrade(path, headersOf())).toBe(404);
      expect(await answerTo({ path, headers: headersOf() })).toEqual(elsewhere);
      expect(await answerTo({ path, headers: { ...headersOf(), accept: 'text/event-stream' } })).toEqual(
        elsewhere,
      );
      const own = { host: hostOf(acme) };
      expect(await statusOf({ path, headers: own })).toBe(200);
      expect(await answerTo({ method: 'POST', path, headers: headersOf(), body: HANDSHAKE })).toEqual(
        elsewhere,
      );
      expect(await answerTo({ method: 'DELETE', path, headers: headersOf() })).toEqual(elsewhere);
      expect(await answerTo({ path, headers: headersOf() })).toEqual(elsewhere);
      expect(await statusOf({ method: 'POST', path, headers: own, body: HANDSHAKE })).toBe(200);
      expect(await statusOf({ method: 'DELETE', path, headers: own })).toBe(202);
    },
  );
});
