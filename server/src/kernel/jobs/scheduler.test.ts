import { pino } from 'pino';
import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import { ManualClock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { issueToken } from '../session/index.ts';
import { cleanUpJob, Scheduler } from './index.ts';
import { nextRun } from './scheduler.ts';

describe('recurring jobs', () => {
  let db: DatabaseHandle;
  const log = pino({ level: 'silent' });
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  const MINUTE = 60_000;
  const START = '2026-11-11T15:00:30Z';

  /** Processes that share a timetable of one job, five minutes past every hour. */
  function processes(name: string, run: () => Promise<void> = () => Promise.resolve()) {
    const clock = new ManualClock(START);
    const runs: string[] = [];
    const job = {
      ...{ name, every: 60, at: 5 },
      run: () => {
        runs.push(clock.now().toISOString());
        return run();
      },
    };
    return { clock, runs, process: () => new Scheduler([job], { db, log, clock }) };
  }

  test.each([
    [{ every: 60, at: 5 }, '2026-11-11T15:05:00.000Z'],
    [{ every: 60, at: 0 }, '2026-11-11T16:00:00.000Z'],
    [{ every: 5, at: 0 }, '2026-11-11T15:05:00.000Z'],
    [{ every: 1, at: 0 }, '2026-11-11T15:01:00.000Z'],
    [{ every: 24 * 60, at: 3 * 60 + 41 }, '2026-11-12T03:41:00.000Z'],
  ])('the next run of %j', (times, expected) => {
    expect(nextRun(times, new Date(START)).toISOString()).toBe(expected);
    expect(nextRun(times, new Date(expected)).getTime()).toBe(Date.parse(expected) + times.every * MINUTE);
  });

  test('a job runs once at its time, whatever the number of processes and of their starts', async () => {
    const { clock, runs, process } = processes('once');
    const all = [process(), process(), process()];
    for (const one of all) await one.start();
    clock.set('2026-11-11T15:04:59Z');
    await Promise.all(all.map((one) => one.settle()));
    expect(runs).toEqual([]);
    for (const time of ['2026-11-11T15:05:01.000Z', '2026-11-11T16:05:02.000Z']) {
      clock.set(time);
      await Promise.all(all.map((one) => one.settle()));
      expect(runs.at(-1)).toBe(time);
    }
    for (const one of all) await one.stop();
    expect(runs).toHaveLength(2);
  });

  test('a job that came due while no process was running runs at the next start', async () => {
    const { clock, runs, process } = processes('away');
    const first = process();
    await first.start();
    await first.stop();
    clock.set('2026-11-12T09:30:00Z');
    const second = process();
    await second.start();
    await second.stop();
    expect(runs).toEqual(['2026-11-12T09:30:00.000Z']);
  });

  test('a job that fails is retried after a minute', async () => {
    let isBroken = true;
    const { clock, runs, process } = processes('fails', async () => {
      if (isBroken) throw new Error('the database is away');
    });
    const one = process();
    await one.start();
    clock.set('2026-11-11T15:05:00Z');
    await one.settle();
    await one.settle();
    isBroken = false;
    for (let look = 0; look < 3; look += 1) {
      clock.advance(MINUTE);
      await one.settle();
    }
    await one.stop();
    expect(runs).toEqual(['2026-11-11T15:05:00.000Z', '2026-11-11T15:06:00.000Z']);
  });

  test('a job of a process that dies is taken over after a quarter of an hour', async () => {
    const death = Promise.withResolvers<void>();
    const { clock, runs, process } = processes('dies', () => death.promise);
    const [dying, other] = [process(), process()];
    for (const one of [dying, other]) await one.start();
    clock.set('2026-11-11T15:05:00Z');
    await dying.look();
    clock.advance(14 * MINUTE);
    await other.look();
    expect(runs).toHaveLength(1);
    clock.advance(MINUTE);
    await other.look();
    expect(runs).toHaveLength(2);
    death.resolve();
    for (const one of [dying, other]) await one.stop();
  });

  test('cleaning up removes what has expired and nothing else', async () => {
    const clock = new ManualClock('2026-11-11T15:00:00Z');
    const tenant = await makeTenant(db);
    const person = await makePerson(db, tenant.id);
    const hoursAgo = (hours: number): Date => new Date(clock.now().getTime() - hours * 3_600_000);
    await db.transaction({ role: 'app', tenantId: tenant.id }, async (tx) => {
      const owner = { tenant_id: tenant.id, person_id: person.id };
      const sessionOf = (expires: Date) => ({
        ...owner,
        chain_id: crypto.randomUUID(),
        chain_started_at: hoursAgo(2000),
        token_hash: issueToken(tenant.id).hash,
        created_at: hoursAgo(2000),
        last_seen_at: hoursAgo(2000),
        expires_at: expires,
      });
      await tx
        .insertInto('sessions')
        .values([sessionOf(hoursAgo(24 * 31)), sessionOf(hoursAgo(1))])
        .execute();
      const keyOf = (key: string, created: Date) => ({
        ...owner,
        key,
        operation: 'x',
        target: '',
        request_hash: 'y',
        created_at: created,
        answered_at: created,
      });
      await tx
        .insertInto('idempotency_keys')
        .values([keyOf('old', hoursAgo(8 * 24 + 1)), keyOf('new', hoursAgo(8 * 24 - 1))])
        .execute();
    });
    await cleanUpJob(db, clock).run();
    const left = await db.transaction({ role: 'app', tenantId: tenant.id }, async (tx) => ({
      sessions: await tx.selectFrom('sessions').select('expires_at').execute(),
      keys: await tx.selectFrom('idempotency_keys').select('key').execute(),
    }));
    expect(left).toEqual({ sessions: [{ expires_at: hoursAgo(1) }], keys: [{ key: 'new' }] });
  });
});
