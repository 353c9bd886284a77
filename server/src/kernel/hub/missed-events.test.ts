import { HUB_AUDIENCE, HUB_MISSED, HUB_SINCE } from '@cadence/shared-contract';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { HubGroup } from '../outbox/index.ts';
import { membersGroup, observersGroup, tenantGroup, userGroup } from '../outbox/index.ts';
import { END, HANDSHAKE, startHubWorld, TRANSPORTS } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';
import { makePerson } from '../../testing/index.ts';

type SignedIn = Awaited<ReturnType<HubWorld['signIn']>>;

interface HubRecord {
  readonly type?: number;
  readonly target?: string;
  readonly arguments?: readonly [{ readonly id: number }?];
  readonly at?: number;
}

let world: HubWorld;
beforeAll(async () => {
  world = await startHubWorld();
});
afterAll(() => world.close());
// Only `Date` is faked.
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
const TIMERS = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
let last = 0;
beforeEach(() => {
  // If the clock was set back, the log uses the latest time instead.
  const now = Math.max(Date.now(), last + MOMENT);
  jest.useFakeTimers({ now, doNotFake: [...REAL, ...TIMERS] });
});
afterEach(async () => {
  last = Date.now();
  jest.useRealTimers();
  await world.empty();
});

/** The hub's current time. */
async function nowAt(place: HubWorld, { token }: SignedIn): Promise<number> {
  return ((await (await place.negotiate(token)).json()) as { readonly now: number }).now;
}

/** Longer than the hub's tolerance for clock differences. */
const MOMENT = 1_100;
const pass = (): void => {
  jest.setSystemTime(Date.now() + MOMENT);
};

interface Asking {
  readonly since?: number | string | undefined;
  readonly place?: HubWorld;
  /** A ticket taken before. */
  readonly ticket?: string;
}

let serial = 0;

/** Everything that a page receives which connects now, until something is sent to its person. */
async function hear({ person, token }: SignedIn, asking: Asking = {}): Promise<readonly HubRecord[]> {
  const { since, place = world, ticket = await place.takeTicket(token) } = asking;
  const asked = since === undefined ? '' : `&${HUB_SINCE}=${encodeURIComponent(since)}`;
  const socket = new WebSocket(`${place.socketUrl}?access_token=${ticket}${asked}`);
  serial += 1;
  const method = `Last ${serial}`;
  const heard: HubRecord[] = [];
  const last = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    heard.push(
      ...data
        .toString()
        .split(END)
        .slice(0, -1)
        .map((record) => JSON.parse(record) as HubRecord),
    );
    if (heard.at(-1)?.target === method) last.resolve();
  });
  await once(socket, 'open');
  socket.send(HANDSHAKE);
  await once(socket, 'message');
  await place.hub.publish({ group: userGroup(person.id), method, args: [] });
  await last.promise;
  socket.terminate();
  const [handshake, ...records] = heard;
  expect(handshake).toEqual({});
  return records.filter(({ target = '' }) => !target.startsWith('Last') && target !== HUB_AUDIENCE);
}

const idsOf = (records: readonly HubRecord[]): readonly unknown[] =>
  records.map(({ target, arguments: args = [] }) => args[0]?.id ?? target);

async function heardIds(who: SignedIn, asking: Asking): Promise<readonly unknown[]> {
  return idsOf(await hear(who, asking));
}

const send = (group: HubGroup, id: number) => world.send(group, 'NotificationUpdate', { id });

async function colleagueOf({ tenant }: SignedIn, values: { role?: 'observer' } = {}): Promise<SignedIn> {
  const person = await makePerson(world.t.app.db, tenant.id, values);
  return { tenant, person, token: (await world.t.login(person, tenant)).Token };
}

describe('[LIVE-001] a page that reconnects receives what it has missed', () => {
  test('its person’s and its tenant’s events since then, in order, and none from before', async () => {
    const who = await world.signIn();
    const [tenant, user] = [tenantGroup(who.tenant.id), userGroup(who.person.id)];
    await send(user, 1);
    pass();
    const since = await nowAt(world, who);
    await send(tenant, 2);
    await send(user, 3);
    await send(membersGroup(who.tenant.id), 4);
    await send(tenant, 5);
    expect(await heardIds(who, { since })).toEqual([2, 3, 4, 5]);
    expect(await heardIds(who, { since: since - MOMENT })).toEqual([1, 2, 3, 4, 5]);
    pass();
    expect(await heardIds(who, { since: await nowAt(world, who) })).toEqual([]);
  });

  test('of nobody else: neither another person’s, nor another tenant’s, nor what observers may not know', async () => {
    const [who, other] = [await world.signIn(), await world.signIn()];
    const [colleague, observer] = [await colleagueOf(who), await colleagueOf(who, { role: 'observer' })];
    const since = await nowAt(world, who);
    await send(userGroup(colleague.person.id), 1);
    await send(membersGroup(who.tenant.id), 2);
    await send(observersGroup(who.tenant.id), 3);
    await send(tenantGroup(other.tenant.id), 4);
    expect(await heardIds(who, { since })).toEqual([2]);
    expect(await heardIds(colleague, { since })).toEqual([1, 2]);
    expect(await heardIds(observer, { since })).toEqual([3]);
    expect(await heardIds(other, { since })).toEqual([4]);
  });

  test('nothing that only members may know, once its person is no member; nothing at all when signed out', async () => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    await send(membersGroup(who.tenant.id), 1);
    const ticket = await world.takeTicket(who.token);
    await world.t.app.db.transaction({ role: 'owner', tenantId: who.tenant.id }, (db) =>
      db.updateTable('people').set({ role: 'observer' }).where('id', '=', who.person.id).execute(),
    );
    // The ticket is a member's; a new one is an observer's.
    const refused = new WebSocket(`${world.socketUrl}?access_token=${ticket}&${HUB_SINCE}=${since}`);
    let heard = 0;
    refused.on('message', () => (heard += 1));
    refused.on('open', () => refused.send(HANDSHAKE));
    await once(refused, 'close');
    expect(heard).toBe(0);
    expect(await heardIds(who, { since })).toEqual([]);
    await world.t.call('auth.signOut', {}, { token: who.token });
    expect((await world.negotiate(who.token)).status).toBe(401);
  });

  test('a person whose role changed while away gets no earlier events, but has to read everything', async () => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    await send(userGroup(who.person.id), 1);
    pass();
    await world.hub.disconnect({ tenantId: who.tenant.id, personId: who.person.id, chainId: null });
    pass();
    expect(await heardIds(who, { since })).toEqual([HUB_MISSED]);
    const later = await nowAt(world, who);
    pass();
    await send(userGroup(who.person.id), 2);
    expect(await heardIds(who, { since: later })).toEqual([2]);
  });

  test('events between the ticket and the connection, also where the page does not say since when', async () => {
    const who = await world.signIn();
    await send(userGroup(who.person.id), 1);
    pass();
    const ticket = await world.takeTicket(who.token);
    await send(userGroup(who.person.id), 2);
    for (const since of [undefined, 'yesterday', '-5', '1e3', ''])
      expect(await heardIds(who, { ticket, since })).toEqual([2]);
  });

  test('nothing yet when its time is in the future', async () => {
    const who = await world.signIn();
    await send(userGroup(who.person.id), 1);
    pass();
    const since = (await nowAt(world, who)) + 3_600_000;
    await send(userGroup(who.person.id), 2);
    expect(await heardIds(who, { since })).toEqual([2]);
  });

  test('after too long an absence, or too many events, it has to read everything', async () => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    expect(await heardIds(who, { since: since - 10 * 60_000 })).toEqual([HUB_MISSED]);
    expect(await heardIds(who, { since: 0 })).toEqual([HUB_MISSED]);
    for (let id = 0; id < 501; id += 1) await send(userGroup(who.person.id), id);
    expect(await heardIds(who, { since })).toEqual([HUB_MISSED]);
  });

  test('every record says until when it is complete, and the page continues from there', async () => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    await send(userGroup(who.person.id), 1);
    const [first] = await hear(who, { since });
    expect(first?.at).toBeGreaterThanOrEqual(since);
    pass();
    await send(userGroup(who.person.id), 2);
    expect(await heardIds(who, { since: first?.at })).toEqual([1, 2]);
    const [, second] = await hear(who, { since: first?.at });
    pass();
    await send(userGroup(who.person.id), 3);
    expect(await heardIds(who, { since: second?.at })).toEqual([2, 3]);
  });

  test.each(TRANSPORTS)('over %s', async (_name, transport) => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    const missed = [1, 2, 3];
    for (const id of missed) await send(userGroup(who.person.id), id);
    const client = world.client(who.token, { transport }, (builder) =>
      builder.withUrl(`${world.url}?${HUB_SINCE}=${since}`, {
        accessTokenFactory: () => who.token,
        transport,
      }),
    );
    const heard: number[] = [];
    const all = Promise.withResolvers<void>();
    client.on('NotificationUpdate', ({ id }: { readonly id: number }) => {
      heard.push(id);
      if (id === 3) all.resolve();
    });
    await client.start();
    await all.promise;
    expect(heard).toEqual(missed);
  });
});

describe('a hub that starts', () => {
  interface Happening {
    readonly deliveredAt?: Date;
    readonly isTaken?: boolean;
  }

  /** An event that was sent, or is about to be. */
  async function happen({ tenant, person }: SignedIn, id: number, how: Happening): Promise<number> {
    const payload = { group: userGroup(person.id), method: 'NotificationUpdate', args: [{ id }] };
    const now = world.t.clock.now();
    return world.t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
      const row = await db
        .insertInto('outbox')
        .values({
          ...{ tenant_id: tenant.id, kind: 'live', payload: JSON.stringify(payload), created_at: now },
          ...{ due_at: now, delivered_at: how.deliveredAt ?? null, attempts: how.isTaken ? 1 : 0 },
          claimed_until: how.isTaken ? new Date(now.getTime() + 5_000) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
  }

  async function startNext(): Promise<HubWorld> {
    return startHubWorld({ ...world.t.app.db, close: async () => undefined });
  }

  test('knows the events of others in the last two minutes, and who was connected then', async () => {
    const who = await world.signIn();
    const now = world.t.clock.now();
    await happen(who, 1, { deliveredAt: new Date(now.getTime() - 60_000) });
    await happen(who, 2, { deliveredAt: now });
    const since = await nowAt(world, who);
    const next = await startNext();
    expect(await heardIds(who, { place: next, since })).toEqual([2]);
    expect(await heardIds(who, { place: next, since: since - 62_000 })).toEqual([1, 2]);
    expect(await heardIds(who, { place: next, since: since - 3 * 60_000 })).toEqual([HUB_MISSED]);
    await next.close();
  });

  test('sends an event claimed by another to pages that connect, and to all when it is delivered after all', async () => {
    const who = await world.signIn();
    const since = await nowAt(world, who);
    const row = await happen(who, 3, { isTaken: true });
    const next = await startNext();
    expect(await heardIds(who, { place: next, since })).toEqual([3]);
    pass();
    const client = new WebSocket(`${next.socketUrl}?access_token=${await next.takeTicket(who.token)}`);
    await once(client, 'open');
    client.send(HANDSHAKE);
    await once(client, 'message');
    const sent = once(client, 'message');
    const event = { group: userGroup(who.person.id), method: 'NotificationUpdate', args: [{ id: 3 }] };
    await next.hub.publish(event, row);
    expect(String(await sent)).toContain('"id":3');
    client.terminate();
    await next.close();
  });
});
