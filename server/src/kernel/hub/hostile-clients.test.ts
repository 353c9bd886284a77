import { HttpTransportType } from '@microsoft/signalr';
import { HUB_DISPLACED } from '@cadence/shared-contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { tenantGroup, userGroup } from '../outbox/index.ts';
import { closed, END, HANDSHAKE, next, startHubWorld } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';

const NUL = 0;

describe('hostile clients', () => {
  let world: HubWorld;
  beforeAll(async () => {
    world = await startHubWorld();
  });
  afterAll(() => world.close());
  afterEach(() => world.empty());

  /** A socket that has shaken hands, and what it receives. */
  async function shakenSocket(token: string): Promise<{ socket: WebSocket; heard: string[] }> {
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(...data.toString().split(END).filter(Boolean)));
    await once(socket, 'open');
    const answered = once(socket, 'message');
    socket.send(HANDSHAKE);
    await answered;
    return { socket, heard };
  }

  /** The hub still serves all others. */
  async function expectService(): Promise<void> {
    const { person, token } = await world.signIn();
    const client = world.client(token, { transport: HttpTransportType.WebSockets });
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    expect(await heard).toEqual({ id: 1 });
  }

  test.each([
    ['no JSON', `garbage${END}`],
    ['nothing', END],
    ['JSON that is no message', `[1,2,3]${END}`],
    ['a message without a type', `{"target":"x"}${END}`],
    ['numbers for words', `{"type":"1","target":5}${END}`],
    ['half a text', Buffer.from([0x7b, 0xff, 0xfe, 0x1e])],
    ['binary zeroes', Buffer.alloc(1024, NUL)],
    ['a record that never ends', 'x'.repeat(40_000)],
    ['a frame beyond every limit', 'x'.repeat(200_000)],
  ])('%s ends only its own connection', async (_what, frame) => {
    const { token } = await world.signIn();
    const { socket } = await shakenSocket(token);
    const end = once(socket, 'close');
    socket.send(frame);
    socket.send(END);
    await end;
    await expectService();
  });

  test.each([
    ['no handshake at all', `{"type":6}${END}`],
    ['another protocol', `{"protocol":"messagepack","version":1}${END}`],
    ['a version to come', `{"protocol":"json","version":99}${END}`],
    ['garbage', `${'['.repeat(5_000)}${END}`],
  ])('a handshake that is %s is answered with an error', async (_what, frame) => {
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    await once(socket, 'open');
    const [answer, end] = [once(socket, 'message'), once(socket, 'close')];
    socket.send(frame);
    const [data] = (await answer) as [Buffer];
    expect(JSON.parse(data.toString().replace(END, ''))).toEqual({ error: expect.any(String) as string });
    await end;
  });

  test('messages that need no answer are ignored', async () => {
    const { person, token } = await world.signIn();
    const { socket, heard } = await shakenSocket(token);
    for (const type of [0, 6, 10, 99, -1]) socket.send(`{"type":${type}}${END}`);
    socket.send(`{"type":1,"target":"Shout","arguments":[]}${END}`);
    const told = once(socket, 'message');
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    await told;
    expect(heard.slice(1).map((record) => JSON.parse(record) as unknown)).toEqual([
      { type: 1, target: 'NotificationUpdate', arguments: [{ id: 1 }], at: expect.any(Number) as number },
    ]);
    socket.terminate();
  });

  test('there is no method to join the groups of others; a thousand attempts end the connection', async () => {
    const other = await world.signIn();
    const { token } = await world.signIn();
    const { socket, heard } = await shakenSocket(token);
    const end = once(socket, 'close');
    const join = (number: number) =>
      `{"type":1,"invocationId":"${number}","target":"JoinGroup","arguments":["Tenant_${other.tenant.id}"]}${END}`;
    socket.send(Array.from({ length: 150 }, (_, number) => join(number)).join(''));
    await world.send(tenantGroup(other.tenant.id), 'TenantUpdate', {
      type: 'goal_update',
      id: 1,
      actorId: null,
    });
    for (let number = 150; number < 1_000; number += 1) socket.send(join(number));
    await end;
    expect(heard.length).toBeLessThan(250);
    expect(heard.join('')).not.toContain('TenantUpdate');
    expect(heard[1]).toContain("Unknown hub method 'JoinGroup'");
    expect(heard.at(-1)).toBe('{"type":7,"allowReconnect":false,"error":"Too many messages."}');
    await expectService();
  });

  test('a person has at most fifty open connections; the oldest is closed with a reason', async () => {
    const { person, token } = await world.signIn();
    const clients = Array.from({ length: 51 }, () =>
      world.client(token, { transport: HttpTransportType.WebSockets, skipNegotiation: true }),
    );
    const [oldest, ...others] = clients;
    const end = oldest && closed(oldest);
    for (const client of clients) await client.start();
    expect((await end)?.message).toContain(HUB_DISPLACED);
    const heard = Promise.all(others.map((client) => next(client, 'NotificationUpdate')));
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 7 });
    expect(await heard).toHaveLength(50);
  });

  test('connections that are negotiated and never used do not pile up', async () => {
    const { token } = await world.signIn();
    const answers = await Promise.all(Array.from({ length: 60 }, () => world.negotiate(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(world.hub.size).toBe(50);
  });

  test('a refused upgrade leaves no half-open socket', async () => {
    const { hostname, port } = new URL(world.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const key = Buffer.alloc(16).toString('base64');
    socket.write(
      `GET /hubs/message HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    socket.resume();
    await once(socket, 'end');
    // This half stays open, and the server must not wait for it.
    const failed = once(socket, 'error');
    const write = setInterval(() => socket.write('x'), 1);
    const [error] = (await failed) as [NodeJS.ErrnoException];
    clearInterval(write);
    expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
  });

  test('[S10] of the records for a client that stopped polling, only the close message is kept', async () => {
    const { token } = await world.signIn();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    const address = `${world.url}?id=${connectionToken}`;
    const poll = () => fetch(address);
    const post = (body: string) => fetch(address, { method: 'POST', body });
    await poll();
    await post(HANDSHAKE);
    await poll();
    const call = `{"type":1,"invocationId":"1","target":"${'x'.repeat(30_000)}","arguments":[]}${END}`;
    for (let calls = 0; calls < 10; calls += 1) await post(call);
    await post(`garbage${END}`);
    const farewell = await (await poll()).text();
    expect(JSON.parse(farewell.replace(END, ''))).toMatchObject({ type: 7, allowReconnect: false });
    expect((await poll()).status).toBe(204);
  });

  test('a sign-in that ends between negotiation and the first poll ends the connection', async () => {
    const { tenant, token } = await world.signIn();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    // As if revoked on another process whose message has not arrived yet.
    await world.t.app.db.transaction({ role: 'jobs' }, (db) =>
      db.updateTable('sessions').set({ revoked_at: new Date() }).where('tenant_id', '=', tenant.id).execute(),
    );
    const poll = () => fetch(`${world.url}?id=${connectionToken}`);
    expect((await poll()).status).toBe(200);
    expect([204, 404]).toContain((await poll()).status);
  });
});
