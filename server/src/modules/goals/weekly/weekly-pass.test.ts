import { GOAL_STATES, isSelectableWeek } from '@cadence/shared-contract';
import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeEach(async () => {
  world = await startGoalWorld({}, world?.t);
  at('2026-11-11');
});
afterAll(() => world.t.close());

const at = (date: string): void => world.t.clock.set(`${date}T18:00:00Z`);

async function pass(member: Member = 'owner') {
  return (await world.as(member)('goals.weeklyPass', {})).ok.data;
}

async function idsOf(member: Member): Promise<number[]> {
  return (await pass(member)).map(({ Goal }) => Goal.Id);
}

function post(Id: number, [Likelihood, Quality]: readonly [number, number]) {
  return world.as('owner')('goals.updateStatus', { body: { Id, Likelihood, Quality } });
}

test('a person gets their own approved goals in a stable order, and nobody else’s', async () => {
  const first = await world.rows({ state: 'approved' });
  const second = await world.rows({ state: 'approved', values: { is_private: true } });
  await world.rows({ by: 'peer', state: 'approved' });
  await world.rows({ by: 'manager', state: 'approved' });
  expect(await idsOf('owner')).toEqual([first, second]);
  await post((await world.currentStatusId(first)) ?? 0, [1, 1]);
  expect(await idsOf('owner')).toEqual([first, second]);
  expect(await idsOf('goalAdmin')).toEqual([]);
  expect(await idsOf('ceo')).toEqual([]);
});

test('a goal is included while it is approved and not deleted', async () => {
  const ids: Record<string, number> = {};
  for (const state of GOAL_STATES) ids[state] = await world.rows({ state });
  expect(await idsOf('owner')).toEqual([ids['approved']]);
  await world.as('ceo')('goals.delete', { params: { id: ids['approved'] ?? 0 } });
  expect(await idsOf('owner')).toEqual([]);
});

test('a goal whose weeks have not started yet is not included', async () => {
  await world.rows({ state: 'approved', periodId: world.nextPeriodId });
  expect(await idsOf('owner')).toEqual([]);
});

test('an observer has nothing to update, not even their own company goal', async () => {
  await world.rows({ by: 'observer', state: 'approved', values: { owner_was_ceo: true } });
  expect(await pass('observer')).toEqual([]);
});

test('[GOAL-100] [GOAL-101] [GOAL-102] the weeks are the enabled ones, each with its status row and values', async () => {
  at('2026-10-20');
  const id = await world.rows({ state: 'approved' });
  const early = (await world.currentStatusId(id)) ?? 0;
  await post(early, [3, 2]);
  at('2026-11-11');
  const [goal] = await pass();
  const selectable = goal?.GoalWeeklyStates.filter(({ StartDate }) =>
    isSelectableWeek({ startDate: StartDate }, '2026-11-11'),
  );
  expect(selectable?.map(({ Week }) => Week)).toEqual([4, 5, 6, 7]);
  expect(goal?.GoalStatuses.find(({ Id }) => Id === early)).toMatchObject({
    GoalId: id,
    Likelihood: 3,
    Quality: 2,
    GoalPeriodWeek: { Week: 4, StartDate: '2026-10-19' },
  });
  const now = await world.currentStatusId(id);
  expect(goal?.GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === 7)).toMatchObject({
    Id: now,
    Likelihood: null,
    Quality: null,
  });
});

test('in the week where one quarter ends and the next begins, goals of both take an update', async () => {
  const ending = await world.rows({ state: 'approved' });
  const coming = await world.rows({ state: 'approved', periodId: world.nextPeriodId });
  at('2027-01-01');
  expect(await idsOf('owner')).toEqual([ending, coming]);
  at('2027-01-27');
  expect(await idsOf('owner')).toEqual([coming]);
});
