import type { GoalWorld } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

describe('the core flow', () => {
  let world: GoalWorld;
  beforeAll(async () => {
    world = await startGoalWorld();
  });
  afterAll(() => world.t.close());

  test('[GOAL-117] [GOAL-119] [GOAL-121] [GOAL-123] [GOAL-158] [GOAL-168] [GOAL-169] create, submit, changes, approve, update', async () => {
    const { owner, manager, peer } = {
      owner: world.as('owner'),
      manager: world.as('manager'),
      peer: world.as('peer'),
    };
    const body = {
      Title: 'Answer within an hour',
      Measurement: 'Median first answer',
      PeriodId: world.periodId,
    };
    const created = (await owner('goals.create', { body })).ok;
    expect(created.Goal).toMatchObject({
      State: 'draft',
      GoalDetail: { Title: body.Title, Description: '' },
    });
    expect(created.Permissions).toEqual(['Edit', 'SubmitForApproval', 'Delete']);
    const { Id } = created.Goal;
    expect((await manager('goals.read', { params: { id: Id } })).status).toBe(404);

    const submitted = (await owner('goals.approve', { body: { Id, Status: 'review' } })).ok;
    expect(submitted.Goal.WaitingFor).toMatchObject({ Id: world.people.manager.id });
    const inbox = (await manager('notifications.list', { params: { page: 1 } })).ok;
    expect(inbox.Notifications[0]).toMatchObject({
      NotifiedObjectId: Id,
      Subject: 'Goal submitted for approval',
    });
    expect((await peer('goals.read', { params: { id: Id } })).status).toBe(404);

    const list = (await manager('goals.list', { body: { NeedsReview: true } })).ok;
    expect(list.data.map((goal) => goal.Id)).toEqual([Id]);
    const mute = await manager('goals.approve', { body: { Id, Status: 'draft' } });
    expect(mute.problem).toMatchObject({ status: 400, detail: 'Please enter comment' });
    expect(
      (await manager('goals.approve', { body: { Id, Status: 'draft', Comment: 'How measured?' } })).status,
    ).toBe(200);

    const edited = await owner('goals.update', {
      params: { id: Id },
      body: { ...body, Measurement: 'Median first answer, weekly', IsDraft: false },
    });
    expect(edited.ok.Goal.State).toBe('review');
    expect((await manager('goals.approve', { body: { Id, Status: 'approved' } })).ok.Goal.State).toBe(
      'approved',
    );

    const bundle = (await owner('goals.read', { params: { id: Id } })).ok;
    expect(bundle.GoalWeeklyStates.map((week) => week.Week)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(bundle.GoalTransitions.map((row) => row.ToState)).toEqual([
      'draft',
      'review',
      'draft',
      'review',
      'approved',
    ]);
    expect(bundle.GoalStatusComments.map((row) => row.Comment)).toEqual(['How measured?']);
    const week = bundle.GoalStatuses[0];
    const posted = await owner('goals.updateStatus', {
      body: { Id: week?.Id ?? 0, Likelihood: 3, Quality: 2, Comment: 'On track' },
    });
    expect(posted.ok).toMatchObject({ GoalId: Id, Likelihood: 3, Quality: 2, CommentCount: 1 });
    const row = (await peer('goals.list', { body: {} })).ok.data.find((goal) => goal.Id === Id);
    expect(row?.MostRecentGoalStatus).toMatchObject({ Likelihood: 3, Quality: 2, LikelihoodDelta: 0 });
    expect(row?.Weeks.find((slot) => slot.Week === 7)).toMatchObject({ State: 'posted', Likelihood: 3 });
  });
});
