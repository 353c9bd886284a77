import type { GoalWorld } from '../goals/testing/goal-world.ts';
import { startGoalWorld } from '../goals/testing/goal-world.ts';
import { ensureAllPeriods } from './periods-job.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld({ talent_enabled: true });
});
afterAll(() => world.t.close());

const inTenant = ({ t, tenant }: GoalWorld) => ({
  schedule: (effective_date: string) =>
    t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.insertInto('talent_schedules').values({ tenant_id: tenant.id, effective_date }).execute(),
    ),
  starts: () =>
    t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
      const rows = await db.selectFrom('periods').select('start_date').orderBy('start_date').execute();
      return rows.map((row) => row.start_date);
    }),
});

test('[TAL-036] quarters since a schedule from an earlier release are added, once, and in no other tenant', async () => {
  const other = await startGoalWorld({ talent_enabled: true }, world.t);
  const before = await inTenant(world).starts();
  await inTenant(world).schedule('2026-01-01');
  await inTenant(other).schedule('2027-07-01');
  await ensureAllPeriods(world.t.app.db, world.t.clock);
  const after = ['2026-01-01', '2026-04-01', '2026-07-01', ...before];
  expect(await inTenant(world).starts()).toEqual(after);
  expect(await inTenant(other).starts()).toEqual(before);
  await ensureAllPeriods(world.t.app.db, world.t.clock);
  expect(await inTenant(world).starts()).toEqual(after);
});
