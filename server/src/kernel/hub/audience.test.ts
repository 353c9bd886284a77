import { pino } from 'pino';
import { createClock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { createMemoryPubSub } from '../pubsub/index.ts';
import { HANDSHAKE } from '../../testing/hub-world.ts';
import type { HubConnection, Transport } from './connection.ts';
import { HUB_TIMES } from './connection.ts';
import { Hub } from './hub.ts';

let hub: Hub;
beforeEach(() => {
  jest.useFakeTimers();
  hub = new Hub({
    ...{ installation: 'test', clock: createClock(null), log: pino({ level: 'silent' }) },
    ...{ pubsub: createMemoryPubSub(), db: {} as DatabaseHandle },
  });
});
afterEach(() => {
  hub.drain();
  jest.useRealTimers();
});

let people = 0;

/** Pages that have connected; each took a ticket before, which leaves a connection that nobody uses. */
function connect(count: number): readonly HubConnection[] {
  return Array.from({ length: count }, () => {
    people += 1;
    const user = { tenantId: 1, personId: people, chainId: 'chain', place: 'acme.localhost' };
    hub.open(user);
    return hub.open(user);
  });
}

/** The numbers that a page is told. */
function listenAt(connection: HubConnection | undefined): readonly number[] {
  const told: number[] = [];
  const transport: Transport = {
    ...{ name: 'WebSockets', unsent: 0, isSelfKeeping: true },
    send(text) {
      const { target, arguments: args = [] } = JSON.parse(text.slice(0, -1)) as {
        readonly target?: string;
        readonly arguments?: readonly number[];
      };
      if (target === 'Audience') told.push(...args);
    },
    ...{ end: () => undefined, cut: () => undefined },
  };
  connection?.attach(transport);
  connection?.receive(Buffer.from(HANDSHAKE));
  return told;
}

const tick = () => jest.advanceTimersByTime(HUB_TIMES.tick);

test('[R6] pages are told how many they are from five hundred on, and again when that has doubled or halved', () => {
  const [listener, ...others] = connect(499);
  const told = listenAt(listener);
  for (const page of others) listenAt(page);
  tick();
  expect(told).toEqual([]);

  const [last] = connect(1);
  listenAt(last);
  tick();
  expect(told).toEqual([500]);

  // One that comes and goes is no news, and those who open nothing are no pages.
  last?.drop();
  tick();
  for (const page of connect(400)) listenAt(page);
  tick();
  expect(told).toEqual([500]);

  const more = connect(101);
  for (const page of more) listenAt(page);
  tick();
  expect(told).toEqual([500, 1_000]);

  for (const page of others) page.drop();
  tick();
  expect(told).toEqual([500, 1_000]);
  for (const page of more.slice(0, 2)) page.drop();
  tick();
  expect(told).toEqual([500, 1_000, 500]);
});
