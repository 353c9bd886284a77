import type { Goal, GoalTransition, OperationId } from '@cadence/shared-contract';
import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

type StatusOperation = Extract<
  OperationId,
  'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve'
>;

interface Step {
  readonly by: Member;
  readonly call: StatusOperation;
  readonly status: string;
  readonly comment?: string;
}

function send(id: number, { by, call, status, comment }: Step) {
  const body = { Id: id, Status: status, ...(comment === undefined ? {} : { Comment: comment }) };
  return world.as(by)(call, { body });
}

/** Takes a step and returns the goal afterwards. */
async function take(id: number, step: Step): Promise<Goal> {
  return (await send(id, step)).ok.Goal;
}

async function read(id: number) {
  return (await world.as('goalAdmin')('goals.read', { params: { id } })).ok;
}

type Move = Pick<GoalTransition, 'TransitionableType' | 'FromState' | 'ToState' | 'UserId'>;

/** The history row of the latest step. */
async function latest(id: number): Promise<Move | undefined> {
  const row = (await read(id)).GoalTransitions.at(-1);
  if (!row) return undefined;
  const { TransitionableType, FromState, ToState, UserId } = row;
  return { TransitionableType, FromState, ToState, UserId };
}

function move(kind: Move['TransitionableType'], [from, to]: readonly [string, string], by: Member): Move {
  return {
    TransitionableType: kind,
    FromState: from,
    ToState: to,
    UserId: world.people[by].id,
  };
}

async function latestNotice(member: Member) {
  return (await world.as(member)('notifications.list', { params: { page: 1 } })).ok.Notifications[0];
}

async function openWeeks(id: number): Promise<readonly number[]> {
  return (await read(id)).GoalWeeklyStates.map((week) => week.Week);
}

/** From the current week, the seventh, to the last. */
const WEEKS_AHEAD = [7, 8, 9, 10, 11, 12, 13, 14];

describe('goal states (core §4)', () => {
  test('[GOAL-118] a person with the permission publishes a draft: it is approved without a request', async () => {
    const own = await world.rows({ by: 'ceo', state: 'draft' });
    const publish = { call: 'goals.approve', status: 'approved' } as const;
    expect((await world.as('ceo')('goals.read', { params: { id: own } })).ok.Permissions).toContain(
      'Publish',
    );
    expect((await take(own, { by: 'ceo', ...publish })).State).toBe('approved');
    expect(await latest(own)).toEqual(move('Goal', ['draft', 'approved'], 'ceo'));
    expect(await openWeeks(own)).toEqual(WEEKS_AHEAD);

    const id = await world.rows({ state: 'draft' });
    const refused = await send(id, { by: 'owner', ...publish });
    expect(refused.problem).toMatchObject({
      status: 400,
      detail: 'You cannot publish this goal; please request approval.',
    });
    expect((await take(id, { by: 'goalAdmin', ...publish, comment: 'Agreed in the meeting' })).State).toBe(
      'approved',
    );
    expect((await read(id)).GoalStatusComments.map((row) => row.Comment)).toEqual(['Agreed in the meeting']);
  });

  test('[GOAL-120] a resubmitted request stays in review, with its new texts', async () => {
    const id = await world.rows({ state: 'review', values: { title: 'First words' } });
    expect((await take(id, { by: 'owner', call: 'goals.approve', status: 'review' })).State).toBe('review');
    expect(await latest(id)).toEqual(move('Goal', ['review', 'review'], 'owner'));
    const body = { Title: 'Better words', Measurement: 'Counted', PeriodId: world.periodId, IsDraft: false };
    const edited = (await world.as('owner')('goals.update', { params: { id }, body })).ok.Goal;
    expect(edited).toMatchObject({ State: 'review', GoalDetail: { Title: 'Better words' } });
    expect(edited.WaitingFor?.Id).toBe(world.people.manager.id);
    expect(await latestNotice('manager')).toMatchObject({ NotifiedObjectId: id });
  });

  test('[GOAL-122] the owner cancels the request: back to draft, with the reason', async () => {
    const id = await world.rows({ state: 'review' });
    const cancel = { by: 'owner', call: 'goals.retract', status: 'draft' } as const;
    expect((await send(id, cancel)).problem.detail).toBe('Please enter comment');
    const goal = await take(id, { ...cancel, comment: 'Too early' });
    expect(goal).toMatchObject({ State: 'draft', WaitingFor: null });
    expect(await latest(id)).toEqual(move('Goal', ['review', 'draft'], 'owner'));
    expect((await world.as('manager')('goals.read', { params: { id } })).status).toBe(404);
  });

  test('[GOAL-124] a request to shelve waits for the manager', async () => {
    const id = await world.rows({ state: 'approved' });
    const goal = await take(id, { by: 'owner', call: 'goals.shelve', status: 'shelving_in_review' });
    expect(goal.State).toBe('shelving_in_review');
    expect(goal.WaitingFor?.Id).toBe(world.people.manager.id);
    expect(await latest(id)).toEqual(move('Goal', ['approved', 'shelving_in_review'], 'owner'));
    expect(await latestNotice('manager')).toMatchObject({ NotifiedObjectId: id });
    expect((await world.as('manager')('goals.single', { params: { id } })).ok.Flags.NeedsReview).toBe(true);
  });

  test('[GOAL-125] an approved shelving shelves the goal and closes its weeks', async () => {
    const id = await world.rows({ state: 'shelving_in_review' });
    const goal = await take(id, { by: 'manager', call: 'goals.shelve', status: 'shelved' });
    expect(goal).toMatchObject({ State: 'shelved', IsShelve: true, WaitingFor: null });
    expect(await latest(id)).toEqual(move('Goal', ['shelving_in_review', 'shelved'], 'manager'));
    expect(await openWeeks(id)).toEqual([]);
    expect(await latestNotice('owner')).toMatchObject({ NotifiedObjectId: id });
  });

  test('[GOAL-126] the owner cancels the request to shelve: the goal is approved again', async () => {
    const id = await world.rows({ state: 'shelving_in_review' });
    const goal = await take(id, { by: 'owner', call: 'goals.shelve', status: 'approved' });
    expect(goal).toMatchObject({ State: 'approved', WaitingFor: null });
    expect(await latest(id)).toEqual(move('Goal', ['shelving_in_review', 'approved'], 'owner'));
    expect(await openWeeks(id)).toEqual(WEEKS_AHEAD);
  });

  test('[GOAL-127] the manager denies the request to shelve, with a reason', async () => {
    const id = await world.rows({ state: 'shelving_in_review' });
    const deny = { by: 'manager', call: 'goals.shelve', status: 'approved' } as const;
    expect((await send(id, deny)).problem.detail).toBe('Please enter comment');
    expect((await read(id)).Goal.State).toBe('shelving_in_review');
    expect((await take(id, { ...deny, comment: 'We need it' })).State).toBe('approved');
    expect(await latest(id)).toEqual(move('Goal', ['shelving_in_review', 'approved'], 'manager'));
    expect((await read(id)).GoalStatusComments.at(-1)?.Comment).toBe('We need it');
  });

  test('[GOAL-128] ceo, manager and Goal Admin shelve directly; the owner has to ask', async () => {
    const shelve = { call: 'goals.shelve', status: 'shelved' } as const;
    for (const by of ['ceo', 'manager', 'goalAdmin'] as const) {
      const id = await world.rows({ state: 'approved' });
      expect((await take(id, { by, ...shelve })).State).toBe('shelved');
      expect(await latest(id)).toEqual(move('Goal', ['approved', 'shelved'], by));
    }
    const id = await world.rows({ state: 'approved' });
    expect((await send(id, { by: 'owner', ...shelve })).problem.code).toBe('denied');
    expect((await read(id)).Goal.State).toBe('approved');
  });

  test('[GOAL-129] a shelved goal is reactivated and takes updates from this week on', async () => {
    for (const by of ['owner', 'manager', 'ceo', 'goalAdmin'] as const) {
      const id = await world.rows({ state: 'shelved' });
      expect((await take(id, { by, call: 'goals.shelve', status: 'approved' })).State).toBe('approved');
      expect(await latest(id)).toEqual(move('Goal', ['shelved', 'approved'], by));
      expect(await openWeeks(id)).toEqual(WEEKS_AHEAD);
    }
  });

  test('[GOAL-130] the submitted result waits for the manager, and the weeks close', async () => {
    const id = await world.rows({ state: 'approved' });
    const body = { GoalId: id, Completed: true, Quality: 4, Outcome: 'Reached in week six.' };
    const { Goal } = (await world.as('owner')('goals.finalize', { body })).ok;
    expect(Goal.State).toBe('results_in_review');
    expect(Goal.WaitingFor?.Id).toBe(world.people.manager.id);
    expect(await latest(id)).toEqual(move('Goal', ['approved', 'results_in_review'], 'owner'));
    expect(await openWeeks(id)).toEqual([]);
  });

  test('[GOAL-131] the manager finalizes the result; nothing is waiting afterwards', async () => {
    const id = await world.rows({ state: 'results_in_review' });
    const body = { GoalId: id, Completed: true, Feedback: 'Well done.' };
    const { Goal } = (await world.as('manager')('goals.finalizeApproved', { body })).ok;
    expect(Goal).toMatchObject({ State: 'finalized', WaitingFor: null });
    expect(await latest(id)).toEqual(move('Goal', ['results_in_review', 'finalized'], 'manager'));
    expect(await latestNotice('owner')).toMatchObject({ NotifiedObjectId: id });
  });
});

describe('goal edit states (core §4)', () => {
  test('[GOAL-132] submitted edits wait for the manager; the goal stays as it was', async () => {
    const id = await world.rows({ state: 'approved', edit: 'draft', values: { title: 'Untouched' } });
    const goal = await take(id, { by: 'owner', call: 'goals.approve', status: 'review' });
    expect(goal).toMatchObject({
      State: 'approved',
      GoalDetail: { Title: 'Untouched' },
      GoalEdit: { State: 'review', Title: 'Edited' },
    });
    expect(await latest(id)).toEqual(move('GoalEdit', ['draft', 'review'], 'owner'));
    expect((await world.as('manager')('goals.single', { params: { id } })).ok.Flags.NeedsReview).toBe(true);
  });

  test('[GOAL-133] edits go back to draft when the owner cancels or the manager asks for changes', async () => {
    const canceled = await world.rows({ state: 'approved', edit: 'review' });
    const cancel = { by: 'owner', call: 'goals.retractEdits', status: 'draft', comment: 'Wait' } as const;
    expect((await take(canceled, cancel)).GoalEdit?.State).toBe('draft');
    expect(await latest(canceled)).toEqual(move('GoalEdit', ['review', 'draft'], 'owner'));

    const refused = await world.rows({ state: 'approved', edit: 'review' });
    const ask = { by: 'manager', call: 'goals.approve', status: 'draft' } as const;
    expect((await send(refused, ask)).problem.detail).toBe('Please enter comment');
    await take(refused, { ...ask, comment: 'Which number?' });
    const { Goal, GoalStatusComments } = (await world.as('owner')('goals.read', { params: { id: refused } }))
      .ok;
    expect(Goal).toMatchObject({ State: 'approved', GoalEdit: { State: 'draft', Title: 'Edited' } });
    expect(GoalStatusComments.at(-1)?.Comment).toBe('Which number?');
    expect(await latest(refused)).toEqual(move('GoalEdit', ['review', 'draft'], 'manager'));
  });

  test('[GOAL-134] discarded edits are canceled and leave the goal unchanged', async () => {
    const id = await world.rows({ state: 'approved', edit: 'draft', values: { title: 'Untouched' } });
    const discard = { by: 'owner', call: 'goals.retractEdits', status: 'canceled' } as const;
    const goal = await take(id, { ...discard, comment: 'Never mind' });
    expect(goal).toMatchObject({ State: 'approved', GoalDetail: { Title: 'Untouched' }, GoalEdit: null });
    expect(await latest(id)).toEqual(move('GoalEdit', ['draft', 'canceled'], 'owner'));
    expect((await read(id)).GoalEdits.map((edit) => edit.State)).toEqual(['canceled']);
    const again = await send(id, { ...discard, comment: 'Again' });
    expect(again.status).toBe(409);
  });
});

test('[D-3] a step that a goal has yet to come to is not possible yet, one that it is past no longer', async () => {
  const fresh = (await world.goal({})).Id;
  const shelve = { by: 'owner', call: 'goals.shelve', status: 'shelving_in_review', comment: 'No.' } as const;
  expect((await send(fresh, shelve)).problem).toMatchObject({ status: 409, title: 'Not possible yet' });
  const past = (await world.goal({ stage: 'results_in_review' })).Id;
  expect((await send(past, shelve)).problem).toMatchObject({ status: 409, title: 'No longer possible' });
});
