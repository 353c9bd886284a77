import { pino } from 'pino';
import { makeTenant, openTestDatabase } from '../../testing/index.ts';
import { until } from '../../testing/until.ts';
import { ManualClock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { Deliveries, WrittenRow } from './index.ts';
import { Outbox, OutboxDispatcher, userGroup } from './index.ts';

describe('the outbox', () => {
  let db: DatabaseHandle;
  let tenantId: number;
  const clock = new ManualClock('2026-11-11T15:00:00Z');
  const log = pino({ level: 'silent' });

  beforeAll(async () => {
    db = await openTestDatabase();
    tenantId = (await makeTenant(db)).id;
  });
  afterAll(() => db.close());
  afterEach(() => db.transaction({ role: 'jobs' }, (tx) => tx.deleteFrom('outbox').execute()));

  type Deliver = (what: string) => void | Promise<void>;
  function dispatcher(deliver: Deliver, place: Partial<DatabaseHandle> = {}): OutboxDispatcher {
    const deliveries: Deliveries = {
      live: async ({ group, method, args }) => deliver(`${group} ${method} ${args.length}`),
      mail: async (mail) => deliver(`mail ${'to' in mail ? mail.to : mail.writer}`),
      bulkMail: async (mail) => deliver(`bulk ${'to' in mail ? mail.to : mail.writer}`),
      disconnect: async ({ personId }) => deliver(`disconnect ${String(personId)}`),
    };
    return new OutboxDispatcher({ db: { ...db, ...place }, clock, deliveries, log });
  }

  async function write(fill: (outbox: Outbox) => void): Promise<void> {
    await db.transaction({ role: 'app', tenantId }, async (tx) => {
      const outbox = new Outbox(clock.now());
      fill(outbox);
      await outbox.flush(tx, tenantId);
    });
  }

  test('live events are delivered in the order they were written, and every row once', async () => {
    const seen: string[] = [];
    const one = dispatcher((what) => void seen.push(what));
    await write((outbox) => {
      outbox.live(userGroup(1), 'TenantUpdate', { type: 'user_deactivated', id: 1, actorId: null });
      outbox.mail({ to: 'a@example.test', subject: 's', text: 't' });
      outbox.disconnect(1);
    });
    await one.settle();
    await one.settle();
    // Mails have a separate lane: on PostgreSQL they may be first.
    const mails = seen.filter((what) => what.startsWith('mail'));
    const live = seen.filter((what) => !mails.includes(what));
    expect(live).toEqual(['User_1 TenantUpdate 1', 'disconnect 1']);
    expect(mails).toEqual(['mail a@example.test']);
  });

  test('rows written before a crash are delivered by the next process', async () => {
    await write((outbox) => outbox.disconnect(2));
    const seen: string[] = [];
    const later = dispatcher((what) => void seen.push(what));
    await later.settle();
    expect(seen).toEqual(['disconnect 2']);
  });

  /** Writes rows as a request does, for delivery by its own process. */
  function writeAndTake(fill: (outbox: Outbox) => void): Promise<readonly WrittenRow[]> {
    return db.transaction({ role: 'app', tenantId }, (tx) => {
      const outbox = new Outbox(clock.now());
      fill(outbox);
      return outbox.flushAndTake(tx, tenantId, clock.now());
    });
  }

  /** What another process finds to deliver now. */
  async function othersDeliver(): Promise<readonly string[]> {
    const seen: string[] = [];
    await dispatcher((what) => void seen.push(what)).settle();
    return seen;
  }

  test('live rows of this process are delivered directly and in order; mails as usual', async () => {
    const seen: string[] = [];
    const one = dispatcher((what) => void seen.push(what));
    const first = await writeAndTake((outbox) => {
      outbox.disconnect(11);
      outbox.mail({ to: 'f@example.test', subject: 's', text: 't' });
      outbox.disconnect(12);
    });
    const second = await writeAndTake((outbox) => outbox.disconnect(13));
    one.take(first);
    one.take(second);
    await one.settle();
    const live = seen.filter((what) => what.startsWith('disconnect'));
    expect(live).toEqual(['disconnect 11', 'disconnect 12', 'disconnect 13']);
    expect(seen.toSorted().at(-1)).toBe('mail f@example.test');
    const rows = await db.transaction({ role: 'jobs' }, (tx) =>
      tx.selectFrom('outbox').select(['id', 'delivered_at']).orderBy('id').execute(),
    );
    expect(rows.map(({ id }) => id)).toEqual([...first, ...second].map(({ id }) => id));
    expect(rows.every(({ delivered_at }) => delivered_at !== null)).toBe(true);
  });

  test('rows of a process that dies before delivery are delivered by another after the lease', async () => {
    await writeAndTake((outbox) => outbox.disconnect(14));
    expect(await othersDeliver()).toEqual([]);
    clock.advance(6_000);
    expect(await othersDeliver()).toEqual(['disconnect 14']);
  });

  test('a request that waited for its turn gets a full lease for its rows', async () => {
    const begun = clock.now();
    clock.advance(60_000);
    await db.transaction({ role: 'app', tenantId }, async (tx) => {
      const outbox = new Outbox(begun);
      outbox.disconnect(17);
      await outbox.flushAndTake(tx, tenantId, clock.now());
    });
    expect(await othersDeliver()).toEqual([]);
    clock.advance(6_000);
    expect(await othersDeliver()).toEqual(['disconnect 17']);
  });

  test('so does a process that waited for its turn before it claimed rows', async () => {
    await write((outbox) => outbox.disconnect(18));
    const late: DatabaseHandle['transaction'] = (scope, work, options) => {
      clock.advance(60_000);
      return db.transaction(scope, work, options);
    };
    dispatcher(() => new Promise(() => undefined), { transaction: late }).nudge();
    await waitUntilClaimed();
    expect(await othersDeliver()).toEqual([]);
  });

  test('a row of this process whose delivery failed is retried like any other', async () => {
    const seen: string[] = [];
    let isDown = true;
    const one = dispatcher((what) => {
      if (isDown) throw new Error('the broker is away');
      seen.push(what);
    });
    one.take(await writeAndTake((outbox) => outbox.disconnect(15)));
    await one.settle();
    isDown = false;
    clock.advance(1_000);
    await one.settle();
    await one.settle();
    expect(seen).toEqual(['disconnect 15']);
  });

  test('delivered rows are marked before the process ends', async () => {
    const one = dispatcher(() => undefined);
    one.start();
    one.take(await writeAndTake((outbox) => outbox.disconnect(16)));
    await one.stop();
    const rows = await db.transaction({ role: 'jobs' }, (tx) =>
      tx.selectFrom('outbox').select('delivered_at').execute(),
    );
    expect(rows).toEqual([{ delivered_at: clock.now() }]);
  });

  test('unannounced rows are found by the sweep', async () => {
    const heard = Promise.withResolvers<string>();
    const one = dispatcher(heard.resolve);
    one.start();
    await one.settle();
    await write((outbox) => outbox.disconnect(8));
    expect(await heard.promise).toBe('disconnect 8');
    await one.stop();
  });

  test('rows claimed by a process that dies are delivered by another after the lease', async () => {
    await write((outbox) => outbox.disconnect(3));
    const dying = dispatcher(() => new Promise(() => undefined));
    dying.nudge();
    const seen: string[] = [];
    const other = dispatcher((what) => void seen.push(what));
    await waitUntilClaimed();
    await other.settle();
    expect(seen).toEqual([]);
    clock.advance(31_000);
    await other.settle();
    expect(seen).toEqual(['disconnect 3']);
  });

  async function waitUntilClaimed(): Promise<void> {
    for (;;) {
      const row = await db.transaction({ role: 'jobs' }, (tx) =>
        tx.selectFrom('outbox').selectAll().executeTakeFirst(),
      );
      if (row?.claimed_until) return;
    }
  }

  test('a failed delivery is retried later and does not delay others', async () => {
    const seen: string[] = [];
    let isDown = true;
    const one = dispatcher((what) => {
      if (isDown && what.startsWith('mail')) throw new Error('the mail server is away');
      seen.push(what);
    });
    await write((outbox) => {
      outbox.mail({ to: 'b@example.test', subject: 's', text: 't' });
      outbox.disconnect(4);
    });
    await one.settle();
    expect(seen).toEqual(['disconnect 4']);
    isDown = false;
    await one.settle();
    expect(seen).toEqual(['disconnect 4']);
    clock.advance(5_000);
    await one.settle();
    expect(seen).toEqual(['disconnect 4', 'mail b@example.test']);
  });

  test('a mail server that does not answer does not delay live events', async () => {
    const seen: string[] = [];
    const answer = Promise.withResolvers<void>();
    const one = dispatcher(async (what) => {
      if (what.startsWith('mail')) await answer.promise;
      seen.push(what);
    });
    await write((outbox) => {
      outbox.mail({ to: 'slow@example.test', subject: 's', text: 't' });
      outbox.disconnect(6);
    });
    const settled = one.settle();
    await until(() => seen.length > 0);
    expect(seen).toEqual(['disconnect 6']);
    answer.resolve();
    await settled;
    expect(seen).toEqual(['disconnect 6', 'mail slow@example.test']);
  });

  test('a single mail overtakes bulk mails', async () => {
    const seen: string[] = [];
    const answer = Promise.withResolvers<void>();
    const one = dispatcher(async (what) => {
      if (what.startsWith('bulk')) await answer.promise;
      seen.push(what);
    });
    await write((outbox) => {
      for (let number = 0; number < 5; number += 1)
        outbox.bulkMail({ to: `${number}@example.test`, subject: 's', text: 't' });
      outbox.mail({ to: 'e@example.test', subject: 's', text: 't' });
    });
    const settled = one.settle();
    await until(() => seen.length > 0);
    expect(seen).toEqual(['mail e@example.test']);
    answer.resolve();
    await settled;
    expect(seen).toHaveLength(6);
  });

  test('a live row that could not be delivered for a minute is given up, a mail never', async () => {
    const one = dispatcher(() => {
      throw new Error('away');
    });
    await write((outbox) => {
      outbox.disconnect(7);
      outbox.mail({ to: 'd@example.test', subject: 's', text: 't' });
    });
    for (let round = 0; round < 4; round += 1) {
      await one.settle();
      clock.advance(30_000);
    }
    const rows = await db.transaction({ role: 'jobs' }, (tx) =>
      tx.selectFrom('outbox').select(['kind', 'delivered_at', 'last_error']).orderBy('id').execute(),
    );
    expect(rows.map((row) => [row.kind, row.delivered_at !== null, row.last_error])).toEqual([
      ['disconnect', true, 'away'],
      ['mail', false, 'away'],
    ]);
  });

  test('a mail is not sent before it is due', async () => {
    const seen: string[] = [];
    const one = dispatcher((what) => void seen.push(what));
    const due = new Date(clock.now().getTime() + 600_000);
    await write((outbox) => outbox.mail({ to: 'c@example.test', subject: 's', text: 't' }, due));
    await one.settle();
    expect(seen).toEqual([]);
    clock.set(due);
    await one.settle();
    expect(seen).toEqual(['mail c@example.test']);
  });

  test('several processes share a backlog without delivering a row twice', async () => {
    for (let part = 0; part < 5; part += 1) {
      await write((outbox) => {
        for (let number = 0; number < 100; number += 1) outbox.disconnect(part * 100 + number + 1);
      });
    }
    const seen: string[] = [];
    const crowd = Array.from({ length: 4 }, () => dispatcher((what) => void seen.push(what)));
    await Promise.all(crowd.map((one) => one.settle()));
    expect(seen).toHaveLength(500);
    expect(new Set(seen).size).toBe(500);
  });
});
