import { HttpTransportType, HubConnectionState } from '@microsoft/signalr';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { tenantGroup, userGroup } from '../outbox/index.ts';
import { closed, HANDSHAKE, next, startHubWorld, TRANSPORTS } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';
import { until } from '../../testing/until.ts';

describe('the hub with the official client', () => {
  let world: HubWorld;
  beforeAll(async () => {
    world = await startHubWorld();
  });
  afterAll(() => world.close());
  afterEach(() => world.empty());

  describe.each(TRANSPORTS)('over %s', (_name, transport) => {
    test('[LIVE-001] a client joins its tenant and user groups and receives events of both', async () => {
      const { tenant, person, token } = await world.signIn();
      const client = world.client(token, { transport });
      await client.start();
      const forUser = next(client, 'NotificationUpdate');
      const forTenant = next(client, 'TenantUpdate');
      await world.send(userGroup(person.id), 'NotificationUpdate', { id: 5 });
      await world.send(tenantGroup(tenant.id), 'TenantUpdate', { type: 'goal_update', id: 1, actorId: 2 });
      expect(await forUser).toEqual({ id: 5 });
      expect(await forTenant).toEqual({ type: 'goal_update', id: 1, actorId: 2 });
    });

    test('a sign-out ends the connections of that sign-in and no others', async () => {
      const { tenant, person, token } = await world.signIn();
      const other = world.client((await world.t.login(person, tenant)).Token, { transport });
      const client = world.client(token, { transport });
      await Promise.all([client.start(), other.start()]);
      const end = closed(client);
      await world.t.call('auth.signOut', {}, { token });
      await end;
      expect(other.state).toBe(HubConnectionState.Connected);
    });

    test('an unknown method is answered with an error', async () => {
      const client = world.client((await world.signIn()).token, { transport });
      await client.start();
      await expect(client.invoke('Shout', 'hello')).rejects.toThrow("Unknown hub method 'Shout'");
    });

    test('stopping the client frees the connection', async () => {
      const client = world.client((await world.signIn()).token, { transport });
      await client.start();
      expect(world.hub.size).toBe(1);
      await client.stop();
      await until(() => world.hub.size === 0);
    });
  });

  test('an event that is sent again is received once', async () => {
    const { person, token } = await world.signIn();
    const client = world.client(token, { transport: HttpTransportType.WebSockets });
    const heard: number[] = [];
    client.on('NotificationUpdate', ({ id }: { id: number }) => heard.push(id));
    await client.start();
    const last = next(client, 'TenantUpdate');
    const event = { group: userGroup(person.id), method: 'NotificationUpdate' };
    // Ids beyond those that the outbox has used in this file.
    for (const id of [1, 1, 2, 1, 2, 3])
      await world.hub.publish({ ...event, args: [{ id }] }, 1_000_000 + id);
    await world.hub.publish({ ...event, method: 'TenantUpdate', args: [{}] });
    await last;
    expect(heard).toEqual([1, 2, 3]);
  });

  test('a stateful client, which speaks protocol version 2, connects', async () => {
    const { person, token } = await world.signIn();
    const client = world.client(token, {}, (builder) => builder.withStatefulReconnect());
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    expect(await heard).toEqual({ id: 1 });
  });

  test('a ticket opens a WebSocket without negotiation, on any process', async () => {
    const { person, token } = await world.signIn();
    const ticket = await world.takeTicket(token);
    expect(ticket).not.toContain(token);
    const client = world.client(ticket, { transport: HttpTransportType.WebSockets, skipNegotiation: true });
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    expect(await heard).toEqual({ id: 1 });
  });

  async function refusal(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    const socket = new WebSocket(`${world.socketUrl}${path}`, { headers });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    return response.statusCode;
  }

  test('a refusal to connect is returned as a status', async () => {
    const { token } = await world.signIn();
    const bearer = { authorization: `Bearer ${token}` };
    expect(await refusal('')).toBe(401);
    expect(await refusal(`?access_token=${token}`)).toBe(401);
    expect(await refusal('?id=nobody')).toBe(404);
    expect(await refusal('', { ...bearer, origin: 'https://evil.example' })).toBe(400);
    const answer = await fetch(`${world.url}/negotiate`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });

  /** What a page sees of a refused socket: it opens, receives nothing and is closed. */
  async function closing(ticket: string): Promise<{ code: number; heard: number }> {
    const socket = new WebSocket(`${world.socketUrl}?access_token=${ticket}`);
    let heard = 0;
    socket.on('message', () => (heard += 1));
    socket.on('open', () => socket.send(HANDSHAKE));
    const [code] = (await once(socket, 'close')) as [number];
    return { code, heard };
  }

  test('a sign-out between the ticket and the socket closes the socket instead of refusing the upgrade', async () => {
    const { token } = await world.signIn();
    const ticket = await world.takeTicket(token);
    await world.t.call('auth.signOut', {}, { token });
    expect(await closing(ticket)).toEqual({ code: 1000, heard: 0 });
  });

  test('a ticket is valid for a minute; a socket that comes later is closed, a forged one refused', async () => {
    const { token } = await world.signIn();
    const ticket = await world.takeTicket(token);
    world.t.clock.advance(60_000);
    expect(await closing(ticket)).toEqual({ code: 1000, heard: 0 });
    const forged = ticket.slice(0, -4) + (ticket.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await refusal(`?access_token=${forged}`)).toBe(401);
  });

  test('a sign-out while the socket is being admitted closes it', async () => {
    const { token } = await world.signIn();
    const ticket = await world.takeTicket(token);
    const end = closing(ticket);
    await world.t.call('auth.signOut', {}, { token });
    expect(await end).toMatchObject({ code: 1000 });
  });

  test('a second socket on one connection is refused', async () => {
    const { token } = await world.signIn();
    const answer = await world.negotiate(token);
    const { connectionToken } = (await answer.json()) as { connectionToken: string };
    const first = new WebSocket(`${world.socketUrl}?id=${connectionToken}`);
    await once(first, 'open');
    expect(await refusal(`?id=${connectionToken}`)).toBe(409);
    first.close();
  });

  test('a message that is too large ends the connection', async () => {
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, {
      headers: { authorization: `Bearer ${token}` },
    });
    await once(socket, 'open');
    socket.send('x'.repeat(40_000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1000);
  });

  test('sessions that ended in the database are found by the re-check', async () => {
    const { tenant, person, token } = await world.signIn();
    const client = world.client(token, { transport: HttpTransportType.WebSockets });
    const other = world.client((await world.signIn()).token, { transport: HttpTransportType.WebSockets });
    await Promise.all([client.start(), other.start()]);
    const end = closed(client);
    await world.t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.updateTable('people').set({ deactivated_at: new Date() }).where('id', '=', person.id).execute(),
    );
    await world.hub.recheck();
    await end;
    expect(other.state).toBe(HubConnectionState.Connected);
  });
});
