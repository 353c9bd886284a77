import { CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import { ManualClock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { issueToken } from '../session/index.ts';
import { cleanUpJob, startScheduler } from './index.ts';

describe('recurring jobs', () => {
  let db: DatabaseHandle;
  const log = pino({ level: 'silent' });
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  test('the scheduler keeps its timetable in the database and stops when told', async () => {
    const job = { name: 'weekly', cron: '0 9 * * 5', run: async () => undefined };
    for (let start = 0; start < 2; start += 1) await (await startScheduler(db, [job], log)).stop();
    const kept = await db.transaction({ role: 'owner', tenantId: null }, async (tx) =>
      tx.executeQuery(CompiledQuery.raw('select name, cron from pgboss.schedule')),
    );
    expect(kept.rows).toEqual([{ name: 'weekly', cron: '0 9 * * 5' }]);
  });

  test('cleaning up removes what has served its time and nothing else', async () => {
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
