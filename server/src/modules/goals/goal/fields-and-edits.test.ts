import type { BodyOf } from '@cadence/shared-contract';
import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

describe('creating', () => {
  test('[GOAL-079] [GOAL-080] [GOAL-081] required texts and lengths', async () => {
    const owner = world.as('owner');
    const blank = await owner('goals.create', { body: world.input({ Title: '  ', Measurement: '' }) });
    expect(blank.problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [
        { path: 'Title', message: 'Title is required.' },
        { path: 'Measurement', message: 'Measurement is required.' },
      ],
    });
    expect((await owner('goals.create', { body: {} as BodyOf<'goals.create'> })).problem.errors).toEqual([
      { path: 'Title', message: 'Title is required.' },
      { path: 'Measurement', message: 'Measurement is required.' },
      { path: 'PeriodId', message: 'Please select quarter!' },
    ]);
    for (const [field, limit, label] of [
      ['Title', 255, 'Title'],
      ['Measurement', 3000, 'Measurement'],
      ['Description', 3000, 'Description'],
      ['ReportingMemo', 255, 'Reporting memo'],
    ] as const) {
      const long = await owner('goals.create', { body: world.input({ [field]: 'x'.repeat(limit + 1) }) });
      const message = `${label} must have at most ${limit} characters.`;
      expect(long.problem.errors).toEqual([{ path: field, message }]);
      const exact = await owner('goals.create', { body: world.input({ [field]: 'ß'.repeat(limit) }) });
      expect(exact.status).toBe(200);
    }
    const markup = '<img src=x onerror=alert(1)>';
    const kept = await owner('goals.create', { body: world.input({ Title: markup, Description: markup }) });
    expect(kept.ok.Goal.GoalDetail).toMatchObject({ Title: markup, Description: markup });
  });

  test('[GOAL-078] the quarter must be the current or a coming one', async () => {
    const owner = world.as('owner');
    expect((await owner('goals.create', { body: world.input({ PeriodId: 999_999 }) })).problem.detail).toBe(
      'Please select quarter!',
    );
    const past = await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
      db
        .insertInto('periods')
        .values({
          tenant_id: world.tenant.id,
          year: 2026,
          quarter: 3,
          start_date: '2026-07-01',
          end_date: '2026-09-30',
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect((await owner('goals.create', { body: world.input({ PeriodId: past.id }) })).problem).toMatchObject(
      {
        status: 400,
        detail: 'Goals cannot be added to a past quarter.',
      },
    );
  });

  test('[GOAL-071] [GOAL-072] [GOAL-082] [GOAL-073] who may create for others, and where', async () => {
    const { owner, observer } = world.people;
    const forOwner = world.input({ OwnerId: owner.id });
    expect((await world.as('manager')('goals.create', { body: forOwner })).problem.code).toBe('denied');
    expect((await world.as('observer')('goals.create', { body: world.input() })).problem.detail).toBe(
      'Observers cannot add goals.',
    );
    expect(
      (await world.as('goalAdmin')('goals.create', { body: world.input({ OwnerId: observer.id }) })).problem
        .errors?.[0]?.path,
    ).toBe('OwnerId');
    const unaligned = await world.as('goalManager')('goals.create', { body: forOwner });
    expect(unaligned.problem.detail).toBe('Parent is required when creating goals for others');
    const foreign = await world.rows({ by: 'manager', state: 'approved' });
    const elsewhere = await world.as('goalManager')('goals.create', {
      body: { ...forOwner, ParentId: foreign },
    });
    expect(elsewhere.problem.errors?.[0]?.path).toBe('ParentId');
    const own = await world.rows({ by: 'goalManager', state: 'approved' });
    const beneath = await world.rows({ by: 'peer', state: 'approved', values: { parent_id: own } });
    for (const ParentId of [own, beneath]) {
      const made = await world.as('goalManager')('goals.create', {
        body: { ...forOwner, ParentId, IsDraft: false },
      });
      expect(made.ok.Goal).toMatchObject({ State: 'approved', User: { Id: owner.id }, ParentId });
    }
    expect((await world.as('goalAdmin')('goals.create', { body: forOwner })).ok.Goal.ParentId).toBeNull();
  });

  test('[GOAL-068] [GOAL-069] [GOAL-070] IsDraft false submits, or publishes where the actor may', async () => {
    const body = world.input({ IsDraft: false });
    expect((await world.as('owner')('goals.create', { body })).ok.Goal.State).toBe('review');
    expect(
      (await world.as('owner')('goals.create', { body: world.input({ IsDraft: true }) })).ok.Goal.State,
    ).toBe('draft');
    const company = (await world.as('ceo')('goals.create', { body })).ok.Goal;
    expect(company).toMatchObject({ State: 'approved', IsCompanyGoal: true });
    expect((await world.as('goalAdmin')('goals.create', { body })).ok.Goal.State).toBe('approved');
    const aligned = { ...body, ParentId: company.Id };
    expect((await world.as('goalAdmin')('goals.create', { body: aligned })).ok.Goal.State).toBe('review');
  });

  test('a repeated create with the same Idempotency-Key makes one goal', async () => {
    const headers = { 'idempotency-key': 'once' };
    const create = () =>
      world.as('owner')('goals.create', { body: world.input({ Title: 'Only once' }) }, { headers });
    const [first, second] = [await create(), await create()];
    expect(second.ok.Goal.Id).toBe(first.ok.Goal.Id);
    const found = (await world.as('owner')('goals.list', { body: { Title: 'only ONCE' } })).ok;
    expect(found.count).toBe(1);
  });
});

describe('editing', () => {
  test('[D-3] a stale UpdatedAt overwrites nothing', async () => {
    const goal = await world.goal();
    const save = (Title: string) =>
      world.as('owner')('goals.update', {
        params: { id: goal.Id },
        body: world.input({ Title, UpdatedAt: goal.UpdatedAt }),
      });
    expect((await save('First')).status).toBe(200);
    expect((await save('Second')).problem).toMatchObject({ status: 409, code: 'stale' });
    expect((await world.as('owner')('goals.single', { params: { id: goal.Id } })).ok.GoalDetail.Title).toBe(
      'First',
    );
  });

  test('[GOAL-135] [GOAL-137] [GOAL-142] [GOAL-157] an edit of an approved goal waits, is resubmitted and applied', async () => {
    const id = await world.rows({ state: 'approved', values: { title: 'Before' } });
    const owner = world.as('owner');
    const save = (body: Partial<BodyOf<'goals.update'>>) =>
      owner('goals.update', { params: { id }, body: world.input(body) });
    const draft = (await save({ Title: 'After', Description: 'By hand', IsPrivate: true })).ok.Goal;
    expect(draft.GoalDetail.Title).toBe('Before');
    expect(draft.GoalEdit).toMatchObject({
      Id: expect.any(Number) as number,
      GoalId: id,
      State: 'draft',
      Title: 'After',
      Measurement: 'Counted',
      Description: 'By hand',
      Hidden: true,
    });
    expect((await world.as('manager')('goals.read', { params: { id } })).ok.GoalEdits).toEqual([]);
    expect((await world.as('manager')('goals.single', { params: { id } })).ok.Flags.PendingEdits).toBe(false);

    const submitted = (
      await save({ Title: 'After all', IsDraft: false, UpdatedAt: draft.GoalEdit?.UpdatedAt ?? '' })
    ).ok;
    expect(submitted.Goal).toMatchObject({
      State: 'approved',
      GoalEdit: { State: 'review', Title: 'After all' },
    });
    expect(submitted.Goal.WaitingFor?.Id).toBe(world.people.manager.id);
    expect((await world.as('stranger')('goals.single', { params: { id } })).ok.WaitingFor).toBeNull();
    const post = await owner('goals.updateStatus', {
      body: { Id: (await world.currentStatusId(id)) ?? 0, Likelihood: 2, Quality: 2 },
    });
    expect(post.status).toBe(200);

    const applied = (await world.as('manager')('goals.approve', { body: { Id: id, Status: 'approved' } })).ok;
    expect(applied.Goal).toMatchObject({
      GoalDetail: { Title: 'After all' },
      State: 'approved',
      GoalEdit: null,
    });
    const bundle = (await owner('goals.read', { params: { id } })).ok;
    expect(bundle.GoalEdits.map((edit) => edit.State)).toEqual(['approved']);
    expect(bundle.GoalTransitions.map((row) => [row.TransitionableType, row.FromState, row.ToState])).toEqual(
      [
        ['GoalEdit', null, 'draft'],
        ['GoalEdit', 'draft', 'review'],
        ['GoalEdit', 'review', 'approved'],
      ],
    );
  });

  test('[GOAL-087] [GOAL-086] retracting and discarding edits need a comment', async () => {
    const id = await world.rows({ state: 'approved', edit: 'review' });
    const owner = world.as('owner');
    const retract = (Status: string, Comment?: string) =>
      owner('goals.retractEdits', { body: { Id: id, Status, ...(Comment ? { Comment } : {}) } });
    expect((await retract('draft')).problem.detail).toBe('Please enter comment');
    expect((await retract('draft', 'Too early')).ok.Goal.GoalEdit?.State).toBe('draft');
    expect((await retract('canceled', '   ')).problem.detail).toBe('Please enter comment');
    expect((await retract('canceled', 'Never mind')).ok.Goal.GoalEdit).toBeNull();
    const review = await world.rows({ state: 'review' });
    const mute = await owner('goals.retract', { body: { Id: review, Status: 'draft' } });
    expect(mute.problem.detail).toBe('Please enter comment');
  });

  test('people who may publish apply edits at once', async () => {
    const id = await world.rows({ state: 'approved' });
    const body = world.input({ Title: 'By the admin', IsFromEdit: true });
    const edited = (await world.as('goalAdmin')('goals.update', { params: { id }, body })).ok.Goal;
    expect(edited).toMatchObject({ GoalDetail: { Title: 'By the admin' }, GoalEdit: null });
    const ceos = await world.rows({ by: 'ceo', state: 'approved' });
    const own = await world.as('ceo')('goals.update', {
      params: { id: ceos },
      body: { ...body, IsDraft: false },
    });
    expect(own.ok.Goal.GoalDetail.Title).toBe('By the admin');
  });

  test('an edit whose parent has moved beneath the goal is not applied', async () => {
    const id = await world.rows({ state: 'approved' });
    const parent = await world.rows({ by: 'vp', state: 'approved' });
    await world.as('owner')('goals.update', {
      params: { id },
      body: world.input({ ParentId: parent, IsDraft: false }),
    });
    await world.as('goalAdmin')('goals.changeParent', { body: { Id: parent, GoalId: id } });
    const refused = await world.as('manager')('goals.approve', { body: { Id: id, Status: 'approved' } });
    expect(refused.problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining('beneath it') as string,
    });
    expect((await world.as('owner')('goals.single', { params: { id } })).ok.GoalEdit?.State).toBe('review');
  });

  test('an edit does not change owner and quarter of a published goal; finished goals take no edits', async () => {
    const id = await world.rows({ state: 'approved' });
    const save = (body: Partial<BodyOf<'goals.update'>>) =>
      world.as('owner')('goals.update', { params: { id }, body: world.input(body) });
    expect((await save({ PeriodId: world.nextPeriodId })).problem.errors?.[0]?.path).toBe('PeriodId');
    expect((await save({ OwnerId: world.people.peer.id })).problem.errors?.[0]?.path).toBe('OwnerId');
    for (const state of ['shelved', 'results_in_review', 'finalized'] as const) {
      const done = await world.rows({ state });
      expect(
        (await world.as('owner')('goals.update', { params: { id: done }, body: world.input() })).status,
      ).toBe(409);
    }
  });

  test('[GOAL-116] the other spelling of shelving is accepted, an unknown status refused', async () => {
    const id = await world.rows({ state: 'approved' });
    const shelve = (Status: string) => world.as('owner')('goals.shelve', { body: { Id: id, Status } });
    expect((await shelve('melted')).problem.errors?.[0]?.path).toBe('Status');
    expect((await shelve('shilving_in_review')).ok.Goal.State).toBe('shelving_in_review');
  });
});
