import type { GoalWorld, Member } from '../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(START);
});
afterAll(() => world.t.close());

const at = (date: string): void => world.t.clock.set(`${date}T18:00:00Z`);
/** 2026-11-09, in the quarter that starts on October 1st. */
const THIS_WEEK = 7;

function matrix(member: Member, goalId: number, weekNumber = THIS_WEEK) {
  return world.as(member)('predictions.matrix', { params: { goalId, weekNumber } });
}

async function post(by: Member, goalId: number, [Likelihood, Quality]: readonly [number, number]) {
  const Id = (await world.currentStatusId(goalId)) ?? 0;
  expect((await world.as(by)('goals.updateStatus', { body: { Id, Likelihood, Quality } })).status).toBe(200);
}

const beneath = (parent_id: number, by: Member = 'owner') =>
  world.rows({ by, state: 'approved', values: { parent_id } });

test('[PRED-012] the matrix contains the goal, all goals beneath it with their depth, and the weeks around', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const child = await beneath(root);
  const sibling = await beneath(root, 'peer');
  const grandchild = await beneath(child, 'peer');
  await world.rows({ by: 'peer', state: 'approved' });
  await post('owner', child, [3, 4]);
  const { goal, childs, weekPeriod, prevWeek, nextWeek } = (await matrix('stranger', root)).ok;
  expect(goal).toEqual((await world.as('stranger')('goals.single', { params: { id: root } })).ok);
  expect(childs.map((one) => [one.Id, one.Depth, one.ParentId, one.Likelihood, one.Quality])).toEqual([
    [child, 1, root, 3, 4],
    [sibling, 1, root, null, null],
    [grandchild, 2, child, null, null],
  ]);
  expect(childs[0]).toMatchObject({ State: 'approved', User: { Id: world.people.owner.id, Name: 'owner' } });
  expect([prevWeek?.Week, weekPeriod.Week, nextWeek?.Week]).toEqual([6, 7, 8]);
  expect(weekPeriod).toMatchObject({ StartDate: '2026-11-09', EndDate: '2026-11-15' });
});

test('[PRED-012] the status is exactly the chosen week’s: nothing is carried forward, nothing shows before', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const child = await beneath(root);
  await post('owner', child, [1, 2]);
  at('2026-11-25');
  await post('owner', child, [4, 3]);
  const levels = async (week: number) =>
    (await matrix('manager', root, week)).ok.childs.map(({ Likelihood, Quality }) => [Likelihood, Quality]);
  expect(await levels(6)).toEqual([[null, null]]);
  expect(await levels(7)).toEqual([[1, 2]]);
  expect(await levels(8)).toEqual([[null, null]]);
  expect(await levels(9)).toEqual([[4, 3]]);
});

test('every answer has what was posted in all weeks that have begun and that a goal has', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const child = await beneath(root);
  const done = await world.rows({ by: 'peer', state: 'finalized', values: { parent_id: root } });
  const draft = await world.rows({ by: 'owner', state: 'draft', values: { parent_id: root } });
  await post('owner', child, [1, 2]);
  at('2026-11-25');
  await post('owner', child, [4, 3]);
  const answers = await Promise.all([1, 7, 14].map(async (week) => (await matrix('owner', root, week)).ok));
  const [first, ...others] = answers.map(({ weeks, childs }) => [weeks, childs.map(({ Weeks }) => Weeks)]);
  expect(others).toEqual([first, first]);
  const { weeks, childs } = (await matrix('owner', root)).ok;
  expect(weeks.map(({ Week }) => Week)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(weeks.at(-1)).toMatchObject({ StartDate: '2026-12-28', EndDate: '2027-01-03' });
  const weeksOf = (id: number) => childs.find(({ Id }) => Id === id)?.Weeks;
  expect(weeksOf(child)?.filter(({ Likelihood }) => Likelihood !== null)).toEqual([
    { Week: 7, Likelihood: 1, Quality: 2 },
    { Week: 9, Likelihood: 4, Quality: 3 },
  ]);
  expect(weeksOf(child)?.at(-1)?.Week).toBe(9);
  expect(weeksOf(draft)).toEqual([]);
  const single = (await world.as('owner')('goals.single', { params: { id: child } })).ok;
  const begun = single.Weeks.filter(({ State }) => State !== 'off' && State !== 'ahead');
  expect(weeksOf(child)).toEqual(
    begun.map(({ Week, Likelihood, Quality }) => ({ Week, Likelihood, Quality })),
  );
  expect(weeksOf(done)?.every(({ Week }) => Week <= 9)).toBe(true);
});

test('the weeks of a goal that the viewer may not see are missing with it', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const hidden = await world.rows({ state: 'approved', values: { parent_id: root, is_private: true } });
  await post('owner', hidden, [1, 2]);
  expect((await matrix('stranger', root)).ok.childs).toEqual([]);
  const { childs } = (await matrix('manager', root)).ok;
  expect(childs.map(({ Id, Weeks }) => [Id, Weeks.length > 0])).toEqual([[hidden, true]]);
});

test('[PRED-012] the weeks end with the period; 0, negative ones, 15 and 99 are refused', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const walked: number[] = [];
  for (let week: number | undefined = 1; week !== undefined;) {
    const answer: { weekPeriod: { Week: number }; nextWeek: { Week: number } | null } = (
      await matrix('manager', root, week)
    ).ok;
    walked.push(answer.weekPeriod.Week);
    week = answer.nextWeek?.Week;
  }
  expect(walked).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect((await matrix('manager', root, 1)).ok.prevWeek).toBeNull();
  for (const week of [0, -1, 15, 99, 2_147_483_647])
    expect((await matrix('manager', root, week)).status).toBe(404);
  const words = { goalId: root, weekNumber: 'seven' as unknown as number };
  expect((await world.as('manager')('predictions.matrix', { params: words })).status).toBe(400);
});

test('[PRED-012] results and reviews are included as far as they are shown', async () => {
  const root = await world.rows({ by: 'manager', state: 'results_in_review' });
  const done = await world.rows({ state: 'finalized', values: { parent_id: root } });
  const waiting = await world.rows({ by: 'peer', state: 'results_in_review', values: { parent_id: root } });
  await beneath(root);
  const { results, managerresults } = (await matrix('ceo', root)).ok;
  expect(results.map(({ GoalId, Completed, Quality }) => [GoalId, Completed, Quality])).toEqual([
    [root, true, 3],
    [done, true, 3],
    [waiting, true, 3],
  ]);
  expect(managerresults.map(({ GoalId, Feedback }) => [GoalId, Feedback])).toEqual([[done, 'Fine.']]);
});

test('a goal that the viewer may not see is missing with its results, but goals aligned beneath it are not', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const hidden = await world.rows({ state: 'finalized', values: { parent_id: root, is_private: true } });
  const open = await beneath(hidden, 'peer');
  const seen = async (member: Member) =>
    (await matrix(member, root)).ok.childs.map(({ Id, Depth, ParentId }) => [Id, Depth, ParentId]);
  expect(await seen('stranger')).toEqual([[open, 2, root]]);
  expect(await seen('manager')).toEqual([
    [hidden, 1, root],
    [open, 2, hidden],
  ]);
  expect((await matrix('stranger', root)).ok.results).toEqual([]);
  expect((await matrix('manager', root)).ok.results.map(({ GoalId }) => GoalId)).toEqual([hidden]);
  for (const member of MEMBERS) {
    const single = await world.as(member)('goals.single', { params: { id: hidden } });
    expect([member, (await matrix(member, hidden)).status]).toEqual([member, single.status]);
  }
});

test('the descent stops at deleted and shelved goals', async () => {
  const root = await world.rows({ by: 'manager', state: 'approved' });
  const shelved = await world.rows({ state: 'shelved', values: { parent_id: root } });
  await beneath(shelved, 'peer');
  const deleted = await world.rows({
    state: 'approved',
    values: { parent_id: root, deleted_at: new Date() },
  });
  await beneath(deleted, 'peer');
  expect((await matrix('manager', root)).ok.childs.map(({ Id }) => Id)).toEqual([shelved]);
  expect((await matrix('stranger', root)).ok.childs).toEqual([]);
  expect((await matrix('ceo', deleted)).status).toBe(404);
});

test('a goal of another tenant is treated like one that never existed', async () => {
  const elsewhere = await startGoalWorld({}, world.t);
  const theirs = await elsewhere.rows({ by: 'manager', state: 'approved', values: { title: 'Moonshot' } });
  const [foreign, missing] = [await matrix('goalAdmin', theirs), await matrix('goalAdmin', 2_000_000_000)];
  expect([foreign.status, foreign.problem.detail]).toEqual([404, missing.problem.detail]);
  const search = await world.as('goalAdmin')('predictions.searchGoals', { params: { title: 'Moonshot' } });
  expect(search.ok.data).toEqual([]);
  const first = await world.as('ceo')('predictions.firstGoal', { params: { periodId: elsewhere.periodId } });
  expect(first.status).toBe(404);
});

describe('the first prediction goal', () => {
  const first = async (member: Member, periodId = 0) =>
    (await world.as(member)('predictions.firstGoal', { params: { periodId } })).ok;

  test('[PRED-013] is the first own goal with children, else the first company goal, else none', async () => {
    expect(await first('manager')).toEqual({ Id: null, data: [] });
    expect((await matrix('manager', 0)).status).toBe(404);
    const company = await world.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
    const childless = await world.rows({ by: 'manager', state: 'approved' });
    const parent = await world.rows({ by: 'manager', state: 'approved' });
    expect((await first('manager')).Id).toBe(company);
    expect((await matrix('observer', 0)).ok.goal.Id).toBe(company);
    const child = await beneath(parent);
    const own = await first('manager');
    expect([own.Id, own.data.map(({ Id, ChildCount }) => [Id, ChildCount])]).toEqual([
      parent,
      [
        [childless, 0],
        [parent, 1],
      ],
    ]);
    const answer = (await matrix('manager', 0)).ok;
    expect([answer.goal.Id, answer.childs.map(({ Id }) => Id)]).toEqual([parent, [child]]);
    expect((await first('owner')).Id).toBe(company);
  });

  test('[PRED-013] is taken from the requested period; 0 is the current one', async () => {
    const next = { state: 'approved', periodId: world.nextPeriodId } as const;
    const parent = await world.rows({ ...next, by: 'manager' });
    await world.rows({ ...next, values: { parent_id: parent } });
    expect((await first('manager')).Id).toBeNull();
    expect((await first('manager', world.nextPeriodId)).Id).toBe(parent);
    at('2027-01-20');
    expect((await first('manager')).Id).toBe(parent);
    const params = { periodId: 2_000_000_000 };
    expect((await world.as('manager')('predictions.firstGoal', { params })).status).toBe(404);
  });

  test('a goal whose only children are hidden from the viewer does not count as a parent', async () => {
    const parent = await world.rows({ by: 'stranger', state: 'approved' });
    await world.rows({ state: 'approved', values: { parent_id: parent, is_private: true } });
    expect((await first('stranger')).Id).toBeNull();
  });
});

describe('the search', () => {
  const search = async (member: Member, title: string) =>
    (await world.as(member)('predictions.searchGoals', { params: { title } })).ok.data.map(
      ({ Title }) => Title,
    );
  const titled = (title: string, values: object = {}) =>
    world.rows({ state: 'approved', values: { title, ...values } });

  test('[PRED-014] finds goals of the current period by any part of their title, matches at the start first', async () => {
    await titled('Our visits to hospitals');
    await titled('Visits per week');
    await titled('100% uptime');
    await world.rows({
      state: 'approved',
      periodId: world.nextPeriodId,
      values: { title: 'Visits next year' },
    });
    expect(await search('stranger', 'visits')).toEqual(['Visits per week', 'Our visits to hospitals']);
    expect(await search('stranger', ' PER ')).toEqual(['Visits per week']);
    expect(await search('stranger', '%')).toEqual(['100% uptime']);
    expect(await search('stranger', '_')).toEqual([]);
    expect(await search('stranger', '   ')).toEqual([]);
    expect(await search('stranger', "'; drop table goals; --/..%2F")).toEqual([]);
    expect(
      (await world.as('owner')('predictions.searchGoals', { params: { title: 'x'.repeat(256) } })).status,
    ).toBe(400);
  });

  test('[PRED-014] finds only what the viewer may see', async () => {
    await titled('Quiet matter', { is_private: true });
    await world.rows({ state: 'draft', values: { title: 'Quiet draft' } });
    expect(await search('owner', 'quiet')).toEqual(['Quiet draft', 'Quiet matter']);
    expect(await search('manager', 'quiet')).toEqual(['Quiet matter']);
    expect(await search('stranger', 'quiet')).toEqual([]);
    expect(await search('observer', 'quiet')).toEqual([]);
  });
});
