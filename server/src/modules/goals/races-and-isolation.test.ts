import { goalTextRow } from './core/records/goal-texts.ts';
import type { CallInput, OperationId } from '@cadence/shared-contract';
import { operationsOf } from '../../kernel/http/index.ts';
import { insertEdit } from './goal/new-rows.queries.ts';
import type { GoalWorld } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';
import { raceFor } from './testing/held-race.ts';

let world: GoalWorld;
let other: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
  other = await startGoalWorld({}, world.t);
});
afterAll(() => world.t.close());

describe('two concurrent requests', () => {
  test('two managers decide on the same version: one succeeds, the other gets the reason', async () => {
    for (const [first, second] of [
      ['approved', 'approved'],
      ['approved', 'draft'],
      ['draft', 'draft'],
    ] as const) {
      const id = await world.rows({ state: 'review' });
      const decide = (by: 'manager' | 'goalAdmin', Status: string) => () =>
        world.as(by)('goals.approve', { body: { Id: id, Status, Comment: 'Decided' } });
      const answers = await raceFor(world, id, [decide('manager', first), decide('goalAdmin', second)]);
      const [loser, ...losers] = answers.filter((answer) => answer.status !== 200);
      expect(losers).toEqual([]);
      // A goal that was sent back is no longer visible to the manager (D-84).
      const isHidden = loser?.status === 404;
      expect([isHidden && loser === answers[1], isHidden && second === 'approved']).toEqual([false, false]);
      if (!isHidden) {
        expect(loser?.problem).toMatchObject({
          ...{ status: 409, code: 'conflict', reason: 'changedByOther' },
          title: 'Changed by someone else',
        });
        expect(loser?.problem.detail).toMatch(
          /^(manager|goalAdmin) (approved this goal|requested changes) in the meantime\.$/,
        );
      }
      const { GoalTransitions, GoalStatusComments } = (
        await world.as('owner')('goals.read', { params: { id } })
      ).ok;
      expect([GoalTransitions.length, GoalStatusComments.length]).toEqual([1, 1]);
    }
  });

  test('only what was seen is approved, even while it is being rewritten', async () => {
    const { Id, UpdatedAt } = await world.goal({ stage: 'review', body: { Title: 'As seen' } });
    const rewritten = { Title: 'Rewritten', Measurement: 'M', PeriodId: world.periodId, UpdatedAt };
    const [rewriting, approval] = await raceFor(world, Id, [
      () => world.as('owner')('goals.update', { params: { id: Id }, body: rewritten }),
      () => world.as('manager')('goals.approve', { body: { Id, Status: 'approved', UpdatedAt } }),
    ]);
    expect([rewriting.status, approval.status].sort((a, b) => a - b)).toEqual([200, 409]);
    const { State, GoalDetail } = (await world.as('owner')('goals.single', { params: { id: Id } })).ok;
    expect([State, GoalDetail.Title]).toEqual(
      approval.status === 200 ? ['approved', 'As seen'] : ['review', 'Rewritten'],
    );
  });

  test('[D-23] a goal has one open edit, even when the insert runs with a generic query plan', async () => {
    const goal_id = await world.rows({ state: 'approved' });
    const creator_id = world.people.owner.id;
    const base = { tenant_id: world.tenant.id, goal_id, creator_id, parent_id: null, is_private: false };
    const texts = goalTextRow({ Title: 'T', Measurement: 'M' });
    const now = new Date();
    const times = { state_since: now, created_at: now, updated_at: now };
    const ids = await world.t.app.db.transaction({ role: 'app', tenantId: base.tenant_id }, async (db) => {
      const answers = [];
      for (let at = 0; at < 10; at += 1)
        answers.push(await insertEdit(db, { ...base, ...texts, ...times, state: 'draft' }));
      return answers;
    });
    expect(ids.map((id) => typeof id)).toEqual(['number', ...Array.from({ length: 9 }, () => 'undefined')]);
  });

  test('two rewrites of the same request: one is submitted, the other overwrites nothing', async () => {
    const { Id, UpdatedAt } = await world.goal({ stage: 'review' });
    const rewrite = (Title: string) => () =>
      world.as('owner')('goals.update', {
        params: { id: Id },
        body: { Title, Measurement: 'M', PeriodId: world.periodId, UpdatedAt },
      });
    const answers = await raceFor(world, Id, [rewrite('One'), rewrite('Two')]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
    const saved = answers.find((answer) => answer.status === 200)?.ok.Goal.GoalDetail.Title;
    expect((await world.as('owner')('goals.single', { params: { id: Id } })).ok.GoalDetail.Title).toBe(saved);
  });

  test('[D-84] a decision after the request was sent back gets the reason, or 404 if the goal is no longer visible', async () => {
    const id = await world.rows({ state: 'review' });
    await world.as('owner')('goals.retract', { body: { Id: id, Status: 'draft', Comment: 'Not yet' } });
    const approve = (by: 'goalAdmin' | 'manager' | 'stranger') =>
      world.as(by)('goals.approve', { body: { Id: id, Status: 'draft', Comment: 'Say more' } });
    expect((await approve('goalAdmin')).problem).toMatchObject({
      status: 409,
      detail: 'owner retracted the approval request in the meantime.',
    });
    for (const by of ['manager', 'stranger'] as const) expect((await approve(by)).status).toBe(404);
  });

  test('a decision on an older version is refused: nobody approves what they have not seen', async () => {
    const goal = await world.goal({ stage: 'review' });
    const body = { Title: 'Another text', Measurement: 'M', PeriodId: world.periodId };
    world.t.clock.advance(1000);
    await world.as('owner')('goals.update', { params: { id: goal.Id }, body });
    const decide = (UpdatedAt: string) =>
      world.as('manager')('goals.approve', { body: { Id: goal.Id, Status: 'approved', UpdatedAt } });
    const late = await decide(goal.UpdatedAt);
    expect(late.problem).toMatchObject({
      status: 409,
      detail: 'owner asked for approval again in the meantime.',
    });
    const fresh = (await world.as('manager')('goals.single', { params: { id: goal.Id } })).ok;
    expect((await decide(fresh.UpdatedAt)).ok.Goal.State).toBe('approved');
  });

  test("a step on an older version after one's own change says that the goal was changed, not what happened before", async () => {
    const { Id } = await world.goal({ stage: 'review' });
    const ask = { Id, Status: 'draft', Comment: 'Say more' };
    world.t.clock.advance(1000);
    await world.as('manager')('goals.approve', { body: ask });
    world.t.clock.advance(1000);
    const seen = (await world.as('owner')('goals.single', { params: { id: Id } })).ok;
    const body = { Title: 'More is said', Measurement: 'M', PeriodId: world.periodId };
    await world.as('owner')('goals.update', { params: { id: Id }, body });
    const submit = (UpdatedAt: string) =>
      world.as('owner')('goals.approve', { body: { Id, Status: 'review', UpdatedAt } });
    expect((await submit(seen.UpdatedAt)).problem).toMatchObject({
      status: 409,
      code: 'stale',
      detail: 'Someone else changed this goal while you were looking at it.',
    });
    const fresh = (await world.as('owner')('goals.single', { params: { id: Id } })).ok;
    expect((await submit(fresh.UpdatedAt)).ok.Goal.State).toBe('review');
  });

  test('an update posted while the goal is being shelved is saved before it, or refused with the reason', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await world.rows({ state: 'approved' });
      const Id = (await world.currentStatusId(id)) ?? 0;
      const [posted, shelved] = await raceFor(world, id, [
        () => world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 3, Quality: 3 } }),
        () => world.as('manager')('goals.shelve', { body: { Id: id, Status: 'shelved' } }),
      ]);
      expect(shelved.status).toBe(200);
      const row = (await world.as('owner')('goals.single', { params: { id } })).ok;
      expect([row.State, row.MostRecentGoalStatus !== null]).toEqual(['shelved', posted.status === 200]);
      if (posted.status !== 200) {
        expect(posted.problem).toMatchObject({
          status: 409,
          detail: 'manager shelved this goal in the meantime.',
        });
      }
    }
  });

  test('two edits of the same version: one is saved, the other is stale and nothing is lost', async () => {
    const goal = await world.goal();
    const save = (Title: string) =>
      world.as('owner')('goals.update', {
        params: { id: goal.Id },
        body: { Title, Measurement: 'M', PeriodId: world.periodId, UpdatedAt: goal.UpdatedAt },
      });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
    const saved = answers.find((answer) => answer.status === 200)?.ok.Goal.GoalDetail.Title;
    expect((await world.as('owner')('goals.single', { params: { id: goal.Id } })).ok.GoalDetail.Title).toBe(
      saved,
    );
  });

  test('several first edits: only one is opened', async () => {
    const id = await world.rows({ state: 'approved' });
    const body = { Title: 'Edited', Measurement: 'M', PeriodId: world.periodId };
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.as('owner')('goals.update', { params: { id }, body })),
    );
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
    expect((await world.as('owner')('goals.read', { params: { id } })).ok.GoalEdits).toHaveLength(1);
  });

  test('two concurrent realignments cannot form a cycle', async () => {
    const [a, b] = [await world.rows({ state: 'approved' }), await world.rows({ state: 'approved' })];
    const align = (Id: number, GoalId: number) =>
      world.as('goalAdmin')('goals.changeParent', { body: { Id, GoalId } });
    const answers = await Promise.all([align(a, b), align(b, a)]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test('the owner submits a result while the manager shelves', async () => {
    const id = await world.rows({ state: 'approved' });
    const answers = await Promise.all([
      world.as('owner')('goals.finalize', {
        body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.' },
      }),
      world.as('manager')('goals.shelve', { body: { Id: id, Status: 'shelved' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('another tenant', () => {
  const MISSING = 2_000_000_000;

  /** Every operation that names something by id, with the ids of `it`. */
  function calls(it: { goal: number; status: number; comment: number; period: number; person: number }) {
    const body = { Title: 'T', Measurement: 'M', PeriodId: world.periodId };
    const change = (Status: string) => ({ body: { Id: it.goal, Status } });
    const inputs: { [Id in OperationId]?: CallInput<Id> } = {
      'goals.update': { params: { id: it.goal }, body },
      'goals.read': { params: { id: it.goal } },
      'goals.single': { params: { id: it.goal } },
      'goals.approvalRequest': { params: { id: it.goal } },
      'goals.status': { params: { id: it.status } },
      'goals.statusComments': { params: { statusId: it.status } },
      'goals.approve': change('approved'),
      'goals.retract': change('draft'),
      'goals.retractEdits': change('draft'),
      'goals.shelve': change('shelved'),
      'goals.updateStatus': { body: { Id: it.status, Likelihood: 1, Quality: 1 } },
      'goals.finalize': { body: { GoalId: it.goal, Completed: true, Quality: 1, Outcome: 'O' } },
      'goals.finalizeApproved': { body: { GoalId: it.goal, Completed: true, Feedback: 'F' } },
      'goals.finalizeRetract': { body: { GoalId: it.goal } },
      'goals.delete': { params: { id: it.goal } },
      'goals.commentAdd': { body: { Id: it.status, Type: 'GoalStatus', Comment: 'C' } },
      'goals.commentUpdate': { body: { CommentId: it.comment, Comment: 'C' } },
      'goals.commentDelete': { params: { id: it.comment } },
      'goals.follow': { params: { id: it.goal } },
      'goals.startFollowing': { params: { id: it.goal } },
      'goals.stopFollowing': { params: { id: it.goal } },
      'goals.changeOwner': { body: { Id: it.goal, UserId: it.person } },
      'goals.changeParent': { body: { Id: it.goal, GoalId: 0 } },
      'goals.children': { params: { id: it.goal } },
      'goals.create': { body: { ...body, PeriodId: it.period } },
      'goals.list': { body: { PeriodId: it.period, Users: [it.person] } },
      'goals.rows': { body: { Ids: [it.goal] } },
      'goals.parentCandidates': {
        params: { userId: it.person, periodId: it.period, ownerId: it.person, goalId: it.goal },
      },
    };
    return inputs;
  }

  test('ids of another tenant are answered exactly like ids that never existed', async () => {
    const goal = await other.rows({ state: 'approved' });
    const status = (await other.currentStatusId(goal)) ?? 0;
    const comment = (
      await other.as('owner')('goals.commentAdd', {
        body: { Id: status, Type: 'GoalStatus', Comment: 'Ours' },
      })
    ).ok.Id;
    const foreign = calls({ goal, status, comment, period: other.periodId, person: other.people.owner.id });
    const missing = calls({
      goal: MISSING,
      status: MISSING,
      comment: MISSING,
      period: MISSING,
      person: MISSING,
    });
    const untested: readonly OperationId[] = [
      'goals.periods',
      'goals.users',
      'goals.company',
      'goals.weeklyPass',
    ];
    expect(Object.keys(foreign).sort()).toEqual(
      operationsOf('goals')
        .filter((id) => !untested.includes(id))
        .sort(),
    );
    const ask = async (id: OperationId, input: unknown) => {
      const answer = await world.as('ceo')(id, input as never);
      return { id, status: answer.status, body: answer.status === 200 ? answer.ok : answer.problem };
    };
    for (const id of Object.keys(foreign) as OperationId[]) {
      expect(await ask(id, foreign[id])).toEqual(await ask(id, missing[id]));
    }
    expect(
      (await other.as('owner')('goals.read', { params: { id: goal } })).ok.GoalStatusComments,
    ).toHaveLength(1);
  });

  test('pickers and company goals contain only the own tenant', async () => {
    await other.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
    const users = (await world.as('owner')('goals.users', {})).ok;
    const own = Object.values(world.people).map((person) => person.id);
    expect(users.data.every((person) => own.includes(person.Id))).toBe(true);
    expect(users.departments).toEqual(['Support']);
    expect((await world.as('owner')('goals.company', {})).ok.data).toEqual([]);
  });
});
