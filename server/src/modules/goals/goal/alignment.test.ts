import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

describe('alignment', () => {
  const align = (id: number, parent: number) =>
    world.as('goalAdmin')('goals.changeParent', { body: { Id: id, GoalId: parent } });

  test('[GOAL-094] not to itself, beneath itself, to another quarter, or to a goal that is not underway', async () => {
    const top = await world.rows({ state: 'approved' });
    const middle = await world.rows({ state: 'approved', values: { parent_id: top } });
    const bottom = await world.rows({ state: 'approved', values: { parent_id: middle } });
    expect((await align(top, top)).problem.detail).toBe('A goal cannot be its own parent.');
    expect((await align(top, bottom)).problem.detail).toBe('A goal cannot be aligned to a goal beneath it.');
    const later = await world.rows({ state: 'approved', periodId: world.nextPeriodId });
    expect((await align(top, later)).problem.detail).toBe('The parent goal must belong to the same quarter.');
    for (const state of ['draft', 'shelved', 'finalized'] as const) {
      expect((await align(top, await world.rows({ state }))).status).toBe(400);
    }
    const hidden = await world.rows({ by: 'stranger', state: 'draft' });
    const asOwner = await world.as('owner')('goals.create', { body: world.input({ ParentId: hidden }) });
    expect(asOwner.problem.detail).toBe('The parent goal does not exist, or you may not see it.');
  });

  test('[GOAL-182] [GOAL-095] changing and removing the parent is recorded with ActionType 1', async () => {
    const id = await world.rows({ state: 'approved' });
    const parent = await world.rows({ by: 'vp', state: 'approved', values: { title: 'The new parent' } });
    expect((await align(id, parent)).ok.Goal).toMatchObject({
      ParentId: parent,
      ParentTitle: 'The new parent',
    });
    expect((await align(id, 0)).ok.Goal.ParentId).toBeNull();
    const { GoalTransitions } = (await world.as('owner')('goals.read', { params: { id } })).ok;
    expect(GoalTransitions.map(({ ActionType, GoalName }) => [ActionType, GoalName])).toEqual([
      [1, 'The new parent'],
      [1, null],
    ]);
  });

  test('[GOAL-083] the quarter is locked while the goal has a parent or aligned goals', async () => {
    const parent = await world.rows({ by: 'vp', state: 'approved' });
    const goal = (await world.as('owner')('goals.create', { body: world.input({ ParentId: parent }) })).ok
      .Goal;
    const move = (ParentId: number | null) =>
      world.as('owner')('goals.update', {
        params: { id: goal.Id },
        body: world.input({ ParentId, PeriodId: world.nextPeriodId }),
      });
    expect((await move(parent)).problem.detail).toBe(
      'The quarter cannot be changed while a parent goal is set.',
    );
    expect((await move(null)).ok.Goal).toMatchObject({ GoalPeriodId: world.nextPeriodId, ParentId: null });
    const above = await world.rows({ state: 'draft' });
    await world.rows({ state: 'draft', values: { parent_id: above } });
    const moved = await world.as('owner')('goals.update', {
      params: { id: above },
      body: world.input({ PeriodId: world.nextPeriodId }),
    });
    expect(moved.problem.errors?.[0]?.path).toBe('PeriodId');
  });

  test('[GOAL-167] candidates: what can be chosen, what is disabled, and nothing hidden', async () => {
    const { owner } = world.people;
    const goalId = await world.rows({ state: 'draft' });
    const child = await world.rows({ by: 'peer', state: 'approved', values: { parent_id: goalId } });
    const shelved = await world.rows({ state: 'shelved' });
    const hidden = await world.rows({ by: 'stranger', state: 'draft' });
    const managers = await world.rows({ by: 'manager', state: 'approved' });
    const params = { userId: owner.id, periodId: world.periodId, ownerId: owner.id, goalId };
    const { data } = (await world.as('owner')('goals.parentCandidates', { params })).ok;
    const disabled = new Map(data.map((candidate) => [candidate.Id, candidate.IsDisabled]));
    expect([goalId, child, shelved, managers].map((id) => disabled.get(id))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(disabled.has(hidden)).toBe(false);
    expect(data[0]?.Owner.Id).toBe(world.people.manager.id);
    const theirs = await world.as('owner')('goals.parentCandidates', {
      params: { ...params, userId: world.people.peer.id },
    });
    expect(new Set(theirs.ok.data.map((candidate) => candidate.Owner.Id))).toEqual(
      new Set([world.people.peer.id]),
    );
  });
});

describe('owners and deletion', () => {
  test('[GOAL-181] a new owner must be active and not an observer; history keeps the previous owner', async () => {
    const id = await world.rows({ state: 'approved' });
    const { owner, peer, observer } = world.people;
    const give = (UserId: number) => world.as('manager')('goals.changeOwner', { body: { Id: id, UserId } });
    for (const nobody of [null, undefined])
      expect((await give(nobody as unknown as number)).problem.errors).toEqual([
        { path: 'UserId', message: 'Please select owner!' },
      ]);
    const gone = await world.addPerson({ deactivated_at: new Date('2026-11-01T00:00:00Z') });
    for (const refused of [observer.id, gone.id, owner.id])
      expect((await give(refused)).problem.code).toBe('invalid');
    expect((await give(peer.id)).ok.Goal.User.Id).toBe(peer.id);
    const { GoalTransitions } = (await world.as('peer')('goals.read', { params: { id } })).ok;
    expect(GoalTransitions).toMatchObject([
      { ActionType: 0, Meta: { from_user_id: owner.id, to_user_id: peer.id } },
    ]);
  });

  test('[GOAL-176] deletion is soft: children become unaligned and count as such', async () => {
    const parent = await world.rows({ by: 'vp', state: 'approved' });
    const id = await world.rows({ by: 'manager', state: 'approved', values: { parent_id: parent } });
    const child = await world.rows({ state: 'approved', values: { parent_id: id } });
    const remove = () => world.as('ceo')('goals.delete', { params: { id } });
    expect((await remove()).ok).toEqual({ Success: true });
    expect((await remove()).ok).toEqual({ Success: true });
    expect((await world.as('goalAdmin')('goals.delete', { params: { id } })).status).toBe(404);
    expect((await world.as('manager')('goals.read', { params: { id } })).status).toBe(404);
    const orphan = (await world.as('owner')('goals.read', { params: { id: child } })).ok;
    expect(orphan).toMatchObject({
      Ancestors: [],
      ParentGoal: null,
      Goal: { ParentId: id, ParentTitle: null },
    });
    const listed = (await world.as('owner')('goals.list', { body: { Unaligned: true, PageSize: 100 } })).ok
      .data;
    expect(listed.map((goal) => goal.Id)).toContain(child);
    const above = (await world.as('vp')('goals.read', { params: { id: parent } })).ok;
    expect(above.DeletedDescestors).toEqual([{ Id: id, ParentId: parent, Count: 1 }]);
    expect(above.Goal.ChildCount).toBe(0);
  });
});

describe('a parent that the actor may not see (D-119)', () => {
  const hidden = () => world.rows({ by: 'manager', state: 'approved', values: { is_private: true } });
  const parentOf = async (id: number) =>
    (await world.as('goalAdmin')('goals.single', { params: { id } })).ok.ParentId;
  const texts = { Title: 'Other words', Measurement: 'Counted', ParentId: null };

  test('is kept when they save what they read, in a draft and in the edit of an approved goal', async () => {
    const parent = await hidden();
    for (const state of ['draft', 'approved'] as const) {
      const id = await world.rows({ by: 'stranger', state, values: { parent_id: parent } });
      const body = { ...texts, PeriodId: world.periodId };
      const { Goal } = (await world.as('stranger')('goals.update', { params: { id }, body })).ok;
      expect([Goal.ParentId, Goal.GoalEdit?.ParentId ?? null]).toEqual([null, null]);
      expect(await parentOf(id)).toBe(parent);
      if (state === 'draft') continue;
      const submit = await world.as('stranger')('goals.approve', { body: { Id: id, Status: 'review' } });
      expect(submit.status).toBe(200);
      const approve = await world.as('goalAdmin')('goals.approve', { body: { Id: id, Status: 'approved' } });
      expect([approve.ok.Goal.GoalDetail.Title, approve.ok.Goal.ParentId]).toEqual(['Other words', parent]);
    }
  });

  test('is dropped with a new quarter, and replaced by one that they choose', async () => {
    const parent = await hidden();
    const values = { parent_id: parent };
    const moved = await world.rows({ by: 'stranger', state: 'draft', values });
    const body = { ...texts, PeriodId: world.nextPeriodId };
    expect((await world.as('stranger')('goals.update', { params: { id: moved }, body })).status).toBe(200);
    expect(await parentOf(moved)).toBeNull();
    const aligned = await world.rows({ by: 'stranger', state: 'draft', values });
    const open = await world.rows({ by: 'vp', state: 'approved' });
    const choice = { ...texts, PeriodId: world.periodId, ParentId: open };
    const { Goal } = (await world.as('stranger')('goals.update', { params: { id: aligned }, body: choice }))
      .ok;
    expect(Goal.ParentId).toBe(open);
  });

  test('is not removed when they choose no parent, and they are not notified of its end', async () => {
    const parent = await hidden();
    const report = await world.addPerson({ manager_id: world.people.stranger.id });
    const id = await world.rows({ by: 'stranger', state: 'approved', values: { parent_id: parent } });
    const beneath = await world.rows({
      state: 'approved',
      values: { parent_id: parent, owner_id: report.id },
    });
    const none = await world.as('stranger')('goals.changeParent', { body: { Id: beneath, GoalId: 0 } });
    expect(none.ok.Goal.ParentId).toBeNull();
    expect(await parentOf(beneath)).toBe(parent);
    await world.as('goalAdmin')('goals.delete', { params: { id: parent } });
    const { Notifications } = (await world.as('stranger')('notifications.list', { params: { page: 1 } })).ok;
    expect(Notifications.filter((one) => one.NotifiedObjectId === id)).toEqual([]);
  });
});
