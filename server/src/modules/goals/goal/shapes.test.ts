import { GOAL_TYPES } from '@cadence/shared-contract';
import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

describe('shapes of a goal (core §3)', () => {
  test('[GOAL-148] a goal carries the type of its company, spelled as in the API', async () => {
    for (const type of GOAL_TYPES) {
      const company = await startGoalWorld({ goal_type: type }, world.t);
      const goal = await company.goal();
      expect(goal.GoalType).toBe(type);
      const session = await world.t.login(company.people.owner, company.tenant);
      expect(session.Tenant.GoalType).toBe(type);
    }
    expect(GOAL_TYPES).toEqual(['SMART', 'objective_results', 'okr']);
  });

  test('[GOAL-147] goals form a tree with the company goal at the top', async () => {
    const top = await world.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
    const beneath = (id: number) => ({ state: 'approved', values: { parent_id: id } }) as const;
    const branches = [await world.rows(beneath(top)), await world.rows({ by: 'peer', ...beneath(top) })];
    const leaf = await world.rows({ by: 'peer', ...beneath(branches[0] ?? 0) });
    const owner = world.as('owner');
    const childrenOf = async (id: number) =>
      (await owner('goals.children', { params: { id } })).ok.Goals.map((goal) => goal.Id);
    expect(await Promise.all([top, ...branches, leaf].map(childrenOf))).toEqual([branches, [leaf], [], []]);
    const { Goal, Ancestors } = (await owner('goals.read', { params: { id: leaf } })).ok;
    expect(Ancestors.map((goal) => goal.Id)).toEqual([top, branches[0]]);
    expect(Goal.IsCompanyGoal).toBe(false);
    const company = (await owner('goals.company', {})).ok.data.filter((goal) => goal.ParentId !== null);
    expect(company).toEqual([]);
    expect((await owner('goals.single', { params: { id: top } })).ok).toMatchObject({
      IsCompanyGoal: true,
      ChildCount: 2,
    });
  });

  test('[GOAL-149] a goal with every documented field', async () => {
    const parent = await world.rows({ by: 'vp', state: 'approved' });
    const { owner, manager } = world.people;
    const values = {
      title: 'Lift retention',
      measurement: 'Counted',
      description: 'Call them',
      reporting_memo: 'Q4',
    };
    const id = await world.rows({
      state: 'approved',
      edit: 'draft',
      values: { ...values, parent_id: parent, is_private: true },
    });
    const Id = (await world.currentStatusId(id)) ?? 0;
    await world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 3, Quality: 1 } });
    expect((await world.as('owner')('goals.single', { params: { id } })).ok).toMatchObject({
      Id: id,
      State: 'approved',
      GoalType: 'SMART',
      GoalDetail: { Title: 'Lift retention', Measurement: 'Counted', Description: 'Call them' },
      ReportingMemo: 'Q4',
      Hidden: true,
      User: {
        Id: owner.id,
        Name: 'owner',
        OrgUnit: owner.org_unit,
        Title: owner.job_title,
        Avatar: null,
        ParentId: manager.id,
      },
      GoalPeriodId: world.periodId,
      ChildCount: 0,
      MostRecentGoalStatus: {
        Likelihood: 3,
        Quality: 1,
        LikelihoodDelta: 0,
        QualityDelta: 0,
        StartDate: '2026-11-09',
      },
      IsNeedsUpdate: false,
      UpdatedAt: expect.any(String) as string,
      OwnerGoalResult: null,
      ManagerGoalResult: null,
      GoalEdit: {
        Title: 'Edited',
        Measurement: expect.any(String) as string,
        Description: expect.any(String) as string,
        ReportingMemo: expect.any(String) as string,
        Hidden: expect.any(Boolean) as boolean,
        ParentId: parent,
      },
      IsShelve: false,
    });
  });

  test('[GOAL-150] the parent is sent as ParentId; ParentID is accepted too', async () => {
    const parent = await world.rows({ by: 'vp', state: 'approved', values: { title: 'Above' } });
    const owner = world.as('owner');
    for (const alignment of [{ ParentId: parent }, { ParentID: parent }]) {
      const { Goal } = (await owner('goals.create', { body: world.input(alignment) })).ok;
      expect(Goal).toMatchObject({ ParentId: parent, ParentTitle: 'Above' });
      expect(Goal).not.toHaveProperty('ParentID');
      const params = { id: Goal.Id };
      expect((await owner('goals.update', { params, body: world.input(alignment) })).ok.Goal.ParentId).toBe(
        parent,
      );
      expect(
        (await owner('goals.update', { params, body: world.input({ ParentID: 0 }) })).ok.Goal.ParentId,
      ).toBe(null);
    }
    const both = await owner('goals.create', {
      body: world.input({ ParentId: parent, ParentID: parent + 1 }),
    });
    expect(both.problem.errors).toEqual([
      { path: 'ParentID', message: 'Two different parent goals were given.' },
    ]);
  });

  test('[GOAL-151] the bundle of one goal', async () => {
    const top = await world.rows({ by: 'ceo', state: 'approved', values: { title: 'Top' } });
    const parent = await world.rows({ by: 'vp', state: 'approved', values: { parent_id: top } });
    const id = await world.rows({ state: 'finalized', edit: 'approved', values: { parent_id: parent } });
    const gone = await world.rows({ by: 'peer', state: 'approved', values: { parent_id: id } });
    await world.rows({ by: 'peer', state: 'approved', values: { parent_id: gone } });
    await world.as('ceo')('goals.delete', { params: { id: gone } });
    await world.as('owner')('goals.follow', { params: { id } });
    const statusId = (await world.as('owner')('goals.read', { params: { id } })).ok.GoalStatuses[0]?.Id ?? 0;
    await world.as('peer')('goals.commentAdd', {
      body: { Id: statusId, Type: 'GoalStatus', Comment: 'Close' },
    });
    await world.as('ceo')('goals.changeParent', { body: { Id: parent, GoalId: 0 } });

    const bundle = (await world.as('owner')('goals.read', { params: { id } })).ok;
    expect(Object.keys(bundle).sort()).toEqual([
      'Ancestors',
      'DeletedDescestors',
      'Goal',
      'GoalEdits',
      'GoalManagerResult',
      'GoalResult',
      'GoalStatusComments',
      'GoalStatuses',
      'GoalTransitions',
      'GoalWeeklyStates',
      'IsFollowed',
      'ParentGoal',
      'Permissions',
    ]);
    expect(bundle).toMatchObject({
      Goal: { Id: id, State: 'finalized' },
      GoalEdits: [{ GoalId: id, Title: 'Edited', State: 'approved' }],
      GoalResult: { Completed: true, Quality: 3, Outcome: 'Done.' },
      GoalManagerResult: { Completed: true, Feedback: 'Fine.' },
      GoalStatusComments: [{ Comment: 'Close', CommentableId: statusId, Type: 'GoalStatus' }],
      DeletedDescestors: [{ Id: gone, ParentId: id, Count: 1 }],
      Ancestors: [{ Id: parent }],
      ParentGoal: { Id: parent },
      IsFollowed: true,
      GoalWeeklyStates: [],
      Permissions: [],
    });
    expect(bundle.GoalStatuses.map((status) => status.GoalPeriodWeek.Week)).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14,
    ]);
  });

  test('[GOAL-155] a transition says what moved, from and to which state, by whom, and the kind of change', async () => {
    const { owner, peer, manager, goalAdmin } = world.people;
    const goal = await world.goal({ stage: 'approved', body: { Title: 'Told in history' } });
    const id = goal.Id;
    const edit = world.input({ Title: 'Told anew', IsDraft: false });
    await world.as('owner')('goals.update', { params: { id }, body: edit });
    await world.as('manager')('goals.changeParent', {
      body: { Id: id, GoalId: await world.rows({ state: 'approved' }) },
    });
    await world.as('manager')('goals.changeOwner', { body: { Id: id, UserId: peer.id } });
    const { GoalTransitions } = (await world.as('peer')('goals.read', { params: { id } })).ok;
    const told = GoalTransitions.map((row) => [
      row.TransitionableType,
      row.ActionType,
      row.FromState,
      row.ToState,
      row.Meta?.from_user_id ?? null,
      row.UserId,
    ]);
    expect(GoalTransitions.map((row) => row.Action)).toEqual([
      'create',
      'submit',
      'approve',
      'submitEdit',
      'changeParent',
      'changeOwner',
    ]);
    expect(told).toEqual([
      ['Goal', null, null, 'draft', null, owner.id],
      ['Goal', null, 'draft', 'review', null, owner.id],
      ['Goal', null, 'review', 'approved', null, goalAdmin.id],
      ['GoalEdit', null, 'draft', 'review', null, owner.id],
      ['Goal', 1, 'approved', 'approved', null, manager.id],
      ['Goal', 0, 'approved', 'approved', owner.id, manager.id],
    ]);
    expect(GoalTransitions[1]).toMatchObject({
      Id: expect.any(Number) as number,
      GoalName: 'Told in history',
      UserName: 'owner',
      CreatedAt: '2026-11-11T15:00:00.000Z',
    });
  });
});
