import { HUB_SINCE } from '@cadence/shared-contract';
import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { AddressInfo } from 'node:net';
import { userGroup } from '../outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import type { TcpProxy } from '../../testing/tcp-proxy.ts';
import { until } from '../../testing/until.ts';

/** More than the hub's tolerance. */
const CLOCKS_DIFFER = 1_000;

interface Connecting {
  readonly skipNegotiation?: boolean;
  readonly query?: string;
  readonly onNotification?: (event: unknown) => void;
}

/**
 * Runs where TEST_DATABASE_URL and TEST_REDIS_URL are both set: two applications on one database, as two processes
 * would be, the second with a connection to Redis that can be cut, and a proxy before both that alternates between
 * them.
 */
describe('two processes on one PostgreSQL and one Redis', () => {
  let one: TestApp;
  let two: TestApp;
  let redisProxy: TcpProxy;
  let balancer: TcpProxy;
  const clients: HubConnection[] = [];

  beforeAll(async () => {
    const redis = new URL(process.env['TEST_REDIS_URL'] ?? '');
    redisProxy = await startTcpProxy([{ host: redis.hostname, port: Number(redis.port || 6379) }]);
    const cuttable = new URL(redis);
    cuttable.host = `127.0.0.1:${redisProxy.port}`;
    one = await startTestApp({ REDIS_URL: redis.href });
    two = await startTestApp({ REDIS_URL: cuttable.href }, one.app.db);
    for (const { app } of [one, two]) await app.http.listen({ host: '127.0.0.1', port: 0 });
    balancer = await startTcpProxy([one, two].map((t) => ({ host: '127.0.0.1', port: portOf(t) })));
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.stop()));
  });
  afterAll(async () => {
    await balancer.close();
    await two.close();
    await one.close();
    await redisProxy.close();
  });

  function portOf({ app }: TestApp): number {
    return (app.http.server.address() as AddressInfo).port;
  }

  async function connect(
    port: number,
    token: string,
    { skipNegotiation = false, query = '', onNotification = () => undefined }: Connecting = {},
  ): Promise<HubConnection> {
    const client = new HubConnectionBuilder()
      .withUrl(`http://127.0.0.1:${port}/hubs/message${query}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
        skipNegotiation,
      })
      .configureLogging(LogLevel.None)
      .build();
    clients.push(client);
    client.on('NotificationUpdate', onNotification);
    await client.start();
    return client;
  }

  async function signIn() {
    const tenant = await makeTenant(one.app.db);
    const person = await makePerson(one.app.db, tenant.id);
    return { tenant, person, token: (await one.login(person, tenant)).Token };
  }

  /** Every payload that a client receives, and a way to wait for the next matching one. */
  function listen(client: HubConnection) {
    const heard: (number | null)[] = [];
    const waiting = new Map<number, () => void>();
    client.on('NotificationUpdate', ({ id }: { id: number }) => {
      heard.push(id);
      waiting.get(id)?.();
    });
    const hears = (id: number): Promise<void> => new Promise((resolve) => waiting.set(id, resolve));
    return { heard, hears };
  }

  /** Something happens to a person on the first process: its outbox delivers the event. */
  function happen(tenantId: number, personId: number, id: number): Promise<unknown> {
    const payload = { group: userGroup(personId), method: 'NotificationUpdate', args: [{ id }] };
    const now = one.clock.now();
    return one.app.db.transaction({ role: 'app', tenantId }, (db) =>
      db
        .insertInto('outbox')
        .values({
          ...{ tenant_id: tenantId, kind: 'live', payload: JSON.stringify(payload) },
          ...{ created_at: now, due_at: now },
        })
        .execute(),
    );
  }

  test('an event of one process reaches the clients of both, once', async () => {
    const { tenant, person, token } = await signIn();
    const first = listen(await connect(portOf(one), token));
    const second = listen(await connect(portOf(two), token));
    const both = Promise.all([first.hears(1), second.hears(1)]);
    await happen(tenant.id, person.id, 1);
    await one.app.kernel.outbox.settle();
    await both;
    expect([first.heard, second.heard]).toEqual([[1], [1]]);
  });

  test('behind a proxy that alternates between them, a ticket of one opens a socket to the other', async () => {
    const { tenant, person, token } = await signIn();
    const negotiate = async () => {
      // A new connection for each request, as another browser would have.
      const headers = { authorization: `Bearer ${token}`, connection: 'close' };
      const url = `http://127.0.0.1:${balancer.port}/hubs/message/negotiate?negotiateVersion=1`;
      const answer = await fetch(url, { method: 'POST', headers });
      return ((await answer.json()) as { accessToken: string }).accessToken;
    };
    const listeners = [];
    for (let round = 0; round < 4; round += 1)
      listeners.push(listen(await connect(balancer.port, await negotiate(), { skipNegotiation: true })));
    const sizes = [one, two].map(({ app }) => app.kernel.hub.size);
    expect(sizes.every((size) => size > 0)).toBe(true);
    const all = Promise.all(listeners.map(({ hears }) => hears(2)));
    await happen(tenant.id, person.id, 2);
    await one.app.kernel.outbox.settle();
    await all;
  });

  test('a sign-out at one process invalidates the token and closes the hub connection at the other', async () => {
    const { token } = await signIn();
    const client = await connect(portOf(two), token);
    const closed = new Promise((resolve) => client.onclose(resolve));
    await one.call('auth.signOut', {}, { token });
    await closed;
    expect((await two.call('notifications.list', { params: { page: 1 } }, { token })).status).toBe(401);
  });

  test('a process that was cut off from Redis sends its clients what they missed, and nothing twice', async () => {
    const { tenant, person, token } = await signIn();
    const first = listen(await connect(portOf(one), token));
    const second = listen(await connect(portOf(two), token));
    const before = Promise.all([first.hears(1), second.hears(1)]);
    await happen(tenant.id, person.id, 1);
    await one.app.kernel.outbox.settle();
    await before;

    redisProxy.cut();
    const atFirst = Promise.all([first.hears(2), first.hears(3)]);
    await happen(tenant.id, person.id, 2);
    await happen(tenant.id, person.id, 3);
    await one.app.kernel.outbox.settle();
    await atFirst;
    expect(second.heard).toEqual([1]);
    // The first still has its Redis; both answers together show that the check is really made.
    expect((await one.app.http.inject('/health/ready')).json()).toEqual({ status: 'ok' });
    const ready = await two.app.http.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'degraded', missing: ['the message broker'] },
    ]);

    const missed = Promise.all([second.hears(2), second.hears(3)]);
    redisProxy.mend();
    await missed;
    const after = Promise.all([first.hears(4), second.hears(4)]);
    await happen(tenant.id, person.id, 4);
    await one.app.kernel.outbox.settle();
    await after;
    expect([first.heard, second.heard]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  test('a page that leaves a cut-off process gets from the other what it missed there', async () => {
    const { tenant, person, token } = await signIn();
    redisProxy.cut();
    // While it may be missing something, it vouches for nothing; an answer in transit has arrived by then.
    await until(() => Date.now() - two.app.kernel.hub.wholeUntil > 2 * CLOCKS_DIFFER);
    const vouched = two.app.kernel.hub.wholeUntil;
    await happen(tenant.id, person.id, 7);
    await one.app.kernel.outbox.settle();
    const since = two.app.kernel.hub.wholeUntil;
    expect(since).toBe(vouched);
    const told = Promise.withResolvers<unknown>();
    await connect(portOf(one), token, { query: `?${HUB_SINCE}=${since}`, onNotification: told.resolve });
    expect(await told.promise).toEqual({ id: 7 });
    redisProxy.mend();
    await until(() => two.app.kernel.hub.wholeUntil > vouched);
  });

  test('a process without Redis notifies its own clients at once, and later only the others', async () => {
    const { tenant, person, token } = await signIn();
    const second = listen(await connect(portOf(two), token));
    redisProxy.cut();
    const own = second.hears(5);
    await happen(tenant.id, person.id, 5);
    await two.app.kernel.outbox.settle();
    await own;
    for (const { clock } of [one, two]) clock.advance(2_000);
    await two.app.kernel.outbox.settle();
    // Joined again: an event at the moment of joining may be delivered twice.
    const cut = two.app.kernel.hub.wholeUntil;
    redisProxy.mend();
    await until(() => two.app.kernel.hub.wholeUntil > cut);
    const next = second.hears(6);
    for (const { clock } of [one, two]) clock.advance(2_000);
    await happen(tenant.id, person.id, 6);
    await one.app.kernel.outbox.settle();
    await next;
    expect(second.heard).toEqual([5, 6]);
  });
});
