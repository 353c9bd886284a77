import type { GoalWorld } from '../goals/testing/goal-world.ts';
import { startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

test('[GOAL-165] [GOAL-076] the current one has index 0, four more follow', async () => {
  const { data } = (await world.as('observer')('goals.periods', {})).ok;
  expect(data.map(({ Index, Quarter, Year }) => [Index, Quarter, Year])).toEqual([
    [0, 4, 2026],
    [1, 1, 2027],
    [2, 2, 2027],
    [3, 3, 2027],
    [4, 4, 2027],
  ]);
  expect(data[0]).toMatchObject({ StartDate: '2026-10-01', EndDate: '2026-12-31' });
});

test('a new quarter adds the next choice automatically', async () => {
  world.t.clock.set('2027-01-01T18:00:00Z');
  await world.as('owner')('goals.list', { body: {} });
  const session = await world.t.login(world.people.owner, world.tenant);
  expect(session.Period).toMatchObject({
    Quarter: 1,
    Year: 2027,
    Week: 1,
    WeekStartDate: '2026-12-28',
    Today: '2027-01-01',
  });
});
