import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

test('[LIVE-006] returns the requested goals that may be seen, in the requested order, without duplicates', async () => {
  const shown = await world.rows({ state: 'approved' });
  const other = await world.rows({ by: 'peer', state: 'approved', periodId: world.nextPeriodId });
  const draft = await world.rows({ state: 'draft' });
  const gone = await world.rows({ state: 'approved', values: { deleted_at: new Date() } });
  const rowsFor = async (by: Member, ...Ids: number[]) =>
    (await world.as(by)('goals.rows', { body: { Ids } })).ok.data;
  const asked = [other, draft, gone, 2_000_000_000, shown, other];
  const idsFor = async (by: Member) => (await rowsFor(by, ...asked)).map((goal) => goal.Id);
  expect(await idsFor('owner')).toEqual([other, draft, shown]);
  expect(await idsFor('goalAdmin')).toEqual([other, draft, shown]);
  expect(await idsFor('manager')).toEqual([other, shown]);
  expect(await idsFor('ceo')).toEqual([other, shown]);
  expect(await idsFor('observer')).toEqual([]);
  for (const by of ['owner', 'stranger'] as const)
    expect(await rowsFor(by, shown)).toEqual([
      (await world.as(by)('goals.single', { params: { id: shown } })).ok,
    ]);
});

test('between one and a hundred ids can be requested', async () => {
  const statusOf = async (Ids: number[]) => (await world.as('owner')('goals.rows', { body: { Ids } })).status;
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  expect([await statusOf([]), await statusOf(many), await statusOf(many.slice(1))]).toEqual([400, 400, 200]);
});
