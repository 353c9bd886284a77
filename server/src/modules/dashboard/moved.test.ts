import { mondayOf } from '@cadence/shared-contract';
import type { GoalWorld, Member, RowOptions } from '../goals/testing/goal-world.ts';
import { startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const FRIDAY = '2026-11-06T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(FRIDAY);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(FRIDAY);
});
afterAll(() => world.t.close());

/** A running goal whose weekly likelihoods were posted on the Fridays of these weeks, the last one at `FRIDAY`. */
async function goalOf(
  by: Member,
  levels: readonly number[],
  values: RowOptions['values'] = {},
): Promise<number> {
  world.t.clock.set('2026-10-20T18:00:00Z');
  const id = await world.rows({ by, state: 'approved', values });
  for (const [index, Likelihood] of levels.entries()) {
    const weeksBack = levels.length - 1 - index;
    world.t.clock.set(new Date(Date.parse(FRIDAY) - weeksBack * 7 * 86_400_000).toISOString());
    await post(by, id, Likelihood);
  }
  return id;
}

async function post(by: Member, id: number, Likelihood: number, Comment?: string): Promise<void> {
  const monday = mondayOf(world.t.clock.now().toISOString().slice(0, 10));
  const { GoalStatuses } = (await world.as(by)('goals.read', { params: { id } })).ok;
  const Id = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.StartDate === monday)?.Id ?? 0;
  const body = { Id, Likelihood, Quality: 2, ...(Comment !== undefined && { Comment }) };
  expect((await world.as(by)('goals.updateStatus', { body })).status).toBe(200);
}

const moved = async (member: Member) => (await world.as(member)('dashboard.moved', {})).ok;
const idsFor = async (member: Member) => (await moved(member)).data.map(({ GoalId }) => GoalId);

test('what is beneath the viewer and was predicted otherwise within the week, worst first, with the owner’s words', async () => {
  const fell = await goalOf('owner', [4, 4, 1]);
  const rose = await goalOf('peer', [1, 2]);
  await goalOf('peer', [3, 3]);
  await goalOf('owner', [2]);
  await post('owner', fell, 1, 'The supplier closed.');
  expect(await moved('manager')).toEqual({
    Since: '2026-10-30T18:00:00.000Z',
    IsLastVisit: false,
    count: 2,
    data: [
      {
        GoalId: fell,
        Title: expect.any(String),
        User: expect.objectContaining({ Id: world.people.owner.id, Name: 'owner' }),
        From: 4,
        To: 1,
        At: '2026-11-06T18:00:00.000Z',
        Comment: 'The supplier closed.',
      },
      expect.objectContaining({ GoalId: rose, From: 1, To: 2, Comment: null }),
    ],
  });
  expect(await idsFor('ceo')).toEqual([fell, rose]);
});

test('others learn of the company’s goals, of those above and beneath their own, and of those they follow', async () => {
  const company = await goalOf('ceo', [3, 2], { owner_was_ceo: true });
  const above = await goalOf('manager', [3, 2], { parent_id: company });
  const own = await goalOf('owner', [3, 1], { parent_id: above });
  const followed = await goalOf('stranger', [3, 2]);
  expect(await idsFor('owner')).toEqual([company, above]);
  expect(await idsFor('manager')).toEqual([own, company]);
  expect(await idsFor('observer')).toEqual([company]);
  await world.as('owner')('goals.follow', { params: { id: followed } });
  expect(await idsFor('owner')).toEqual([company, above, followed]);
});

test('a goal that the viewer may not see is not named', async () => {
  await goalOf('owner', [3, 1], { is_private: true });
  await goalOf('peer', [3, 1], { is_private: true });
  expect(await idsFor('vp')).toEqual([]);
  expect(await idsFor('manager')).toHaveLength(2);
});

describe('counts from the end of the last visit (D-102)', () => {
  const DAY = 86_400_000;
  const SECONDS = 1000;

  /** A request now, and one after each of these seconds; when the last one was. */
  async function visit(member: Member, ...pauses: readonly number[]): Promise<string> {
    for (const pause of [0, ...pauses]) {
      world.t.clock.advance(pause * SECONDS);
      await world.as(member)('notifications.list', { params: { page: 1 } });
    }
    return world.t.clock.now().toISOString();
  }

  test('that lasted longer than a minute, and is the same as long as this one lasts', async () => {
    world.t.clock.set(FRIDAY);
    const end = await visit('manager', 30, 40);
    expect((await moved('manager')).IsLastVisit).toBe(false);
    world.t.clock.advance(DAY);
    expect(await moved('manager')).toMatchObject({ Since: end, IsLastVisit: true });
    await visit('manager', 300, 300, 300);
    expect(await moved('manager')).toMatchObject({ Since: end, IsLastVisit: true });
  });

  test('a shorter one does not count', async () => {
    world.t.clock.set(FRIDAY);
    const end = await visit('manager', 90, 301);
    world.t.clock.advance(DAY);
    await visit('manager', 59);
    world.t.clock.advance(DAY);
    expect(await moved('manager')).toMatchObject({ Since: end, IsLastVisit: true });
  });

  test('a visit longer ago than a week is too far back, and nobody else’s counts', async () => {
    world.t.clock.set(FRIDAY);
    await visit('manager', 90);
    world.t.clock.advance(8 * DAY);
    expect(await moved('manager')).toMatchObject({ Since: '2026-11-07T18:01:30.000Z', IsLastVisit: false });
    expect((await moved('vp')).IsLastVisit).toBe(false);
  });

  test('what was seen then is no news now', async () => {
    const id = await goalOf('owner', [4, 3]);
    await visit('manager', 90);
    world.t.clock.advance(3 * DAY);
    expect(await idsFor('manager')).toEqual([]);
    await post('owner', id, 1);
    expect((await moved('manager')).data).toMatchObject([{ GoalId: id, From: 3, To: 1 }]);
  });
});
