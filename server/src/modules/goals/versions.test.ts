import type { BodyOf, OperationId } from '@cadence/shared-contract';
import { OPERATIONS } from '@cadence/shared-contract/operations';
import { operationsOf } from '../../kernel/http/index.ts';
import type { Call } from './testing/action-table.ts';
import type { GoalWorld, Member, RowOptions } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const RESULT = { Completed: true, Quality: 3, Outcome: 'Reached.' } as const;
const REVIEW = { Completed: true, Feedback: 'Agreed.' } as const;

interface Case {
  readonly by: Member;
  readonly where: RowOptions;
  readonly call: (Id: number, version: { readonly UpdatedAt?: string }) => Call;
}

/** Older than its edit: the version of either is accepted. */
const EDITED: RowOptions = {
  state: 'approved',
  edit: 'review',
  values: { updated_at: new Date('2026-11-10T12:00:00Z') },
};
/** A case for every call that decides on a version of a goal. */
const CASES: Readonly<Partial<Record<OperationId, Case>>> = {
  'goals.approve': {
    by: 'manager',
    where: { state: 'review' },
    call: (Id, version) => ({ id: 'goals.approve', input: { body: { Id, Status: 'approved', ...version } } }),
  },
  'goals.retract': {
    by: 'owner',
    where: { state: 'review' },
    call: (Id, version) => ({
      id: 'goals.retract',
      input: { body: { Id, Status: 'draft', Comment: 'C', ...version } },
    }),
  },
  'goals.retractEdits': {
    by: 'owner',
    where: EDITED,
    call: (Id, version) => ({
      id: 'goals.retractEdits',
      input: { body: { Id, Status: 'draft', Comment: 'C', ...version } },
    }),
  },
  'goals.shelve': {
    by: 'manager',
    where: { state: 'approved' },
    call: (Id, version) => ({ id: 'goals.shelve', input: { body: { Id, Status: 'shelved', ...version } } }),
  },
  'goals.finalize': {
    by: 'owner',
    where: { state: 'results_in_review' },
    call: (GoalId, version) => ({ id: 'goals.finalize', input: { body: { GoalId, ...RESULT, ...version } } }),
  },
  'goals.finalizeApproved': {
    by: 'manager',
    where: { state: 'results_in_review' },
    call: (GoalId, version) => ({
      id: 'goals.finalizeApproved',
      input: { body: { GoalId, ...REVIEW, ...version } },
    }),
  },
  'goals.finalizeRetract': {
    by: 'owner',
    where: { state: 'results_in_review' },
    call: (GoalId, version) => ({ id: 'goals.finalizeRetract', input: { body: { GoalId, ...version } } }),
  },
  'goals.changeOwner': {
    by: 'manager',
    where: { state: 'approved' },
    call: (Id, version) => ({
      id: 'goals.changeOwner',
      input: { body: { Id, UserId: world.people.peer.id, ...version } },
    }),
  },
  'goals.changeParent': {
    by: 'manager',
    where: { state: 'approved' },
    call: (Id, version) => ({ id: 'goals.changeParent', input: { body: { Id, GoalId: 0, ...version } } }),
  },
  'goals.update': {
    by: 'owner',
    where: { state: 'draft' },
    call: (id, version) => ({ id: 'goals.update', input: { params: { id }, body: bodyOf(version) } }),
  },
};
const DECISIONS = Object.keys(CASES) as readonly OperationId[];

function bodyOf(values: Partial<BodyOf<'goals.update'>> = {}): BodyOf<'goals.update'> {
  return { Title: 'T', Measurement: 'M', PeriodId: world.periodId, ...values };
}

const read = async (id: number) => (await world.as('goalAdmin')('goals.read', { params: { id } })).ok;

test('[D-85] the cases cover every operation of goals that takes a version', () => {
  const versioned = operationsOf('goals').filter((id) => {
    const schemas: object = OPERATIONS[id];
    const body = 'body' in schemas ? JSON.stringify(schemas.body) : '';
    return body.includes('"UpdatedAt"') && id !== 'goals.create';
  });
  expect([...versioned].sort()).toEqual([...DECISIONS].sort());
});

test.each(DECISIONS)(
  '[D-85] %s is refused for an older version, and works with the newest or none',
  async (id) => {
    const { by, where, call } = CASES[id] as Case;
    const take = async (goal: number, version: { readonly UpdatedAt?: string }) => {
      const { id: operation, input } = call(goal, version);
      return world.as(by)(operation, input);
    };
    const goal = await world.rows(where);
    const seen = (await read(goal)).Goal.UpdatedAt;
    // The Goal Admin realigns the goal in between.
    const parent = await world.rows({ by: 'goalAdmin', state: 'approved' });
    const align = { body: { Id: goal, GoalId: parent } };
    expect((await world.as('goalAdmin')('goals.changeParent', align)).status).toBe(200);
    const before = await read(goal);
    expect(before.Goal.UpdatedAt).not.toBe(seen);
    expect((await take(goal, { UpdatedAt: seen })).problem.status).toBe(409);
    expect(await read(goal)).toEqual(before);
    expect((await take(goal, { UpdatedAt: before.Goal.UpdatedAt })).status).toBe(200);
    expect((await take(await world.rows(where), {})).status).toBe(200);
  },
);

test('[D-85] a review of an outdated result is refused', async () => {
  const id = await world.rows({ state: 'results_in_review' });
  const { UpdatedAt } = (await world.as('manager')('goals.read', { params: { id } })).ok.Goal;
  const again = { GoalId: id, ...RESULT, Completed: false, Outcome: 'After all not.' };
  expect((await world.as('owner')('goals.finalize', { body: again })).status).toBe(200);
  const review = (version: string) =>
    world.as('manager')('goals.finalizeApproved', { body: { GoalId: id, ...REVIEW, UpdatedAt: version } });
  expect((await review(UpdatedAt)).problem.status).toBe(409);
  const { Goal } = await read(id);
  expect([Goal.State, Goal.ManagerGoalResult]).toEqual(['results_in_review', null]);
  expect((await review(Goal.UpdatedAt)).ok.Goal.State).toBe('finalized');
});

describe('what a save without a version has overwritten', () => {
  const save = async (id: number, values: Partial<BodyOf<'goals.update'>> = {}) =>
    (await world.as('owner')('goals.update', { params: { id }, body: bodyOf(values) })).ok.Overwritten;

  test('[D-85] [D-116] in a draft; nothing when the version is sent or nothing changes', async () => {
    const id = await world.rows({ state: 'draft', values: { title: 'Theirs', measurement: 'M' } });
    expect(await save(id, { Description: 'New' })).toEqual([
      { Field: 'Title', Value: 'Theirs' },
      { Field: 'Description', Value: '' },
    ]);
    world.t.clock.advance(60_000);
    expect(await save(id, { Description: 'New' })).toBeNull();
    const { UpdatedAt } = (await read(id)).Goal;
    expect(await save(id, { Title: 'Mine', UpdatedAt })).toBeNull();
  });

  test('[D-85] [D-116] in an edit, only if one was open', async () => {
    const id = await world.rows({ state: 'approved', values: { title: 'Published', measurement: 'M' } });
    expect(await save(id, { Title: 'Proposed' })).toBeNull();
    expect(await save(id, { Title: 'Proposed again' })).toEqual([{ Field: 'Title', Value: 'Proposed' }]);
    const at = await world.rows({ state: 'approved', values: { title: 'Published', measurement: 'M' } });
    const applied = { params: { id: at }, body: bodyOf({ Title: 'By an admin', IsDraft: false }) };
    expect((await world.as('goalAdmin')('goals.update', applied)).ok.Overwritten).toEqual([
      { Field: 'Title', Value: 'Published' },
    ]);
  });

  test('[D-116] a hidden parent is not named', async () => {
    const parent = await world.rows({ by: 'stranger', state: 'approved', values: { is_private: true } });
    const id = await world.rows({
      state: 'draft',
      values: { parent_id: parent, title: 'T', measurement: 'M' },
    });
    expect(await save(id)).toBeNull();
  });

  test('[D-85] [D-116] in a result and its review', async () => {
    const id = await world.rows({ state: 'approved' });
    const submit = async (Outcome: string) =>
      (await world.as('owner')('goals.finalize', { body: { GoalId: id, ...RESULT, Outcome } })).ok
        .Overwritten;
    expect(await submit('First')).toBeNull();
    expect(await submit('Second')).toEqual([{ Field: 'Outcome', Value: 'First' }]);
    const review = async (Completed: boolean) =>
      (await world.as('manager')('goals.finalizeApproved', { body: { GoalId: id, ...REVIEW, Completed } })).ok
        .Overwritten;
    expect(await review(false)).toBeNull();
    expect(await review(true)).toEqual([{ Field: 'Completed', Value: false }]);
  });
});
