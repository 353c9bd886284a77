import type { BodyOf } from '@cadence/shared-contract';
import { addDays, API_BASE, mondayOf } from '@cadence/shared-contract';
import type { GoalWorld } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T15:00:00Z';
beforeAll(async () => {
  world = await startGoalWorld();
});
beforeEach(() => world.t.clock.set(START));
afterAll(() => world.t.close());

async function read(id: number) {
  return (await world.as('goalAdmin')('goals.read', { params: { id } })).ok;
}

/** Sends a raw request that the typed calls would not allow. */
async function sendRaw(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: string) {
  const { Token } = await world.t.login(world.people.owner, world.tenant);
  const response = await world.t.app.http.inject({
    method,
    url: `${API_BASE}${path}`,
    headers: { authorization: `Bearer ${Token}`, 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
}

describe('results', () => {
  test('[GOAL-109] [GOAL-110] 0, 101, 50.5 and words are not percentages; the goal stays approved', async () => {
    const id = await world.rows({ state: 'approved', values: { goal_type: 'objective_results' } });
    const result = { GoalId: id, Quality: 3, Outcome: 'Done.' };
    for (const [ObjectiveResult, message] of [
      [0, 'Please enter more than 0.'],
      [101, 'Please enter a value between 0-100'],
      [-1, 'Please enter a value between 0-100'],
      [50.5, 'Objective result must be a whole number.'],
      ['50', 'Objective result must be a whole number.'],
      [1e300, 'Please enter a value between 0-100'],
    ] as const) {
      const body = { ...result, ObjectiveResult } as BodyOf<'goals.finalize'>;
      const { problem } = await world.as('owner')('goals.finalize', { body });
      expect([ObjectiveResult, problem.status, problem.errors]).toEqual([
        ObjectiveResult,
        400,
        [{ path: 'ObjectiveResult', message }],
      ]);
    }
    expect((await read(id)).Goal).toMatchObject({ State: 'approved', OwnerGoalResult: null });
  });
});

describe('weekly updates', () => {
  test('[GOAL-101] [GOAL-102] no updates for weeks too old, in the future, or before the approval (D-8)', async () => {
    const today = '2026-11-11';
    world.t.clock.set('2026-10-13T18:00:00Z');
    const id = await world.rows({ state: 'approved' });
    world.t.clock.set(START);
    const { GoalStatuses } = await read(id);
    const post = (weeks: number) => {
      const start = addDays(mondayOf(today), 7 * weeks);
      const Id = GoalStatuses.find((row) => row.GoalPeriodWeek.StartDate === start)?.Id ?? 0;
      return world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 4, Quality: 4 } });
    };
    expect((await post(-4)).problem.detail).toBe('This week can no longer be updated.');
    expect((await post(1)).problem.detail).toBe('This week has not started yet.');
    // The week before the approval has no status row.
    expect((await post(-5)).problem.errors?.[0]?.path).toBe('Id');
    expect((await read(id)).GoalStatuses.every((row) => row.Likelihood === null)).toBe(true);
  });

  test('a status id of another goal posts nothing to this goal', async () => {
    const theirs = await world.rows({ by: 'peer', state: 'approved' });
    const hidden = await world.rows({ by: 'peer', state: 'approved', values: { is_private: true } });
    const post = async (goalId: number) => {
      const Id = (await world.currentStatusId(goalId)) ?? 0;
      return world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 0, Quality: 0 } });
    };
    expect((await post(theirs)).problem).toMatchObject({
      status: 400,
      detail: 'Only the owner posts the weekly update of a goal.',
    });
    expect((await post(hidden)).status).toBe(404);
    expect((await read(theirs)).Goal.MostRecentGoalStatus).toBeNull();
    expect((await read(hidden)).Goal.MostRecentGoalStatus).toBeNull();
  });

  test('[GOAL-099] levels outside the scale are refused', async () => {
    const id = await world.rows({ state: 'approved' });
    const Id = (await world.currentStatusId(id)) ?? 0;
    for (const Likelihood of [-1, 5, 2.5, '3', null, true]) {
      const body = { Id, Likelihood, Quality: 3 } as BodyOf<'goals.updateStatus'>;
      const { problem } = await world.as('owner')('goals.updateStatus', { body });
      expect([Likelihood, problem.status, problem.errors?.[0]?.path]).toEqual([
        Likelihood,
        400,
        'Likelihood',
      ]);
    }
    expect((await read(id)).Goal.MostRecentGoalStatus).toBeNull();
  });
});

describe('alignment', () => {
  test('a parent that would close a cycle is refused in every call that takes one', async () => {
    const top = await world.rows({ by: 'owner', state: 'approved' });
    const middle = await world.rows({ state: 'approved', values: { parent_id: top } });
    const bottom = await world.rows({ state: 'approved', values: { parent_id: middle } });
    const admin = world.as('goalAdmin');
    for (const [parent, detail] of [
      [top, 'A goal cannot be its own parent.'],
      [middle, 'A goal cannot be aligned to a goal beneath it.'],
      [bottom, 'A goal cannot be aligned to a goal beneath it.'],
    ] as const) {
      const calls = [
        await admin('goals.changeParent', { body: { Id: top, GoalId: parent } }),
        await admin('goals.update', { params: { id: top }, body: world.input({ ParentId: parent }) }),
        await world.as('owner')('goals.update', {
          params: { id: top },
          body: world.input({ ParentId: parent, IsDraft: false }),
        }),
      ];
      for (const { problem } of calls) expect(problem).toMatchObject({ status: 400, detail });
    }
    expect((await read(top)).Goal).toMatchObject({ ParentId: null, GoalEdit: null });
    expect((await read(bottom)).Ancestors.map((goal) => goal.Id)).toEqual([top, middle]);
  });
});

describe('fields and ids', () => {
  test('unknown fields are refused, each by name', async () => {
    for (const extra of [{ State: 'approved' }, { Id: 1 }, { creator_id: 1 }, { constructor: 1 }]) {
      const { problem } = await world.as('owner')('goals.create', { body: world.input(extra as object) });
      const [path = ''] = Object.keys(extra);
      expect(problem.errors).toEqual([
        { path, message: 'The request holds a field that is not known here.' },
      ]);
    }
  });

  test.each(['"7"', '-1', '0', '1.5', '2147483648', '1e400', 'null', '[]', '{}', 'true'])(
    'an id that is %s is refused at its field',
    async (id) => {
      for (const [path, body] of [
        ['/Goal/approve', `{"Id":${id},"Status":"review"}`],
        ['/Goal/updatestatus', `{"Id":${id},"Likelihood":1,"Quality":1}`],
        ['/Goal/finalize', `{"GoalId":${id},"Quality":1,"Outcome":"O"}`],
        ['/Goal/changegoalownership', `{"Id":${id},"UserId":1}`],
        ['/Goal/CommentAdd', `{"Id":${id},"Type":"GoalStatus","Comment":"C"}`],
        ['/Goal', `{"Title":"T","Measurement":"M","PeriodId":${id}}`],
      ] as const) {
        const answer = await sendRaw('POST', path, body);
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.type).toMatch('application/problem+json');
      }
    },
  );

  test.each(['0', '-1', '1.5', '2147483648', '99999999999999999999', 'abc', '1%00', '%20', '1e3', '٣'])(
    'an address with the id %s is refused or not found',
    async (id) => {
      const encoded = /%/.test(id) ? id : encodeURIComponent(id);
      for (const path of ['/Goal/', '/Goal/single/', '/Goal/goalstatus/', '/Goal/follow/', '/Goal/delete/']) {
        const { status, body } = await sendRaw('GET', `${path}${encoded}`);
        expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        expect((JSON.parse(body) as { detail: string }).detail).toMatch(/\.$/);
      }
    },
  );

  test.each(['', '[]', 'null', '"text"', '{"Title":', '{"Title":"a","Title":1}'])(
    'a body that is %j is refused',
    async (payload) => {
      for (const path of ['/Goal', '/Goal/approve', '/Goal/finalize', '/Goal/CommentAdd']) {
        const { status, type } = await sendRaw('POST', path, payload);
        expect([path, status]).toEqual([path, 400]);
        expect(type).toMatch('application/problem+json');
      }
    },
  );
});

describe('quarters and owners', () => {
  test('a quarter that is over accepts no new or moved goals', async () => {
    const draft = await world.rows({ state: 'draft', periodId: world.nextPeriodId });
    world.t.clock.set('2027-01-04T18:00:00Z');
    const owner = world.as('owner');
    const past = world.input({ PeriodId: world.periodId });
    for (const { problem } of [
      await owner('goals.create', { body: past }),
      await owner('goals.update', { params: { id: draft }, body: past }),
    ]) {
      expect(problem).toMatchObject({ status: 400, detail: 'Goals cannot be added to a past quarter.' });
    }
    expect((await read(draft)).Goal.GoalPeriodId).toBe(world.nextPeriodId);
  });

  test('people who are deactivated, observers or in another tenant cannot become owners', async () => {
    const gone = await world.addPerson({ deactivated_at: new Date('2026-11-01T00:00:00Z') });
    const other = await startGoalWorld({}, world.t);
    const draft = await world.rows({ state: 'draft' });
    const approved = await world.rows({ state: 'approved' });
    const admin = world.as('goalAdmin');
    for (const UserId of [gone.id, world.people.observer.id, other.people.owner.id]) {
      for (const [path, { problem }] of [
        ['OwnerId', await admin('goals.create', { body: world.input({ OwnerId: UserId }) })],
        [
          'OwnerId',
          await admin('goals.update', { params: { id: draft }, body: world.input({ OwnerId: UserId }) }),
        ],
        ['UserId', await admin('goals.changeOwner', { body: { Id: approved, UserId } })],
      ] as const) {
        const message = 'The owner must be an active person who is not an observer.';
        expect(problem).toMatchObject({ status: 400, errors: [{ path, message }] });
      }
    }
    for (const id of [draft, approved]) expect((await read(id)).Goal.User.Id).toBe(world.people.owner.id);
  });
});
