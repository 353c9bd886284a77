import { HUB_DISPLACED, HUB_MISSED } from '@cadence/shared-contract';
import { pino } from 'pino';
import type { DatabaseHandle } from '../db/index.ts';
import { membersGroup, tenantGroup, userGroup } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import { createMemoryPubSub } from '../pubsub/index.ts';
import type { HubConnection, HubUser, Transport } from './connection.ts';
import { Hub } from './hub.ts';
import type { HubBroadcast } from './hub-event.ts';
import type { Parcel } from './parcel.ts';

const END = '\u001e';
const HANDSHAKE = new TextEncoder().encode(`{"protocol":"json","version":1}${END}`);
const [TENANT, PERSON] = [1, 7];
/** With this many pages, events in quick succession wait for a separate round. */
const CROWD = 2_000;
const ROUND = 400;

interface HubRecord {
  readonly target?: string;
  readonly arguments?: readonly [{ readonly id: number }?];
  readonly error?: string;
}

/** A page that has shaken hands. */
class Page implements Transport {
  readonly name = 'WebSockets';
  readonly unsent = 0;
  readonly isSelfKeeping = false;
  readonly connection: HubConnection;
  readonly #records: HubRecord[] = [];

  constructor(connection: HubConnection) {
    this.connection = connection;
    connection.attach(this);
    connection.receive(HANDSHAKE);
  }

  send({ text }: Parcel): void {
    const records = text.split(END).slice(0, -1);
    this.#records.push(...records.map((record) => JSON.parse(record) as HubRecord));
  }
  end(): void {}
  cut(): void {}

  /** Ids of what it received, and the names of records without an id. */
  get heard(): readonly unknown[] {
    return this.#records.flatMap(({ target, arguments: args = [] }) => args[0]?.id ?? target ?? []);
  }
  get farewells(): readonly (string | undefined)[] {
    return this.#records.flatMap(({ error }) => error ?? []);
  }
}

let hub: Hub;
let pubsub: PubSub;
beforeEach(() => {
  jest.useFakeTimers();
  pubsub = createMemoryPubSub();
  hub = new Hub({
    ...{ installation: 'test', pubsub, log: pino({ level: 'silent' }) },
    clock: { now: () => new Date() },
    // These sign-ins are always valid.
    db: { transactionAhead: async () => () => false } as unknown as DatabaseHandle,
  });
  // Beyond the hub's tolerance for clock differences, counted from its start.
  jest.advanceTimersByTime(2_000);
});
afterEach(() => {
  hub.drain();
  jest.useRealTimers();
});

const userOf = (personId: number): HubUser => ({
  ...{ tenantId: TENANT, personId, chainId: 'chain', isObserver: false, place: '' },
});
const connect = (personId = PERSON, since: number | null = null): Page =>
  new Page(hub.open(userOf(personId), since));
const crowd = (): void => {
  for (let personId = 1_000; personId < 1_000 + CROWD; personId += 1) connect(personId);
};
/** @returns the outbox's result: whether every process has it */
const send = (group: Parameters<Hub['publish']>[0]['group'], id: number, more: object = {}) =>
  hub.publish({ group, method: 'TenantUpdate', args: [{ id }], ...more }, id);

describe('a page that connects while others wait for their round', () => {
  test('receives everything sent after it connected, and nothing from before, whether it says since when or not', async () => {
    crowd();
    await send(tenantGroup(TENANT), 1);
    await send(tenantGroup(TENANT), 2);
    const [silent, since] = [connect(), connect(PERSON, Date.now())];
    await send(tenantGroup(TENANT), 3);
    await send(userGroup(PERSON), 4, { onlyNow: true });
    await send(membersGroup(TENANT), 5);
    jest.advanceTimersByTime(ROUND);
    expect(silent.heard).toEqual([3, 4, 5]);
    expect(since.heard).toEqual([1, 2, 3, 4, 5]);
    await send(userGroup(PERSON), 6);
    jest.advanceTimersByTime(ROUND);
    for (const page of [silent, since]) expect(page.heard.at(-1)).toBe(6);
  });

  test('that was away when something was sent only to connected pages reads everything', async () => {
    await send(userGroup(PERSON), 1, { onlyNow: true });
    expect(connect(PERSON, Date.now()).heard).toEqual([HUB_MISSED]);
    expect(connect().heard).toEqual([]);
  });

  test('takes the place of its person’s oldest, however many connect at once', async () => {
    crowd();
    await send(tenantGroup(TENANT), 1);
    await send(tenantGroup(TENANT), 2);
    const pages = Array.from({ length: 53 }, () => connect());
    jest.advanceTimersByTime(ROUND);
    expect(pages.filter(({ connection }) => connection.isOpen)).toHaveLength(50);
    for (const page of pages.slice(0, 3)) expect(page.farewells).toEqual([HUB_DISPLACED]);
  });
});

describe('an event that cannot be sent to the other processes yet', () => {
  test('is sent to pages that come from one of them, however late the time that they state', async () => {
    const publish = jest.spyOn(pubsub, 'publish').mockImplementation(async (message) => {
      const { event, id } = message as HubBroadcast;
      hub.catchUp(event, id);
      throw new Error('the broker is away');
    });
    await expect(send(userGroup(PERSON), 1)).rejects.toThrow('away');
    jest.advanceTimersByTime(10_000);
    expect(connect(PERSON, Date.now()).heard).toEqual([1]);
    publish.mockRestore();
    await send(userGroup(PERSON), 1);
    jest.advanceTimersByTime(10_000);
    expect(connect(PERSON, Date.now()).heard).toEqual([]);
  });
});
