import type { ReminderType } from '@cadence/shared-contract';
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

async function remindersOf(member: Member) {
  return (await world.as(member)('dashboard.read', {})).ok.Reminders;
}

async function kindsOf(member: Member): Promise<ReminderType[]> {
  return (await remindersOf(member)).map(({ Type }) => Type);
}

/** Without `no_goals`, which does not matter to tests of other kinds. */
async function othersOf(member: Member) {
  return (await remindersOf(member)).filter(({ Type }) => Type !== 'no_goals');
}

test('[DASH-006] [DASH-007] GET /dashboard reminds people without goals in the period, until they have one', async () => {
  const { Period } = (await world.as('owner')('dashboard.read', {})).ok;
  expect(Period).toMatchObject({ Id: world.periodId, Quarter: 4, Year: 2026, Index: 0 });
  expect(await remindersOf('owner')).toEqual([
    {
      Id: world.periodId,
      Type: 'no_goals',
      Title: 'You have no goals in Q4 2026.',
      ButtonText: 'Add a Goal',
      PeriodId: world.periodId,
      WeekId: null,
      GoalId: null,
      AppraisalId: null,
      User: null,
      Week: null,
      GoalTitle: null,
      Count: null,
      Quarter: 4,
      Year: 2026,
      Since: '2026-10-01T00:00:00.000Z',
      DueDate: '2026-12-31',
      IsOverdue: false,
    },
  ]);
  await world.rows({ state: 'shelved' });
  await world.rows({ state: 'draft', periodId: world.nextPeriodId });
  expect(await kindsOf('owner')).toEqual(['no_goals']);
  await world.goal();
  expect(await remindersOf('owner')).toEqual([]);
});

test('a draft that was returned with changes reminds its owner; one that was retracted or just created does not', async () => {
  const returned = await world.goal({ stage: 'review' });
  await world.goal();
  const body = { Id: returned.Id, Status: 'draft', Comment: 'Please measure it.' };
  expect((await world.as('manager')('goals.approve', { body })).status).toBe(200);
  const [reminder, ...rest] = await remindersOf('owner');
  expect(rest).toEqual([]);
  expect(reminder).toMatchObject({
    Id: returned.Id,
    Type: 'returned_draft',
    GoalId: returned.Id,
    User: null,
  });
  expect(reminder?.Title).toContain(returned.GoalDetail.Title);
  const submit = { body: { Id: returned.Id, Status: 'review' } };
  expect((await world.as('owner')('goals.approve', submit)).status).toBe(200);
  expect(await kindsOf('owner')).toEqual([]);
  expect(
    (
      await world.as('owner')('goals.retract', {
        body: { Id: returned.Id, Status: 'draft', Comment: 'Later.' },
      })
    ).status,
  ).toBe(200);
  expect(await kindsOf('owner')).toEqual([]);
});

test('[DASH-007] each missed week that can still be filled in is one reminder, with its week and all goals that lack it', async () => {
  at('2026-10-12');
  const first = await world.rows({ state: 'approved' });
  at('2026-10-28');
  await world.rows({ state: 'approved' });
  at('2026-11-11');
  const missed = await remindersOf('owner');
  expect(missed.map(({ Type, Title, IsOverdue }) => [Type, Title, IsOverdue])).toEqual([
    ['missed_week', '1 goal has no update for the week of Oct 19.', true],
    ['missed_week', '2 goals have no update for the week of Oct 26.', true],
    ['missed_week', '2 goals have no update for the week of Nov 2.', true],
  ]);
  const { GoalStatuses } = (await world.as('owner')('goals.read', { params: { id: first } })).ok;
  const oldest = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.StartDate === '2026-10-19');
  expect(missed[0]).toMatchObject({
    Id: oldest?.GoalPeriodWeek.Id,
    WeekId: oldest?.GoalPeriodWeek.Id,
    PeriodId: world.periodId,
    ButtonText: 'Update',
    GoalTitle: (await world.as('owner')('goals.single', { params: { id: first } })).ok.GoalDetail.Title,
    Count: 1,
  });
  expect(missed[1]).toMatchObject({ GoalTitle: null, Count: 2 });
  expect(
    (
      await world.as('owner')('goals.updateStatus', {
        body: { Id: oldest?.Id ?? 0, Likelihood: 3, Quality: 2 },
      })
    ).status,
  ).toBe(200);
  expect((await remindersOf('owner')).map(({ Title }) => Title)).toEqual(
    missed.slice(1).map(({ Title }) => Title),
  );
});

test("[DASH-006] the dashboard counts the viewer's goals that lack the current week, until none does", async () => {
  const thisWeek = async () => (await world.as('owner')('dashboard.read', {})).ok.ThisWeek;
  expect(await thisWeek()).toBeNull();
  const goals = [await world.rows({ state: 'approved' }), await world.rows({ state: 'approved' })];
  await world.rows({ state: 'draft' });
  await world.rows({ state: 'approved', by: 'peer' });
  expect(await thisWeek()).toEqual({ Week: 7, EndDate: '2026-11-15', count: 2 });
  for (const [left, goal] of [
    [1, goals[0] ?? 0],
    [0, goals[1] ?? 0],
  ] as const) {
    const body = { Id: (await world.currentStatusId(goal)) ?? 0, Likelihood: 3, Quality: 3 };
    expect((await world.as('owner')('goals.updateStatus', { body })).status).toBe(200);
    expect((await thisWeek())?.count ?? 0).toBe(left);
  }
});

test('[DASH-007] every request reminds the person who decides on it, names who asks, and reminds nobody else', async () => {
  const ids = {
    review_goal: await world.rows({ state: 'review' }),
    review_shelve: await world.rows({ state: 'shelving_in_review' }),
    review_result: await world.rows({ state: 'results_in_review' }),
    review_goal_edit: await world.rows({ by: 'peer', state: 'approved', edit: 'review' }),
  };
  await world.rows({ state: 'approved', edit: 'draft' });
  await world.rows({ state: 'draft' });
  const asked = await othersOf('manager');
  expect(Object.fromEntries(asked.map(({ Type, Id }) => [Type, Id]))).toEqual(ids);
  expect(asked).toHaveLength(4);
  const { owner, peer } = world.people;
  for (const { Type, User, GoalId, Id, ButtonText } of asked) {
    expect([User?.Id, ButtonText, GoalId]).toEqual([
      Type === 'review_goal_edit' ? peer.id : owner.id,
      'Review',
      Id,
    ]);
  }
  for (const member of MEMBERS.filter((name) => name !== 'manager')) {
    expect([member, await othersOf(member)]).toEqual([member, []]);
  }
  expect(
    (await world.as('goalAdmin')('goals.approve', { body: { Id: ids.review_goal, Status: 'approved' } }))
      .status,
  ).toBe(200);
  expect((await othersOf('manager')).map(({ Type }) => Type)).not.toContain('review_goal');
});

test('a request goes to the person who decides now: the nearest active manager above', async () => {
  const id = await world.rows({ state: 'review' });
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', world.people.manager.id)
      .execute(),
  );
  expect((await othersOf('vp')).map(({ Id, Type }) => [Id, Type])).toEqual([[id, 'review_goal']]);
});

test('past goals need their result; overdue reminders come first, the oldest first', async () => {
  at('2026-12-28');
  const ended = await world.rows({ state: 'approved', values: { title: 'Ended' } });
  at('2027-02-10');
  const waiting = await world.rows({
    by: 'peer',
    state: 'review',
    periodId: world.nextPeriodId,
    values: { state_since: new Date('2026-12-01T00:00:00Z') },
  });
  expect((await remindersOf('owner')).map(({ Id, Type, IsOverdue }) => [Id, Type, IsOverdue])).toEqual([
    [ended, 'finalize_goal', true],
    [world.nextPeriodId, 'no_goals', false],
  ]);
  expect((await remindersOf('owner'))[0]?.Title).toBe('“Ended” of Q4 2026 needs its result.');
  const late = await world.rows({ by: 'owner', state: 'results_in_review' });
  expect((await remindersOf('manager')).map(({ Id, Type, IsOverdue }) => [Id, Type, IsOverdue])).toEqual([
    [late, 'review_result', true],
    [waiting, 'review_goal', false],
    [world.nextPeriodId, 'no_goals', false],
  ]);
});

test('[DASH-008] reminders come 10 a page, the dashboard contains the first five pages, and none repeats', async () => {
  for (let count = 0; count < 52; count += 1) await world.rows({ state: 'review' });
  const manager = world.as('manager');
  const first = (await manager('dashboard.read', {})).ok;
  expect([first.Reminders.length, first.count]).toEqual([50, 53]);
  const keys: string[] = [];
  for (let page = 1; page <= 7; page += 1) {
    const { data, count } = (await manager('dashboard.reminders', { params: { page } })).ok;
    expect([data.length, count]).toEqual([page < 6 ? 10 : page === 6 ? 3 : 0, 53]);
    keys.push(...data.map(({ Type, Id }) => `${Type}/${Id}`));
  }
  expect(new Set(keys).size).toBe(53);
  expect(keys.slice(0, 50)).toEqual(first.Reminders.map(({ Type, Id }) => `${Type}/${Id}`));
  expect((await manager('dashboard.reminders', { params: { page: 0 } })).status).toBe(400);
});

test('[DASH-002] an observer has no reminders and no compliance, even while requests wait', async () => {
  await world.rows({ by: 'observer', state: 'approved' });
  at('2026-12-09');
  const { Reminders, count, Permissions } = (await world.as('observer')('dashboard.read', {})).ok;
  expect({ Reminders, count, Permissions }).toEqual({
    Reminders: [],
    count: 0,
    Permissions: { EditTheme: false, ComplianceScopes: [] },
  });
  expect((await world.as('observer')('dashboard.reminders', { params: { page: 1 } })).ok.data).toEqual([]);
  for (const scope of [1, 2, 3]) {
    const { problem } = await world.as('observer')('dashboard.compliance', { params: { scope } });
    expect([problem.status, problem.detail]).toEqual([400, 'You are not authorized!']);
  }
});

test('another tenant with the same people and requests adds nothing', async () => {
  const elsewhere = await startGoalWorld({}, world.t);
  await elsewhere.rows({ state: 'review' });
  await elsewhere.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
  expect(await othersOf('manager')).toEqual([]);
  expect((await world.as('ceo')('dashboard.read', {})).ok.CompanyGoals).toEqual([]);
});

describe('data for a review', () => {
  test('[DASH-009] GET /dashboard/reviewdata/{id} returns the goal, its parent and what may be decided', async () => {
    const parent = await world.rows({ by: 'manager', state: 'approved' });
    const wanted = [
      ['review', 'ReviewPublicationRequest'],
      ['shelving_in_review', 'ApproveShelve'],
      ['results_in_review', 'ReviewFinalize'],
    ] as const;
    for (const [state, permission] of wanted) {
      const id = await world.rows({ state, values: { parent_id: parent } });
      const data = (await world.as('manager')('dashboard.reviewData', { params: { id } })).ok;
      expect(data.Goal).toEqual((await world.as('manager')('goals.single', { params: { id } })).ok);
      expect(data.ParentGoal?.Id).toBe(parent);
      expect(data.Permissions).toContain(permission);
      expect((await world.as('goalAdmin')('dashboard.reviewData', { params: { id } })).status).toBe(200);
      expect((await world.as('owner')('dashboard.reviewData', { params: { id } })).problem.status).toBe(400);
      expect((await world.as('manager')('dashboard.editReviewData', { params: { id } })).problem.status).toBe(
        409,
      );
    }
  });

  test('[DASH-010] GET /dashboard/editreviewdata/{id} returns the goal and its edit in review', async () => {
    const id = await world.rows({ state: 'approved', edit: 'review' });
    const data = (await world.as('manager')('dashboard.editReviewData', { params: { id } })).ok;
    expect(data.GoalEdit).toMatchObject({ GoalId: id, State: 'review', Title: 'Edited' });
    expect(data.Permissions).toContain('ReviewPublicationRequest2');
    expect((await world.as('manager')('dashboard.reviewData', { params: { id } })).problem.status).toBe(409);
    expect((await world.as('stranger')('dashboard.editReviewData', { params: { id } })).problem.status).toBe(
      400,
    );
  });

  test('a late decision gets the reason; people who may not see the goal get 404', async () => {
    const goal = await world.goal({ stage: 'review' });
    const params = { id: goal.Id };
    expect((await world.as('stranger')('dashboard.reviewData', { params })).status).toBe(404);
    const elsewhere = await startGoalWorld({}, world.t);
    expect((await elsewhere.as('goalAdmin')('dashboard.reviewData', { params })).status).toBe(404);
    const body = { Id: goal.Id, Status: 'draft', Comment: 'Not yet.' };
    expect((await world.as('owner')('goals.retract', { body })).status).toBe(200);
    expect((await world.as('manager')('dashboard.reviewData', { params })).status).toBe(404);
    const { problem } = await world.as('goalAdmin')('dashboard.reviewData', { params });
    expect(problem).toMatchObject({
      status: 409,
      detail: 'owner retracted the approval request in the meantime.',
    });
  });
});
