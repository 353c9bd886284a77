import type { Call } from './testing/action-table.ts';
import type { GoalWorld, Member, RowOptions } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';
import { raceFor } from './testing/held-race.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

interface Case {
  readonly by: Member;
  readonly where: RowOptions;
  readonly call: (id: number) => Promise<Call> | Call;
}

const change =
  (id: 'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve', Status: string) =>
  (Id: number): Call => ({ id, input: { body: { Id, Status, Comment: 'Please.' } } });
const texts = { Title: 'T', Measurement: 'M', Comment: 'Please.' };

const CASES: Readonly<Record<string, Case>> = {
  'request approval': { by: 'owner', where: { state: 'draft' }, call: change('goals.approve', 'review') },
  'request approval again': {
    by: 'owner',
    where: { state: 'review' },
    call: change('goals.approve', 'review'),
  },
  'save and request approval': {
    by: 'owner',
    where: { state: 'draft' },
    call: (id) => ({
      id: 'goals.update',
      input: { params: { id }, body: { ...texts, PeriodId: world.periodId, IsDraft: false } },
    }),
  },
  'request approval of changes': {
    by: 'owner',
    where: { state: 'approved' },
    call: (id) => ({
      id: 'goals.update',
      input: { params: { id }, body: { ...texts, PeriodId: world.periodId, IsDraft: false } },
    }),
  },
  approve: { by: 'manager', where: { state: 'review' }, call: change('goals.approve', 'approved') },
  'request changes': { by: 'manager', where: { state: 'review' }, call: change('goals.approve', 'draft') },
  'take the request back': {
    by: 'owner',
    where: { state: 'review' },
    call: change('goals.retract', 'draft'),
  },
  'discard the edit': {
    by: 'owner',
    where: { state: 'approved', edit: 'draft' },
    call: change('goals.retractEdits', 'canceled'),
  },
  'request to shelve': {
    by: 'owner',
    where: { state: 'approved' },
    call: change('goals.shelve', 'shelving_in_review'),
  },
  shelve: { by: 'manager', where: { state: 'approved' }, call: change('goals.shelve', 'shelved') },
  'post an update': {
    by: 'owner',
    where: { state: 'approved' },
    call: async (id) => ({
      id: 'goals.updateStatus',
      input: {
        body: { Id: (await world.currentStatusId(id)) ?? 0, Likelihood: 3, Quality: 3, Comment: 'Well.' },
      },
    }),
  },
  'submit the result': {
    by: 'owner',
    where: { state: 'approved' },
    call: (GoalId) => ({
      id: 'goals.finalize',
      input: { body: { GoalId, Completed: true, Quality: 3, Outcome: 'Done.' } },
    }),
  },
  'review the result': {
    by: 'manager',
    where: { state: 'results_in_review' },
    call: (GoalId) => ({
      id: 'goals.finalizeApproved',
      input: { body: { GoalId, Completed: true, Feedback: 'Fine.' } },
    }),
  },
  'take the result back': {
    by: 'owner',
    where: { state: 'results_in_review' },
    call: (GoalId) => ({ id: 'goals.finalizeRetract', input: { body: { GoalId, Comment: 'Wrong.' } } }),
  },
  'change the owner': {
    by: 'manager',
    where: { state: 'approved' },
    call: (Id) => ({ id: 'goals.changeOwner', input: { body: { Id, UserId: world.people.peer.id } } }),
  },
};
const NAMES = Object.keys(CASES);

const count = (id: number) =>
  world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    const one = async (table: 'goal_transitions' | 'goal_comments') => {
      const rows = await db.selectFrom(table).select('id').where('goal_id', '=', id).execute();
      return rows.length;
    };
    const notified = await db.selectFrom('notifications').select('id').execute();
    return {
      steps: await one('goal_transitions'),
      comments: await one('goal_comments'),
      notified: notified.length,
    };
  });

/** Each browser window has its own key. */
const send = (by: Member, { id, input }: Call, key?: string) =>
  world.as(by)(id, input, key === undefined ? {} : { headers: { 'idempotency-key': key } });

test.each(NAMES)(
  '[D-89] a repeated request counts once, with or without keys, sequential or concurrent: %s',
  async (name) => {
    const { by, where, call } = CASES[name] as Case;
    const once = await world.rows(where);
    const before = await count(once);
    await send(by, await call(once));
    const after = await count(once);
    const added = after.notified - before.notified;

    const twice = await world.rows(where);
    const asked = await call(twice);
    const first = await send(by, asked);
    const standing = await count(twice);
    world.t.clock.advance(30_000);
    for (const key of [undefined, `${name} a ${twice}`, `${name} b ${twice}`]) {
      const again = await send(by, asked, key);
      expect([again.status, again.ok]).toEqual([200, first.ok]);
    }
    expect(await count(twice)).toEqual(standing);
    expect(standing.notified - after.notified).toBe(added);

    const together = await world.rows(where);
    const both = await call(together);
    const start = await count(together);
    const answers = await raceFor(world, together, [
      () => send(by, both, `${name} c ${together}`),
      () => send(by, both, `${name} d ${together}`),
      () => send(by, both),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(answers.map((answer) => answer.ok)).toEqual([answers[0].ok, answers[0].ok, answers[0].ok]);
    const end = await count(together);
    expect([end.steps, end.comments]).toEqual([standing.steps, standing.comments]);
    expect(end.notified - start.notified).toBe(added);
  },
);

test('[D-89] it counts as a repeat for a minute, for the same person, and while nothing else has happened', async () => {
  const resubmit = change('goals.approve', 'review');
  const steps = async (id: number) => (await count(id)).steps;
  const id = await world.rows({ state: 'review' });
  await send('owner', resubmit(id));
  world.t.clock.advance(59_000);
  await send('owner', resubmit(id));
  expect(await steps(id)).toBe(1);
  world.t.clock.advance(1000);
  await send('owner', resubmit(id));
  expect(await steps(id)).toBe(2);
  // Another comment is another request.
  await send('owner', {
    id: 'goals.approve',
    input: { body: { Id: id, Status: 'review', Comment: 'Else.' } },
  });
  expect(await steps(id)).toBe(3);

  const approve = change('goals.approve', 'approved')(id);
  expect((await send('manager', approve)).status).toBe(200);
  expect((await send('goalAdmin', approve)).problem).toMatchObject({
    status: 409,
    detail: 'manager approved this goal in the meantime.',
  });

  const shelve = change('goals.shelve', 'shelved')(id);
  const reactivate = change('goals.shelve', 'approved')(id);
  for (const call of [shelve, reactivate, shelve, reactivate]) {
    expect((await send('manager', call)).status).toBe(200);
  }
  expect(await steps(id)).toBe(8);
  expect((await world.as('owner')('goals.single', { params: { id } })).ok.State).toBe('approved');
});

test('[D-89] a comment that was deleted or changed in between is posted again', async () => {
  const goal = await world.goal({ stage: 'approved' });
  const Id = (await world.currentStatusId(goal.Id)) ?? 0;
  const post: Call = {
    id: 'goals.updateStatus',
    input: { body: { Id, Likelihood: 3, Quality: 2, Comment: 'Again' } },
  };
  const owner = world.as('owner');
  const comments = async () => (await owner('goals.statusComments', { params: { statusId: Id } })).ok.data;
  const posted = async () => {
    expect((await send('owner', post)).status).toBe(200);
    return (await comments()).map(({ Comment }) => Comment);
  };
  expect(await posted()).toEqual(['Again']);
  const [first] = await comments();
  expect((await owner('goals.commentDelete', { params: { id: first?.Id ?? 0 } })).status).toBe(200);
  expect(await posted()).toEqual(['Again']);
  const [second] = await comments();
  const body = { CommentId: second?.Id ?? 0, Comment: 'Changed' };
  expect((await owner('goals.commentUpdate', { body })).status).toBe(200);
  expect((await posted()).toSorted()).toEqual(['Again', 'Changed']);
});

test('[D-89] the stored answer is gone once the goal has changed, also for people who can no longer see it', async () => {
  const { Id } = await world.goal({ stage: 'review' });
  const ask = change('goals.approve', 'draft')(Id);
  expect((await send('manager', ask)).status).toBe(200);
  expect((await send('manager', ask)).status).toBe(200);
  const body = { Title: 'Not for the manager yet', Measurement: 'M', PeriodId: world.periodId };
  expect((await world.as('owner')('goals.update', { params: { id: Id }, body })).status).toBe(200);
  expect((await send('manager', ask)).status).toBe(404);
});
