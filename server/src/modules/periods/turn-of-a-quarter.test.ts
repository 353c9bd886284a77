import { LIMITS } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import type { GoalWorld } from '../goals/testing/goal-world.ts';
import { startGoalWorld } from '../goals/testing/goal-world.ts';

/** From the first zone to reach the new year to the last. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/Chicago',
  'Pacific/Honolulu',
] as const;

let first: GoalWorld;
beforeAll(async () => {
  first = await startGoalWorld();
});
afterAll(() => first.t.close());

const periodsOf = async (world: GoalWorld) => (await world.as('owner')('goals.periods', {})).ok.data;
const choicesOf = async (world: GoalWorld): Promise<readonly string[]> =>
  (await periodsOf(world))
    .filter((period) => period.Index >= 0)
    .map((period) => `Q${period.Quarter} ${period.Year}`);

/** The stored periods and weeks of the tenant. */
const stored = ({ t, tenant }: GoalWorld) =>
  t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const periods = await db.selectFrom('periods').select('id').execute();
    const weeks = await db.selectFrom('period_weeks').select('id').execute();
    return [periods.length, weeks.length];
  });

test.each(ZONES)('[D-90] the next quarter exists in the request that needs it: %s', async (zone) => {
  const world = await startGoalWorld({ time_zone: zone }, first.t);
  const { clock } = world.t;
  const turn = DateTime.fromISO('2027-01-01T00:00:00', { zone }).toMillis();
  clock.advance(turn - 1 - clock.now().getTime());
  expect(await choicesOf(world)).toEqual(['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027']);
  const [periods = 0, weeks = 0] = await stored(world);

  clock.advance(1);
  const answers = await Promise.all([choicesOf(world), choicesOf(world), choicesOf(world)]);
  for (const choices of answers) {
    expect(choices).toEqual(['Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028']);
  }
  expect(await stored(world)).toEqual([periods + 1, weeks + 14]);

  const last = (await periodsOf(world)).at(-1);
  const body = { Title: 'Next year', Measurement: 'Counted', PeriodId: last?.Id ?? 0 };
  expect((await world.as('owner')('goals.create', { body })).ok.Goal.GoalPeriodId).toBe(last?.Id);
  expect(last?.Index).toBe(LIMITS.periodChoices - 1);
});

test('[D-90] adding a goal as the first request of a quarter: its rule knows the new quarter', async () => {
  const world = await startGoalWorld({ time_zone: 'Pacific/Honolulu' }, first.t);
  world.t.clock.advance(
    DateTime.fromISO('2027-04-01T00:00:00', { zone: 'Pacific/Honolulu' }).toMillis() -
      world.t.clock.now().getTime(),
  );
  const body = { Title: 'Too late', Measurement: 'Counted', PeriodId: world.periodId };
  expect((await world.as('owner')('goals.create', { body })).problem.detail).toBe(
    'Goals cannot be added to a past quarter.',
  );
  await world.as('owner')('dashboard.read', {});
  expect(await choicesOf(world)).toHaveLength(LIMITS.periodChoices);
});
