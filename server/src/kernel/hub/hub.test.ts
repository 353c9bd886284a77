import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { tenantGroup, userGroup } from '../outbox/index.ts';

const TRANSPORTS = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const;

describe('the hub, spoken to by the official client', () => {
  let t: TestApp;
  let url: string;
  const clients: HubConnection[] = [];

  beforeAll(async () => {
    t = await startTestApp();
    await t.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.http.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/hubs/message`;
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.stop()));
  });

  async function signIn() {
    const tenant = await makeTenant(t.app.db);
    const person = await makePerson(t.app.db, tenant.id);
    const { Token } = await t.login(person, tenant);
    return { tenant, person, token: Token };
  }

  function connect(token: string, options: IHttpConnectionOptions): HubConnection {
    const client = new HubConnectionBuilder()
      .withUrl(url, { accessTokenFactory: () => token, ...options })
      .configureLogging(LogLevel.None)
      .build();
    clients.push(client);
    return client;
  }

  function next(client: HubConnection, method: string): Promise<unknown> {
    return new Promise((resolve) => client.on(method, resolve));
  }

  function closed(client: HubConnection): Promise<unknown> {
    return new Promise((resolve) => client.onclose(resolve));
  }

  describe.each(TRANSPORTS)('over %s', (_name, transport) => {
    test('[LIVE-001] a client joins its tenant and user groups and hears both', async () => {
      const { tenant, person, token } = await signIn();
      const client = connect(token, { transport });
      await client.start();
      const forUser = next(client, 'NotificationUpdate');
      const forTenant = next(client, 'TenantUpdate');
      await t.app.kernel.hub.publish(userGroup(person.id), 'NotificationUpdate', [{ id: 5 }]);
      await t.app.kernel.hub.publish(tenantGroup(tenant.id), 'TenantUpdate', [
        { type: 'goal_update', id: 1, actorId: 2 },
      ]);
      expect(await forUser).toEqual({ id: 5 });
      expect(await forTenant).toEqual({ type: 'goal_update', id: 1, actorId: 2 });
    });

    test('a sign-out ends the connections of that sign-in and no others', async () => {
      const { tenant, person, token } = await signIn();
      const other = connect((await t.login(person, tenant)).Token, { transport });
      const client = connect(token, { transport });
      await Promise.all([client.start(), other.start()]);
      const end = closed(client);
      await t.call('auth.signOut', {}, { token });
      await end;
      expect(other.state).toBe(HubConnectionState.Connected);
    });

    test('an unknown method is answered with an error', async () => {
      const client = connect((await signIn()).token, { transport });
      await client.start();
      await expect(client.invoke('Shout', 'hello')).rejects.toThrow("Unknown hub method 'Shout'");
    });

    test('stopping the client frees the connection', async () => {
      const client = connect((await signIn()).token, { transport });
      await client.start();
      const before = t.app.kernel.hub.size;
      await client.stop();
      while (t.app.kernel.hub.size >= before) await new Promise(setImmediate);
      expect(t.app.kernel.hub.size).toBe(before - 1);
    });
  });

  test('a stateful client, which speaks protocol version 2, connects', async () => {
    const { person, token } = await signIn();
    const client = new HubConnectionBuilder()
      .withUrl(url, { accessTokenFactory: () => token })
      .withStatefulReconnect()
      .configureLogging(LogLevel.None)
      .build();
    clients.push(client);
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    await t.app.kernel.hub.publish(userGroup(person.id), 'NotificationUpdate', [{ id: 1 }]);
    expect(await heard).toEqual({ id: 1 });
  });

  async function takeTicket(token: string): Promise<string> {
    const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return accessToken;
  }

  test('a ticket opens a WebSocket without negotiation, on any process', async () => {
    const { person, token } = await signIn();
    const ticket = await takeTicket(token);
    expect(ticket).not.toContain(token);
    const client = connect(ticket, { transport: HttpTransportType.WebSockets, skipNegotiation: true });
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    await t.app.kernel.hub.publish(userGroup(person.id), 'NotificationUpdate', [{ id: 1 }]);
    expect(await heard).toEqual({ id: 1 });
  });

  async function refusal(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    return response.statusCode;
  }

  test('who may not connect is told by status', async () => {
    const { token } = await signIn();
    const bearer = { authorization: `Bearer ${token}` };
    expect(await refusal('')).toBe(401);
    expect(await refusal(`?access_token=${token}`)).toBe(401);
    expect(await refusal('?id=nobody')).toBe(404);
    expect(await refusal('', { ...bearer, origin: 'https://evil.example' })).toBe(400);
    const answer = await fetch(`${url}/negotiate`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });

  /** What a page sees of a socket that is not wanted: it opens, hears nothing and is closed. */
  async function closing(ticket: string): Promise<{ code: number; heard: number }> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}?access_token=${ticket}`);
    let heard = 0;
    socket.on('message', () => (heard += 1));
    socket.on('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
    const [code] = (await once(socket, 'close')) as [number];
    return { code, heard };
  }

  test('a sign-out between the ticket and the socket closes the socket, which is no refused upgrade', async () => {
    const { token } = await signIn();
    const ticket = await takeTicket(token);
    await t.call('auth.signOut', {}, { token });
    expect(await closing(ticket)).toEqual({ code: 1000, heard: 0 });
  });

  test('a ticket is good for a minute; a socket that comes later is closed, a forged one refused', async () => {
    const { token } = await signIn();
    const ticket = await takeTicket(token);
    t.clock.advance(60_000);
    expect(await closing(ticket)).toEqual({ code: 1000, heard: 0 });
    const forged = `${ticket.slice(0, -4)}AAAA`;
    expect(await refusal(`?access_token=${forged}`)).toBe(401);
  });

  test('a sign-out while the socket is being admitted closes it', async () => {
    const { token } = await signIn();
    const ticket = await takeTicket(token);
    const end = closing(ticket);
    await t.call('auth.signOut', {}, { token });
    expect(await end).toMatchObject({ code: 1000 });
  });

  test('a second socket on one connection is refused', async () => {
    const { token } = await signIn();
    const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { connectionToken } = (await answer.json()) as { connectionToken: string };
    const first = new WebSocket(`${url.replace('http', 'ws')}?id=${connectionToken}`);
    await once(first, 'open');
    expect(await refusal(`?id=${connectionToken}`)).toBe(409);
    first.close();
  });

  test('a message that is too large ends the connection', async () => {
    const { token } = await signIn();
    const socket = new WebSocket(url.replace('http', 'ws'), {
      headers: { authorization: `Bearer ${token}` },
    });
    await once(socket, 'open');
    socket.send('x'.repeat(40_000));
    await once(socket, 'close');
  });

  test('sessions that ended in the database are found by the re-check', async () => {
    const { tenant, person, token } = await signIn();
    const client = connect(token, { transport: HttpTransportType.WebSockets });
    await client.start();
    const end = closed(client);
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.updateTable('people').set({ deactivated_at: new Date() }).where('id', '=', person.id).execute(),
    );
    await t.app.kernel.hub.recheck();
    await end;
  });
});
