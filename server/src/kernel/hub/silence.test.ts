import { HttpTransportType } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { userGroup } from '../outbox/index.ts';
import { closed, END, HANDSHAKE, next, TRANSPORTS } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';
import { startOwnHub } from '../../testing/own-hub.ts';
import { until } from '../../testing/until.ts';
import type { HubTimes } from './connection.ts';

/** The real timeouts, ten times as fast. */
const TIMES: HubTimes = { handshake: 1_500, ping: 1_000, clientTimeout: 2_500, poll: 1_500, tick: 20 };

/** Blocks the whole process for so many milliseconds. */
function sleepThrough(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe('idle connections (ten times as fast)', () => {
  let started: Awaited<ReturnType<typeof startOwnHub>>;
  let world: HubWorld;
  let polls = 0;
  beforeAll(async () => {
    started = await startOwnHub({
      times: TIMES,
      prepare: (http) =>
        http.addHook('onRequest', async ({ method }) => {
          if (method === 'GET') polls += 1;
        }),
    });
    world = started.world;
  });
  afterAll(() => started.close());

  function speakOften(client: HubConnection): void {
    client.serverTimeoutInMilliseconds = 30_000;
    client.keepAliveIntervalInMilliseconds = 100;
  }

  const untilEmpty = (): Promise<void> => until(() => world.hub.size === 0);

  test('a silent client counts as gone after a ping', async () => {
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(socket, 'open');
    socket.send(HANDSHAKE);
    await once(socket, 'close');
    expect(heard[0]).toBe(`{}${END}`);
    expect(heard.some((text) => text.startsWith('{"type":6,'))).toBe(true);
    const farewell: unknown = JSON.parse(heard.at(-1)?.replace(END, '') ?? '');
    expect(farewell).toEqual({ type: 7, allowReconnect: true, error: 'Nothing was heard for 2.5 s.' });
    expect(world.hub.size).toBe(0);
  });

  test('received bytes do not restart the handshake timeout', async () => {
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(socket, 'open');
    const talk = setInterval(() => socket.send(' '), TIMES.tick);
    await once(socket, 'close');
    clearInterval(talk);
    expect(heard).toEqual([`{"error":"The handshake took too long."}${END}`]);
  });

  test('polling does not restart the handshake timeout', async () => {
    const { token } = await world.signIn();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    const address = `${world.url}?id=${connectionToken}`;
    let text = '';
    while (text === '') {
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      text = await answer.text();
    }
    expect(text).toBe(`{"error":"The handshake took too long."}${END}`);
  });

  test('a client that does not shake hands is disconnected', async () => {
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    await once(socket, 'open');
    await once(socket, 'close');
    await world.negotiate(token);
    expect(world.hub.size).toBe(1);
    await untilEmpty();
  });

  test.each(TRANSPORTS)(
    'a client over %s that is alive stays, however little is sent',
    async (_name, transport) => {
      const { person, token } = await world.signIn();
      const client = world.client(token, { transport });
      speakOften(client);
      let isClosed = false;
      client.onclose(() => (isClosed = true));
      await client.start();
      // Twice the hub's idle timeout.
      const end = Date.now() + 2 * TIMES.clientTimeout;
      await until(() => isClosed || Date.now() >= end);
      expect(isClosed).toBe(false);
      const heard = next(client, 'NotificationUpdate');
      await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
      expect(await heard).toEqual({ id: 1 });
      await client.stop();
    },
  );

  test('a client is not dropped for a silence during which the server itself was blocked', async () => {
    const { person, token } = await world.signIn();
    const client = world.client(token, { transport: HttpTransportType.WebSockets });
    speakOften(client);
    await client.start();
    const heard = next(client, 'NotificationUpdate');
    sleepThrough(2 * TIMES.clientTimeout);
    await new Promise((resolve) => setTimeout(resolve, TIMES.tick));
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 2 });
    expect(await Promise.race([heard, closed(client)])).toEqual({ id: 2 });
    await client.stop();
  });

  test('a client that stops polling counts as gone, and its next poll is answered so', async () => {
    const { token } = await world.signIn();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    const address = `${world.url}?id=${connectionToken}`;
    const poll = async () => (await fetch(address)).status;
    expect(await poll()).toBe(200);
    await fetch(address, { method: 'POST', body: HANDSHAKE });
    expect(await (await fetch(address)).text()).toBe(`{}${END}`);
    const before = polls;
    expect(await poll()).toBe(200);
    expect(polls).toBe(before + 1);
    await untilEmpty();
    const farewell = await (await fetch(address)).text();
    expect(farewell).toContain('"type":7');
    expect(await poll()).toBe(204);
    expect(await poll()).toBe(404);
  });

  test('the client notices a server that falls silent', async () => {
    const { token } = await world.signIn();
    const client = world.client(token, { transport: HttpTransportType.WebSockets });
    await client.start();
    // From the next ping on, which comes later than the client's timeout.
    client.serverTimeoutInMilliseconds = TIMES.ping / 10;
    expect((await closed(client))?.message).toContain('Server timeout elapsed');
  });
});

describe('a poll that breaks off', () => {
  let started: Awaited<ReturnType<typeof startOwnHub>>;
  let [polls, aborted] = [0, 0];
  beforeAll(async () => {
    started = await startOwnHub({
      prepare: (http) =>
        http.addHook('onRequest', async ({ method }, { raw }) => {
          if (method === 'GET') polls += 1;
          raw.once('close', () => {
            if (!raw.writableEnded) aborted += 1;
          });
        }),
    });
  });
  afterAll(() => started.close());

  test('may be started again, and receives what was sent in between', async () => {
    const { world } = started;
    const { person, token } = await world.signIn();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    const address = `${world.url}?id=${connectionToken}`;
    await fetch(address);
    await fetch(address, { method: 'POST', body: HANDSHAKE });
    await fetch(address);
    const controller = new AbortController();
    const before = polls;
    const broken = fetch(address, { signal: controller.signal }).catch((error: Error) => error.name);
    await until(() => polls !== before);
    controller.abort();
    expect(await broken).toBe('AbortError');
    await until(() => aborted > 0);
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 4 });
    let text = '';
    while (!text.includes('"id":4')) {
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      text += await answer.text();
    }
    await fetch(address, { method: 'DELETE' });
    expect(world.hub.size).toBe(0);
  });
});
