import type { BodyOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

function submit(id: number, body: Partial<BodyOf<'goals.finalize'>> = {}) {
  const result = { GoalId: id, Completed: true, Quality: 3, Outcome: 'Reached.', ...body };
  return world.as('owner')('goals.finalize', { body: result });
}

function review(
  id: number,
  body: Partial<BodyOf<'goals.finalizeApproved'>> = {},
  by: 'manager' | 'goalAdmin' = 'manager',
) {
  return world.as(by)('goals.finalizeApproved', {
    body: { GoalId: id, Completed: true, Feedback: 'Agreed.', ...body },
  });
}

const outcomeOf = async (id: number) =>
  (await world.as('stranger')('goals.single', { params: { id } })).ok.Flags.Outcome;

describe('the result of a goal', () => {
  test('[GOAL-107] [GOAL-108] [GOAL-111] [GOAL-113] [GOAL-114] description, Yes or No, quality', async () => {
    const id = await world.rows({ state: 'approved' });
    expect((await submit(id, { Outcome: ' ' })).problem.errors).toEqual([
      { path: 'Outcome', message: MESSAGES.outcomeRequired },
    ]);
    expect((await submit(id, { Completed: null })).problem.errors?.[0]?.path).toBe('Completed');
    expect((await submit(id, { Quality: undefined as never })).problem.errors?.[0]?.path).toBe('Quality');
    expect((await submit(id)).ok.Goal).toMatchObject({
      State: 'results_in_review',
      WaitingFor: { Id: world.people.manager.id },
    });
    expect((await review(id, { Feedback: '' })).problem.errors).toEqual([
      { path: 'Feedback', message: MESSAGES.outcomeRequired },
    ]);
    expect((await review(id, { Completed: null })).problem.errors?.[0]?.path).toBe('Completed');
    expect((await review(id)).ok.Goal.State).toBe('finalized');
  });

  test('[GOAL-109] [GOAL-110] [GOAL-114] objective results are percentages from 1 to 100', async () => {
    const id = await world.rows({ state: 'approved', values: { goal_type: 'objective_results' } });
    for (const [ObjectiveResult, message] of [
      [0, MESSAGES.objectiveResultZero],
      [101, MESSAGES.objectiveResultRange],
      [-1, MESSAGES.objectiveResultRange],
      [null, MESSAGES.objectiveResultRange],
    ] as const) {
      expect((await submit(id, { ObjectiveResult })).problem.errors).toEqual([
        { path: 'ObjectiveResult', message },
      ]);
    }
    expect(
      (await submit(id, { ObjectiveResult: 99, Completed: true })).ok.Goal.OwnerGoalResult,
    ).toMatchObject({
      Completed: false,
      ObjectiveResult: 99,
    });
    expect((await review(id, { ObjectiveResult: 0 })).status).toBe(400);
    expect((await review(id, { ObjectiveResult: 100 })).ok.Goal.ManagerGoalResult).toMatchObject({
      Completed: true,
      ObjectiveResult: 100,
    });
    expect(await outcomeOf(id)).toBe('inDispute');
  });

  test('[GOAL-109] a percentage outside of 0 to 100 is refused for a goal of yes or no, in both calls', async () => {
    const id = await world.rows({ state: 'approved' });
    const errors = [{ path: 'ObjectiveResult', message: MESSAGES.objectiveResultRange }];
    expect((await submit(id, { ObjectiveResult: 101 })).problem.errors).toEqual(errors);
    expect((await submit(id, { ObjectiveResult: 0 })).ok.Goal.OwnerGoalResult?.ObjectiveResult).toBeNull();
    expect((await review(id, { ObjectiveResult: -1 })).problem.errors).toEqual(errors);
  });

  test('[GOAL-046] [GOAL-047] [GOAL-048] [GOAL-153] [GOAL-154] achieved, not achieved, in dispute', async () => {
    for (const [owner, manager, outcome] of [
      [true, true, 'achieved'],
      [false, false, 'notAchieved'],
      [true, false, 'inDispute'],
      [false, true, 'inDispute'],
    ] as const) {
      const id = await world.rows({ state: 'approved' });
      await submit(id, { Completed: owner });
      expect(await outcomeOf(id)).toBeNull();
      const { Goal } = (await review(id, { Completed: manager })).ok;
      expect(Goal.Flags.Outcome).toBe(outcome);
      expect(Goal.OwnerGoalResult).toMatchObject({
        Id: expect.any(Number) as number,
        Completed: owner,
        Quality: 3,
        Outcome: 'Reached.',
        ObjectiveResult: null,
        UpdatedAt: expect.any(String) as string,
      });
      expect(Goal.ManagerGoalResult).toMatchObject({
        Id: expect.any(Number) as number,
        Completed: manager,
        Feedback: 'Agreed.',
        ObjectiveResult: null,
        UserId: world.people.manager.id,
      });
    }
  });

  test('[GOAL-112] the owner can change and retract it until the manager has finalized it', async () => {
    const id = await world.rows({ state: 'approved' });
    await submit(id);
    expect((await submit(id, { Outcome: 'Better words.' })).ok.Goal.OwnerGoalResult?.Outcome).toBe(
      'Better words.',
    );
    const taken = await world.as('owner')('goals.finalizeRetract', {
      body: { GoalId: id, Comment: 'A number was wrong' },
    });
    expect(taken.ok.Goal).toMatchObject({ State: 'approved', OwnerGoalResult: null });
    await submit(id, { Completed: false });
    await review(id);
    for (const late of [
      await submit(id),
      await world.as('owner')('goals.finalizeRetract', { body: { GoalId: id } }),
    ]) {
      expect(late.problem).toMatchObject({
        status: 409,
        detail: 'Your manager already finalized this goal.',
      });
    }
  });

  test('[GOAL-115] only the reviewer may change the review; another reviewer is too late', async () => {
    const id = await world.rows({ state: 'results_in_review' });
    await review(id);
    const late = await review(id, {}, 'goalAdmin');
    expect(late.problem).toMatchObject({
      status: 409,
      detail: 'manager finalized this goal in the meantime.',
    });
    const verdict = (await world.as('manager')('goals.single', { params: { id } })).ok.ManagerGoalResult;
    expect((await review(id, { Id: verdict?.Id ?? 0 }, 'goalAdmin')).problem.code).toBe('denied');
    const changed = await review(id, { Id: verdict?.Id ?? 0, Completed: false });
    expect(changed.ok.Goal).toMatchObject({ State: 'finalized', ManagerGoalResult: { Completed: false } });
  });

  test("the ceo's own goals are finalized at once", async () => {
    const id = await world.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
    const body = { GoalId: id, Completed: true, Quality: 4, Outcome: 'Reached.' };
    const done = await world.as('ceo')('goals.finalize', { body });
    expect(done.ok.Goal).toMatchObject({
      State: 'finalized',
      WaitingFor: null,
      Flags: { Outcome: 'achieved' },
    });
  });
});

describe('calls that write a result (core §7)', () => {
  test("[GOAL-170] finalize saves the owner's result, and saves it again", async () => {
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

  test("[GOAL-171] finalize_approved saves the manager's review, and saves it again", async () => {
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

  test('[GOAL-172] finalize_retract retracts the submitted result, with or without a comment', async () => {
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
});
