import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

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
    const fromEdit = world.input({ Title: 'After', IsFromEdit: true });
    const edited = await world.as('owner')('goals.update', { params: { id: approved }, body: fromEdit });
    expect(edited.ok.Goal).toMatchObject({
      GoalDetail: { Title: 'Before' },
      GoalEdit: { Title: 'After', State: 'draft' },
    });
    const draft = await world.rows({ state: 'draft' });
    const tooEarly = await world.as('owner')('goals.update', { params: { id: draft }, body: fromEdit });
    expect(tooEarly.status).toBe(409);
  });
});

describe('calls that read (core §7)', () => {
  test('[GOAL-160] GET /Goal/{id} returns the bundle, with what the reader may do', async () => {
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

  test('[GOAL-161] GET /Goal/single/{id} returns only the goal, as the list shows it', async () => {
    const id = await world.rows({ state: 'approved', values: { title: 'Alone and in the list' } });
    const single = (await world.as('peer')('goals.single', { params: { id } })).ok;
    const { data } = (await world.as('peer')('goals.list', { body: { Title: 'Alone and in' } })).ok;
    expect(data).toEqual([single]);
    expect(single).toMatchObject({ Id: id, State: 'approved' });
    expect((await world.as('observer')('goals.single', { params: { id } })).status).toBe(404);
  });

  test('[GOAL-180] follow toggles, for the caller', async () => {
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
    for (const call of ['goals.follow', 'goals.startFollowing', 'goals.stopFollowing'] as const)
      expect((await world.as('peer')(call, { params: { id: hidden } })).status).toBe(404);
  });

  test('[GOAL-180] eight toggles at once end where they began, and each turns what it found', async () => {
    const params = { id: await world.rows({ state: 'approved' }) };
    const peer = world.as('peer');
    const toggles = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, async () => (await peer('goals.follow', { params })).ok.IsFollowed),
      );
      return [answers.filter((isFollowed) => isFollowed).length, await isFollowed()];
    };
    const isFollowed = async () => (await peer('goals.read', { params })).ok.IsFollowed;
    expect(await toggles(8)).toEqual([4, false]);
    expect(await toggles(7)).toEqual([4, true]);
  });

  test('[GOAL-180] [D-4] the proper verbs say what is wanted: twice is once', async () => {
    const params = { id: await world.rows({ state: 'approved' }) };
    const peer = world.as('peer');
    for (const [call, isFollowed] of [
      ['goals.startFollowing', true],
      ['goals.startFollowing', true],
      ['goals.stopFollowing', false],
      ['goals.stopFollowing', false],
    ] as const) {
      expect((await peer(call, { params })).ok).toEqual({ IsFollowed: isFollowed });
      expect((await peer('goals.read', { params })).ok.IsFollowed).toBe(isFollowed);
    }
  });

  test('[GOAL-183] child_goals returns the children that the reader may see, and their statuses', async () => {
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
