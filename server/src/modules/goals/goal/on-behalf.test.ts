import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

async function single(by: Member, id: number) {
  return (await world.as(by)('goals.single', { params: { id } })).ok;
}

describe('a Goal Admin', () => {
  test('[GOAL-143] [USER-015] creates and edits goals of others, decides for managers, reassigns, realigns and shelves', async () => {
    const { owner, peer } = world.people;
    const admin = world.as('goalAdmin');
    const { Goal } = (await admin('goals.create', { body: world.input({ OwnerId: owner.id }) })).ok;
    expect(Goal).toMatchObject({ State: 'draft', User: { Id: owner.id } });
    const params = { id: Goal.Id };
    const edited = await admin('goals.update', {
      params,
      body: world.input({ OwnerId: owner.id, Title: 'Sharper' }),
    });
    expect(edited.ok.Goal.GoalDetail.Title).toBe('Sharper');

    // Not the owner's manager, but allowed to decide.
    await world.as('owner')('goals.approve', { body: { Id: Goal.Id, Status: 'review' } });
    const decided = await admin('goals.approve', { body: { Id: Goal.Id, Status: 'approved' } });
    expect(decided.ok.Goal.State).toBe('approved');
    const published = await admin('goals.update', { params, body: world.input({ Title: 'Sharper still' }) });
    expect(published.ok.Goal).toMatchObject({ GoalDetail: { Title: 'Sharper still' }, GoalEdit: null });

    const parent = await world.rows({ by: 'vp', state: 'approved' });
    const aligned = await admin('goals.changeParent', { body: { Id: Goal.Id, GoalId: parent } });
    expect(aligned.ok.Goal.ParentId).toBe(parent);
    const given = await admin('goals.changeOwner', { body: { Id: Goal.Id, UserId: peer.id } });
    expect(given.ok.Goal.User.Id).toBe(peer.id);
    const shelved = await admin('goals.shelve', { body: { Id: Goal.Id, Status: 'shelved' } });
    expect(shelved.ok.Goal.State).toBe('shelved');
  });

  test('[GOAL-143] decides on edits, shelving and results in place of the manager', async () => {
    const admin = world.as('goalAdmin');
    const edit = await world.rows({ state: 'approved', edit: 'review' });
    const applied = await admin('goals.approve', { body: { Id: edit, Status: 'approved' } });
    expect(applied.ok.Goal.GoalDetail.Title).toBe('Edited');
    const shelving = await world.rows({ state: 'shelving_in_review' });
    const denied = { Id: shelving, Status: 'approved', Comment: 'We need it' };
    expect((await admin('goals.shelve', { body: denied })).ok.Goal.State).toBe('approved');
    const result = await world.rows({ state: 'results_in_review' });
    const review = { GoalId: result, Completed: true, Feedback: 'Good.' };
    expect((await admin('goals.finalizeApproved', { body: review })).ok.Goal.State).toBe('finalized');
  });

  test('a Goal Admin decides on none of their own requests', async () => {
    const id = await world.rows({ by: 'goalAdmin', state: 'review' });
    const own = await world.as('goalAdmin')('goals.approve', { body: { Id: id, Status: 'approved' } });
    expect(own.problem).toMatchObject({ status: 400, code: 'denied' });
    expect((await single('goalAdmin', id)).State).toBe('review');
  });
});

describe('a Goal Manager', () => {
  test('[GOAL-144] creates goals for others beneath their own, at any depth, and edits them', async () => {
    const { owner, peer } = world.people;
    const manager = world.as('goalManager');
    const own = await world.rows({ by: 'goalManager', state: 'approved' });
    const create = (OwnerId: number, ParentId: number) =>
      manager('goals.create', { body: world.input({ OwnerId, ParentId, IsDraft: false }) });
    const child = (await create(owner.id, own)).ok.Goal;
    expect(child).toMatchObject({ State: 'approved', User: { Id: owner.id }, ParentId: own });
    const grandchild = (await create(peer.id, child.Id)).ok.Goal;
    expect(grandchild).toMatchObject({ State: 'approved', User: { Id: peer.id }, ParentId: child.Id });
    for (const goal of [child, grandchild]) {
      const body = world.input({ Title: 'In other words', ParentId: goal.ParentId });
      const edited = await manager('goals.update', { params: { id: goal.Id }, body });
      expect(edited.ok.Goal).toMatchObject({ GoalDetail: { Title: 'In other words' }, GoalEdit: null });
    }
  });

  test('[GOAL-144] [USER-015] cannot create or edit goals outside their own tree', async () => {
    const manager = world.as('goalManager');
    const elsewhere = await world.rows({ by: 'vp', state: 'approved' });
    const refused = await manager('goals.create', {
      body: world.input({ OwnerId: world.people.owner.id, ParentId: elsewhere }),
    });
    expect(refused.problem.detail).toBe('Please choose one of your own goals, or a goal beneath them.');
    const id = await world.rows({
      state: 'approved',
      values: { parent_id: elsewhere, title: 'Theirs' },
    });
    const edit = await manager('goals.update', {
      params: { id },
      body: world.input({ Title: 'Mine', ParentId: elsewhere }),
    });
    expect(edit.problem).toMatchObject({
      status: 400,
      detail: 'You cannot edit this goal; please ask its owner.',
    });
    const gone = await manager('goals.changeOwner', { body: { Id: id, UserId: world.people.peer.id } });
    expect(gone.problem).toMatchObject({ status: 400, code: 'denied' });
    expect(await single('owner', id)).toMatchObject({
      GoalDetail: { Title: 'Theirs' },
      User: { Id: world.people.owner.id },
    });
  });

  test('publishes edits of their own unaligned goal, and requests approval for an aligned one (core §6)', async () => {
    const manager = world.as('goalManager');
    const parent = await world.rows({ by: 'vp', state: 'approved' });
    for (const [parentId, expected] of [
      [null, { GoalDetail: { Title: 'Changed' }, GoalEdit: null }],
      [parent, { GoalDetail: { Title: 'Before' }, GoalEdit: { State: 'review', Title: 'Changed' } }],
    ] as const) {
      const values = { parent_id: parentId, title: 'Before' };
      const id = await world.rows({ by: 'goalManager', state: 'approved', values });
      const body = world.input({ Title: 'Changed', ParentId: parentId, IsDraft: false });
      expect((await manager('goals.update', { params: { id }, body })).ok.Goal).toMatchObject(expected);
    }
  });

  test('cannot edit while a decision is pending', async () => {
    const own = await world.rows({ by: 'goalManager', state: 'approved' });
    const id = await world.rows({ state: 'approved', edit: 'review', values: { parent_id: own } });
    const body = world.input({ Title: 'Past it', ParentId: own });
    const refused = await world.as('goalManager')('goals.update', { params: { id }, body });
    expect(refused.problem).toMatchObject({
      status: 400,
      detail: 'Changes to this goal are waiting for approval.',
    });
    expect((await single('owner', id)).GoalEdit).toMatchObject({ State: 'review', Title: 'Edited' });
  });
});
