import type { BodyOf } from '@cadence/shared-contract';
import type { GoalWorld, Member } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const input = (body: Partial<BodyOf<'goals.create'>> = {}): BodyOf<'goals.create'> => ({
  Title: 'A goal',
  Measurement: 'Counted',
  PeriodId: world.periodId,
  ...body,
});

describe('calls that write a goal (core §7)', () => {
  test('[GOAL-159] PUT takes every field of a draft, and opens an edit of an approved goal', async () => {
    const { peer } = world.people;
    const parent = await world.rows({ by: 'vp', state: 'approved', periodId: world.nextPeriodId });
    const { Id } = await world.goal();
    const body = {
      Title: 'New title',
      Measurement: 'New measure',
      Description: 'New description',
      IsPrivate: true,
      OwnerId: peer.id,
      ParentId: parent,
      PeriodId: world.nextPeriodId,
      ReportingMemo: 'New memo',
      IsDraft: true,
      IsFromEdit: false,
    };
    const { Goal } = (await world.as('goalAdmin')('goals.update', { params: { id: Id }, body })).ok;
    expect(Goal).toMatchObject({
      Id,
      State: 'draft',
      GoalDetail: { Title: 'New title', Measurement: 'New measure', Description: 'New description' },
      Hidden: true,
      User: { Id: peer.id },
      ParentId: parent,
      GoalPeriodId: world.nextPeriodId,
      ReportingMemo: 'New memo',
    });
    const sent = await world.as('peer')('goals.update', {
      params: { id: Id },
      body: { ...body, IsDraft: false },
    });
    expect(sent.ok.Goal.State).toBe('review');

    const approved = await world.rows({ state: 'approved', values: { title: 'Before' } });
    const fromEdit = input({ Title: 'After', IsFromEdit: true });
    const edited = await world.as('owner')('goals.update', { params: { id: approved }, body: fromEdit });
    expect(edited.ok.Goal).toMatchObject({
      GoalDetail: { Title: 'Before' },
      GoalEdit: { Title: 'After', State: 'draft' },
    });
    const draft = await world.rows({ state: 'draft' });
    const tooEarly = await world.as('owner')('goals.update', { params: { id: draft }, body: fromEdit });
    expect(tooEarly.status).toBe(409);
  });

  test('[GOAL-170] finalize saves what the owner says of the result, and saves it again', async () => {
    const id = await world.rows({ state: 'approved', values: { goal_type: 'objective_results' } });
    const body = {
      Id: 0,
      GoalId: id,
      Completed: null,
      Quality: 2,
      Outcome: 'Three quarters.',
      ObjectiveResult: 75,
    };
    const first = (await world.as('owner')('goals.finalize', { body })).ok.Goal.OwnerGoalResult;
    expect(first).toMatchObject({
      Completed: false,
      Quality: 2,
      Outcome: 'Three quarters.',
      ObjectiveResult: 75,
    });
    const again = { ...body, Id: first?.Id ?? 0, Outcome: 'All of it.', ObjectiveResult: 100 };
    const { Goal } = (await world.as('owner')('goals.finalize', { body: again })).ok;
    expect(Goal.State).toBe('results_in_review');
    expect(Goal.OwnerGoalResult).toMatchObject({
      Id: first?.Id,
      Completed: true,
      Outcome: 'All of it.',
      ObjectiveResult: 100,
    });
  });

  test('[GOAL-171] finalize_approved saves the review of the manager, and saves it again', async () => {
    const id = await world.rows({ state: 'results_in_review' });
    const body = { Id: 0, GoalId: id, Completed: false, Feedback: 'Not quite.', ObjectiveResult: null };
    const first = (await world.as('manager')('goals.finalizeApproved', { body })).ok.Goal;
    expect(first).toMatchObject({
      State: 'finalized',
      ManagerGoalResult: {
        Completed: false,
        Feedback: 'Not quite.',
        ObjectiveResult: null,
        UserId: world.people.manager.id,
      },
    });
    const again = { ...body, Id: first.ManagerGoalResult?.Id ?? 0, Completed: true, Feedback: 'After all.' };
    const second = (await world.as('manager')('goals.finalizeApproved', { body: again })).ok.Goal;
    expect(second.ManagerGoalResult).toMatchObject({
      Id: first.ManagerGoalResult?.Id,
      Completed: true,
      Feedback: 'After all.',
    });
  });

  test('[GOAL-172] finalize_retract takes the submitted result back, with or without a comment', async () => {
    for (const extra of [{}, { Comment: 'A number was wrong' }]) {
      const id = await world.rows({ state: 'results_in_review' });
      const { Goal } = (await world.as('owner')('goals.finalizeRetract', { body: { GoalId: id, ...extra } }))
        .ok;
      expect(Goal).toMatchObject({ State: 'approved', OwnerGoalResult: null });
      const bundle = (await world.as('owner')('goals.read', { params: { id } })).ok;
      expect(bundle.GoalStatusComments.map((row) => row.Comment)).toEqual(Object.values(extra));
      expect(bundle.GoalResult).toBeNull();
    }
  });

  test('[GOAL-173] [GOAL-174] retractedits is for goals with pending edits, retract for the others', async () => {
    const owner = world.as('owner');
    const body = (Id: number) => ({ body: { Id, Status: 'draft', Comment: 'Not yet' } });
    const withEdits = await world.rows({ state: 'approved', edit: 'review' });
    expect((await owner('goals.retract', body(withEdits))).status).toBe(409);
    expect((await owner('goals.retractEdits', body(withEdits))).ok.Goal).toMatchObject({
      State: 'approved',
      GoalEdit: { State: 'draft' },
    });
    const without = await world.rows({ state: 'review' });
    expect((await owner('goals.retractEdits', body(without))).status).toBe(409);
    expect((await owner('goals.retract', body(without))).ok.Goal.State).toBe('draft');
  });

  test('[GOAL-175] shelve asks, decides and reactivates, by the wanted status', async () => {
    const id = await world.rows({ state: 'approved' });
    const shelve = async (by: 'owner' | 'manager', Status: string, Comment?: string) => {
      const body = { Id: id, Status, ...(Comment ? { Comment } : {}) };
      return (await world.as(by)('goals.shelve', { body })).ok.Goal.State;
    };
    expect(await shelve('owner', 'shelving_in_review', 'Not this quarter')).toBe('shelving_in_review');
    expect(await shelve('manager', 'approved', 'It is needed')).toBe('approved');
    expect(await shelve('owner', 'shelving_in_review')).toBe('shelving_in_review');
    expect(await shelve('manager', 'shelved')).toBe('shelved');
    expect(await shelve('owner', 'approved')).toBe('approved');
    expect(await shelve('manager', 'shelved')).toBe('shelved');
    const { GoalStatusComments } = (await world.as('owner')('goals.read', { params: { id } })).ok;
    expect(GoalStatusComments.map((row) => row.Comment)).toEqual(['Not this quarter', 'It is needed']);
  });
});

describe('calls that read (core §7)', () => {
  test('[GOAL-160] GET /Goal/{id} is the bundle, with what the reader may do', async () => {
    const id = await world.rows({ state: 'approved' });
    const asOwner = (await world.as('owner')('goals.read', { params: { id } })).ok;
    expect(asOwner).toMatchObject({
      Goal: { Id: id },
      Permissions: ['Update', 'Finalize', 'Edit', 'RequestToShelve'],
    });
    const asStranger = (await world.as('stranger')('goals.read', { params: { id } })).ok;
    expect(asStranger).toMatchObject({ Goal: { Id: id }, Permissions: [] });
    const hidden = await world.rows({ state: 'draft' });
    expect((await world.as('stranger')('goals.read', { params: { id: hidden } })).status).toBe(404);
  });

  test('[GOAL-161] GET /Goal/single/{id} is the goal alone, as the list shows it', async () => {
    const id = await world.rows({ state: 'approved', values: { title: 'Alone and in the list' } });
    const single = (await world.as('peer')('goals.single', { params: { id } })).ok;
    const { data } = (await world.as('peer')('goals.list', { body: { Title: 'Alone and in' } })).ok;
    expect(data).toEqual([single]);
    expect(single).toMatchObject({ Id: id, State: 'approved' });
    expect((await world.as('observer')('goals.single', { params: { id } })).status).toBe(404);
  });

  test('[LIVE-006] rows are the goals that were asked for and may be seen, in that order, each once', async () => {
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

  test('rows are asked for by one id to a hundred', async () => {
    const statusOf = async (Ids: number[]) =>
      (await world.as('owner')('goals.rows', { body: { Ids } })).status;
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect([await statusOf([]), await statusOf(many), await statusOf(many.slice(1))]).toEqual([
      400, 400, 200,
    ]);
  });

  test('[GOAL-163] [GOAL-164] a weekly status answers its values, its week and its goal', async () => {
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

  test('[GOAL-180] follow toggles, for the one who asked', async () => {
    const id = await world.rows({ state: 'approved' });
    const follow = async () => (await world.as('peer')('goals.follow', { params: { id } })).ok.IsFollowed;
    const isFollowedBy = async (by: 'peer' | 'stranger') =>
      (await world.as(by)('goals.read', { params: { id } })).ok.IsFollowed;
    expect(await follow()).toBe(true);
    expect([await isFollowedBy('peer'), await isFollowedBy('stranger')]).toEqual([true, false]);
    const { data, followed } = (await world.as('peer')('goals.list', { body: { FollowedGoals: true } })).ok;
    expect([data.map((goal) => goal.Id), followed]).toEqual([[id], [id]]);
    expect(await follow()).toBe(false);
    expect(await isFollowedBy('peer')).toBe(false);
    const hidden = await world.rows({ state: 'draft' });
    expect((await world.as('peer')('goals.follow', { params: { id: hidden } })).status).toBe(404);
  });

  test('[GOAL-183] child_goals answers the goals beneath that the reader may see, and their statuses', async () => {
    const id = await world.rows({ by: 'manager', state: 'approved' });
    const child = await world.rows({ state: 'approved', values: { parent_id: id } });
    const draft = await world.rows({ by: 'peer', state: 'draft', values: { parent_id: id } });
    await world.rows({ by: 'peer', state: 'approved', values: { parent_id: child } });
    const Id = (await world.currentStatusId(child)) ?? 0;
    await world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 1, Quality: 4 } });
    const { Goals, GoalStatuses } = (await world.as('stranger')('goals.children', { params: { id } })).ok;
    expect(Goals.map((goal) => goal.Id)).toEqual([child]);
    expect(new Set(GoalStatuses.map((status) => status.GoalId))).toEqual(new Set([child]));
    expect(GoalStatuses.find((status) => status.Id === Id)).toMatchObject({ Likelihood: 1, Quality: 4 });
    const asPeer = (await world.as('peer')('goals.children', { params: { id } })).ok;
    expect(asPeer.Goals.map((goal) => goal.Id)).toEqual([child, draft]);
  });
});
