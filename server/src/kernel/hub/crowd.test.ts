import { once } from 'node:events';
import { WebSocket } from 'ws';
import { userGroup } from '../outbox/index.ts';
import { HANDSHAKE } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';
import { startOwnHub } from '../../testing/own-hub.ts';
import { BACKLOG_LIMITS } from './backlog.ts';
import { HUB_TIMES } from './connection.ts';

const SOCKETS = 50;
/** Long, because the operating system buffers the first megabytes that nobody reads. */
const WORDS = 'x'.repeat(64 * 1024);

describe('sockets that never read', () => {
  let started: Awaited<ReturnType<typeof startOwnHub>>;
  let world: HubWorld;
  /** Small enough for a test to reach; the others are the real ones. */
  const LIMITS = { ...BACKLOG_LIMITS, process: 3 * 1024 * 1024 };
  beforeAll(async () => {
    // Clients in this test send no pings.
    started = await startOwnHub({ backlog: LIMITS, times: { ...HUB_TIMES, clientTimeout: 600_000 } });
    world = started.world;
  });
  const clients: WebSocket[] = [];
  afterEach(async () => {
    for (const socket of clients.splice(0)) socket.terminate();
    await world.empty();
  });
  afterAll(() => started.close());

  /** A socket that has shaken hands. */
  async function connect(token: string): Promise<WebSocket> {
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    clients.push(socket);
    await once(socket, 'open');
    const answered = once(socket, 'message');
    socket.send(HANDSHAKE);
    await answered;
    return socket;
  }

  /** Sockets of these people that stop reading. */
  async function deafSockets(tokens: readonly string[]): Promise<readonly WebSocket[]> {
    const sockets = await Promise.all(tokens.map(connect));
    for (const socket of sockets) socket.pause();
    return sockets;
  }

  /** What a socket receives, and a way to wait for a number of events. */
  function listenAt(socket: WebSocket) {
    const events: string[] = [];
    let wake: () => void = () => undefined;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      // The audience size is sent as well, at certain times.
      if (!text.includes('"target":"NotificationUpdate"')) return;
      events.push(text.slice(-30));
      wake();
    });
    return {
      async until(count: number): Promise<void> {
        while (events.length < count) await new Promise<void>((resolve) => (wake = resolve));
      },
      events,
    };
  }

  async function send(personId: number, number: number): Promise<void> {
    await world.hub.publish({
      ...{ group: userGroup(personId), method: 'NotificationUpdate' },
      args: [{ words: WORDS, number }],
    });
  }

  test('[S10] of one account: their unsent data stays within its limit, they are ended, and others receive everything', async () => {
    const deaf = await world.signIn();
    const other = await world.signIn();
    await deafSockets(Array.from({ length: SOCKETS }, () => deaf.token));
    const listener = listenAt(await connect(other.token));
    let [most, sent] = [0, 0];
    while (world.hub.size > 1) {
      sent += 1;
      await send(deaf.person.id, sent);
      await send(other.person.id, sent);
      most = Math.max(most, world.hub.load.waiting);
      await listener.until(sent);
    }
    expect(most).toBeGreaterThan(0);
    // The listener of the other account counts as well, with one event at most.
    expect(most).toBeLessThanOrEqual(LIMITS.person + 2 * WORDS.length);
    expect(listener.events).toHaveLength(sent);
    // A client that was ended may reconnect, and receives events from then on.
    const back = listenAt(await connect(deaf.token));
    await send(deaf.person.id, 0);
    await back.until(1);
  });

  test('[S10] of many accounts: all their unsent data stays within the limit of the process', async () => {
    const people = [];
    for (let number = 0; number < 10; number += 1) people.push(await world.signIn());
    const reader = await world.signIn();
    await deafSockets(people.flatMap(({ token }) => Array.from({ length: 4 }, () => token)));
    const listener = listenAt(await connect(reader.token));
    let [most, sent] = [0, 0];
    while (world.hub.size > 1) {
      sent += 1;
      for (const { person } of people) await send(person.id, sent);
      await send(reader.person.id, sent);
      most = Math.max(most, world.hub.load.waiting);
      await listener.until(sent);
    }
    expect(most).toBeGreaterThan(LIMITS.person);
    expect(most).toBeLessThanOrEqual(LIMITS.process);
    expect(listener.events).toHaveLength(sent);
  });
});
