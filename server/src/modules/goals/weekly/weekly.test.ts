import { addDays, mondayOf } from '@cadence/shared-contract';
import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T15:00:00Z';
beforeAll(async () => {
  world = await startGoalWorld();
});
beforeEach(() => world.t.clock.set(START));
afterAll(() => world.t.close());

async function read(id: number) {
  return (await world.as('owner')('goals.read', { params: { id } })).ok;
}

type Posted = readonly [likelihood: number, quality: number, comment?: string];

async function post(id: number, monday: string, [Likelihood, Quality, Comment]: Posted) {
  const { GoalStatuses } = await read(id);
  const row = GoalStatuses.find((status) => status.GoalPeriodWeek.StartDate === monday);
  return world.as('owner')('goals.updateStatus', {
    body: { Id: row?.Id ?? 0, Likelihood, Quality, ...(Comment ? { Comment } : {}) },
  });
}

async function flags(id: number) {
  return (await world.as('owner')('goals.single', { params: { id } })).ok.Flags;
}

const at = (date: string) => world.t.clock.set(`${date}T18:00:00Z`);

describe('which weeks take an update', () => {
  test('[GOAL-100] [GOAL-101] [GOAL-102] [GOAL-106] the current week and the three before it, if enabled', async () => {
    at('2026-10-06');
    const id = await world.rows({ state: 'approved' });
    const enabled = (await read(id)).GoalWeeklyStates.map((week) => week.Week);
    expect(enabled).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    at('2026-11-11');
    const current = mondayOf('2026-11-11');
    expect((await post(id, addDays(current, 7), [3, 3])).problem.detail).toBe(
      'This week has not started yet.',
    );
    expect((await post(id, addDays(current, -28), [3, 3])).problem.detail).toBe(
      'This week can no longer be updated.',
    );
    for (const weeksBack of [0, 1, 2, 3]) {
      expect((await post(id, addDays(current, -7 * weeksBack), [3, 3])).status).toBe(200);
    }
  });

  test('a new week starts at midnight of the tenant, not of the server', async () => {
    const id = await world.rows({ state: 'approved' });
    // Monday 04:30 in UTC is Sunday 22:30 in Chicago.
    world.t.clock.set('2026-11-16T04:30:00Z');
    expect((await post(id, '2026-11-16', [2, 2])).problem.detail).toBe('This week has not started yet.');
    world.t.clock.set('2026-11-16T06:30:00Z');
    expect((await post(id, '2026-11-16', [2, 2])).status).toBe(200);
  });

  test('[GOAL-099] both levels are required, from 0 to 4', async () => {
    const id = await world.rows({ state: 'approved' });
    const Id = (await world.currentStatusId(id)) ?? 0;
    const send = (body: object) =>
      world.as('owner')('goals.updateStatus', { body: { Id, ...body } as never });
    expect((await send({ Likelihood: 3 })).problem.errors?.[0]?.path).toBe('Quality');
    expect((await send({ Likelihood: 5, Quality: 3 })).status).toBe(400);
    expect((await send({ Likelihood: 0, Quality: 4 })).ok).toMatchObject({ Likelihood: 0, Quality: 4 });
  });

  test('no weeks while shelved or after a result is submitted; from this week on when it is active again', async () => {
    at('2026-10-20');
    const id = await world.rows({ state: 'approved' });
    await post(id, '2026-10-19', [3, 3]);
    at('2026-10-28');
    await world.as('manager')('goals.shelve', { body: { Id: id, Status: 'shelved' } });
    expect((await read(id)).GoalWeeklyStates).toEqual([]);
    expect((await post(id, '2026-10-19', [4, 4])).status).toBe(409);
    at('2026-11-11');
    await world.as('owner')('goals.shelve', { body: { Id: id, Status: 'approved' } });
    const bundle = await read(id);
    expect(bundle.GoalWeeklyStates.map((week) => week.Week)).toEqual([4, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(bundle.Goal.Weeks.map((slot) => slot.State)).toEqual([
      ...['off', 'off', 'off', 'posted', 'off', 'off', 'current'],
      ...Array.from({ length: 7 }, () => 'ahead'),
    ]);
    await world.as('owner')('goals.finalize', {
      body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Early.' },
    });
    expect((await read(id)).GoalWeeklyStates).toEqual([]);
    await world.as('owner')('goals.finalizeRetract', { body: { GoalId: id } });
    expect((await read(id)).GoalWeeklyStates.map((week) => week.Week)).toContain(7);
  });

  test('a goal of a coming quarter is enabled from its first week', async () => {
    const id = await world.rows({ state: 'approved', periodId: world.nextPeriodId });
    const { GoalWeeklyStates } = await read(id);
    expect(GoalWeeklyStates[0]).toMatchObject({ Week: 1, StartDate: '2026-12-28' });
    at('2026-12-02');
    expect((await flags(id)).NeedsUpdate).toBe(false);
  });
});

describe('what posting changes', () => {
  test('[GOAL-152] [GOAL-169] the row is filled, posting again replaces it, comments are kept', async () => {
    const id = await world.rows({ state: 'approved' });
    await post(id, '2026-11-09', [1, 2, 'First thought']);
    const again = await post(id, '2026-11-09', [3, 4, 'On reflection']);
    expect(again.ok).toMatchObject({
      Id: expect.any(Number) as number,
      GoalId: id,
      Likelihood: 3,
      Quality: 4,
      CommentCount: 2,
    });
    expect(again.ok.GoalPeriodWeek).toEqual({
      Id: expect.any(Number) as number,
      Week: 7,
      StartDate: '2026-11-09',
      EndDate: '2026-11-15',
    });
    const comments = await world.as('peer')('goals.statusComments', { params: { statusId: again.ok.Id } });
    expect(comments.ok.data.map((row) => row.Comment)).toEqual(['First thought', 'On reflection']);
    const found = await world.as('peer')('goals.status', { params: { id: again.ok.Id } });
    expect(found.ok.GoalId).toBe(id);
  });

  test('deltas compare with the previous posted week, in any order of posting', async () => {
    at('2026-10-20');
    const id = await world.rows({ state: 'approved' });
    at('2026-11-11');
    const recent = async () =>
      (await world.as('peer')('goals.single', { params: { id } })).ok.MostRecentGoalStatus;
    expect(await recent()).toBeNull();
    await post(id, '2026-11-09', [3, 1]);
    expect(await recent()).toMatchObject({ Likelihood: 3, LikelihoodDelta: 0, QualityDelta: 0 });
    await post(id, '2026-10-26', [4, 0]);
    expect(await recent()).toEqual({
      Likelihood: 3,
      Quality: 1,
      LikelihoodDelta: -1,
      QualityDelta: 1,
      StartDate: '2026-11-09',
    });
    await post(id, '2026-11-02', [2, 1]);
    expect(await recent()).toMatchObject({ LikelihoodDelta: 1, QualityDelta: 0 });
  });

  test('posting does not change the version of the goal, so that it does not disturb people who edit', async () => {
    const id = await world.rows({ state: 'approved' });
    const before = (await read(id)).Goal.UpdatedAt;
    await post(id, '2026-11-09', [3, 3]);
    expect((await read(id)).Goal.UpdatedAt).toBe(before);
  });
});

describe('what a goal needs', () => {
  test('[GOAL-043] Needs Update: the previous week enabled, nothing posted for it or for this one', async () => {
    at('2026-11-04');
    const id = await world.rows({ state: 'approved' });
    expect((await flags(id)).NeedsUpdate).toBe(false);
    at('2026-11-11');
    expect((await flags(id)).NeedsUpdate).toBe(true);
    await post(id, '2026-11-09', [3, 3]);
    expect((await flags(id)).NeedsUpdate).toBe(false);
    at('2026-11-18');
    expect((await flags(id)).NeedsUpdate).toBe(false);
    at('2026-11-25');
    expect((await flags(id)).NeedsUpdate).toBe(true);
  });

  test('[GOAL-050] [GOAL-051] [GOAL-052] age, trend and risk', async () => {
    at('2026-10-20');
    const id = await world.rows({ state: 'approved' });
    await post(id, '2026-10-19', [3, 3]);
    at('2026-10-28');
    await post(id, '2026-10-26', [1, 4]);
    expect(await flags(id)).toMatchObject({ TrendingDown: true, AtRisk: true, WeeksOld: 0 });
    at('2026-11-11');
    expect((await flags(id)).WeeksOld).toBe(2);
  });

  test('[GOAL-049] Needs Finalization: own, approved, quarter over; finalizing early is allowed once it has begun', async () => {
    const id = await world.rows({ state: 'approved' });
    const early = await world.rows({ state: 'approved', periodId: world.nextPeriodId });
    const result = (GoalId: number) => ({ body: { GoalId, Completed: true, Quality: 3, Outcome: 'Done.' } });
    expect((await world.as('owner')('goals.finalize', result(early))).problem.code).toBe('denied');
    at('2026-12-31');
    expect((await flags(id)).NeedsFinalization).toBe(false);
    at('2027-01-02');
    expect((await flags(id)).NeedsFinalization).toBe(true);
    expect((await world.as('manager')('goals.single', { params: { id } })).ok.Flags.NeedsFinalization).toBe(
      false,
    );
    const shelved = await world.rows({ state: 'shelved' });
    expect(
      (await world.as('owner')('goals.shelve', { body: { Id: shelved, Status: 'approved' } })).problem.code,
    ).toBe('denied');
  });
});

test('[GOAL-163] [GOAL-164] a weekly status contains its values, its week and its goal', async () => {
  const id = await world.rows({ state: 'approved' });
  const statusId = (await world.currentStatusId(id)) ?? 0;
  const read = () => world.as('peer')('goals.status', { params: { id: statusId } });
  expect((await read()).ok).toEqual({
    Id: statusId,
    GoalId: id,
    Likelihood: null,
    Quality: null,
    GoalPeriodWeek: {
      Id: expect.any(Number) as number,
      Week: 7,
      StartDate: '2026-11-09',
      EndDate: '2026-11-15',
    },
    CommentCount: 0,
    UpdatedAt: null,
  });
  await world.as('owner')('goals.updateStatus', {
    body: { Id: statusId, Likelihood: 3, Quality: 1, Comment: 'Fine so far' },
  });
  expect((await read()).ok).toMatchObject({ GoalId: id, Likelihood: 3, Quality: 1, CommentCount: 1 });
  const hidden = await world.rows({ state: 'approved', values: { is_private: true } });
  const hiddenStatus = (await world.currentStatusId(hidden)) ?? 0;
  expect((await world.as('peer')('goals.status', { params: { id: hiddenStatus } })).status).toBe(404);
});

describe('an update that was written without network', () => {
  const WEEK = '2026-11-09';
  const send = (Id: number, PostedAt: string | null, key: string, Comment = 'On the train') =>
    world.as('owner')(
      'goals.updateStatus',
      { body: { Id, Likelihood: 2, Quality: 2, Comment, PostedAt } },
      { headers: { 'idempotency-key': key } },
    );
  const rowOf = async (id: number) => {
    const { GoalStatuses } = await read(id);
    return GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.StartDate === WEEK);
  };

  test('[D-189] does not replace what was posted in between', async () => {
    const id = await world.rows({ state: 'approved' });
    const row = await rowOf(id);
    await post(id, WEEK, [4, 4]);
    const refused = await send(row?.Id ?? 0, null, `late-${id}`);
    expect([refused.status, refused.problem.code]).toEqual([409, 'stale']);
    expect(await rowOf(id)).toMatchObject({ Likelihood: 4, Quality: 4, CommentCount: 0 });
    const seen = (await rowOf(id))?.UpdatedAt ?? null;
    expect((await send(row?.Id ?? 0, seen, `late-${id}`)).ok).toMatchObject({ Likelihood: 2, Quality: 2 });
  });

  test('[D-189] [D-122] does not take what its own form posted for somebody else’s', async () => {
    const id = await world.rows({ state: 'approved' });
    const row = await rowOf(id);
    const body = { Id: row?.Id ?? 0, Likelihood: 2, Quality: 2, Comment: 'On the train' };
    // Its answer was lost.
    await world.as('owner')('goals.updateStatus', { body }, { headers: { 'idempotency-key': `own-${id}` } });
    world.t.clock.set('2026-11-11T16:00:00Z');
    expect((await send(body.Id, null, `own-${id}`)).ok).toMatchObject({ Likelihood: 2, CommentCount: 1 });
    expect((await send(body.Id, null, `own-${id}`)).ok).toMatchObject({ Likelihood: 2, CommentCount: 1 });
  });
});
