import { pino } from 'pino';
import { createClock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { createMemoryPubSub } from '../pubsub/index.ts';
import { END, HANDSHAKE } from '../../testing/hub-world.ts';
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

/** Pages that have connected; each took a ticket before, which leaves an unused connection. */
function connect(count: number): readonly HubConnection[] {
  return Array.from({ length: count }, () => {
    people += 1;
    const user = {
      ...{ tenantId: 1, personId: people, chainId: 'chain', isObserver: false },
      place: 'acme.localhost',
    };
    hub.open(user);
    return hub.open(user);
  });
}

/** The audience sizes that a page receives. */
function listenAt(connection: HubConnection | undefined): readonly number[] {
  const sent: number[] = [];
  const transport: Transport = {
    ...{ name: 'WebSockets', unsent: 0, isSelfKeeping: true },
    send({ text }) {
      for (const record of text.split(END).slice(0, -1)) {
        const { target, arguments: args = [] } = JSON.parse(record) as {
          readonly target?: string;
          readonly arguments?: readonly number[];
        };
        if (target === 'Audience') sent.push(...args);
      }
    },
    ...{ end: () => undefined, cut: () => undefined },
  };
  connection?.attach(transport);
  connection?.receive(Buffer.from(HANDSHAKE));
  return sent;
}

const tick = () => jest.advanceTimersByTime(HUB_TIMES.tick);

test('[R6] pages receive the audience size from twenty on, and again when it has grown by a quarter or halved', () => {
  const [listener, ...others] = connect(19);
  const sent = listenAt(listener);
  for (const page of others) listenAt(page);
  tick();
  expect(sent).toEqual([]);

  const [last] = connect(1);
  listenAt(last);
  tick();
  expect(sent).toEqual([20]);

  // A page that comes and goes causes no message, and unopened connections are not counted.
  last?.drop();
  tick();
  for (const page of connect(4)) listenAt(page);
  tick();
  expect(sent).toEqual([20]);

  const more = connect(7);
  for (const page of more) listenAt(page);
  tick();
  expect(sent).toEqual([20, 30]);
  const [late] = connect(1);
  expect(listenAt(late)).toEqual([30]);

  for (const page of [...more, late]) page?.drop();
  tick();
  expect(sent).toEqual([20, 30]);
  for (const page of others.slice(8)) page.drop();
  tick();
  expect(sent).toEqual([20, 30, 13]);
});

test('a small audience is announced a minute after the start: until then others may still be reconnecting', () => {
  const [listener] = connect(1);
  const sent = listenAt(listener);
  const stayFor = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      listener?.touch();
      tick();
    }
  };
  stayFor(59);
  expect(sent).toEqual([]);
  stayFor(2);
  expect(sent).toEqual([0]);
  const [late] = connect(1);
  expect(listenAt(late)).toEqual([0]);
});
