import type { GoalState, OperationId } from '@cadence/shared-contract';
import { ROUTES } from '@cadence/shared-contract';
import { operationsOf } from '../kernel/http/index.ts';
import type { Call } from '../modules/goals/testing/action-table.ts';
import type { GoalNames, OtherNames } from '../modules/goals/testing/calls-by-id.ts';
import { callsByIds, NAMELESS } from '../modules/goals/testing/calls-by-id.ts';
import type { GoalWorld, Member } from '../modules/goals/testing/goal-world.ts';
import { startGoalWorld } from '../modules/goals/testing/goal-world.ts';

const MISSING = 2_000_000_000;
const NOTHING: GoalNames = {
  goal: MISSING,
  status: MISSING,
  transition: MISSING,
  result: MISSING,
  managerResult: MISSING,
  comment: MISSING,
};

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const ids = (
  table: 'goal_statuses' | 'goal_transitions' | 'goal_results' | 'goal_manager_results',
  id: number,
) =>
  world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('goal_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? MISSING;
  });

/** The ids of a goal and of its related rows; the comment is the viewer's own if they wrote one. */
async function namesOf(goal: number, comment: number | undefined): Promise<GoalNames> {
  return {
    goal,
    status: (await world.currentStatusId(goal)) ?? (await ids('goal_statuses', goal)),
    transition: await ids('goal_transitions', goal),
    result: await ids('goal_results', goal),
    managerResult: await ids('goal_manager_results', goal),
    comment: comment ?? MISSING,
  };
}

const hide = (id: number) =>
  world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db.updateTable('goals').set({ is_private: true }).where('id', '=', id).execute(),
  );
const decide = (id: 'goals.approve' | 'goals.shelve', Id: number, Status: string) =>
  world.as('goalAdmin')(id, { body: { Id, Status, Comment: 'Because.' } });

/** How a goal becomes hidden, starting from a stage in which the viewers could see it. */
interface Hiding {
  readonly from: GoalState;
  readonly hide: (id: number) => Promise<unknown>;
  readonly viewers: readonly Member[];
}

const OUTSIDERS = ['stranger', 'peer', 'orgAdmin', 'observer'] as const satisfies readonly Member[];
const HIDINGS = {
  'a draft': { from: 'draft', hide: async () => undefined, viewers: [...OUTSIDERS, 'manager', 'ceo'] },
  'sent back to its owner': {
    from: 'review',
    hide: (id) => decide('goals.approve', id, 'draft'),
    viewers: [...OUTSIDERS, 'manager', 'ceo'],
  },
  'in review': { from: 'review', hide: async () => undefined, viewers: [...OUTSIDERS, 'ceo'] },
  'asked to shelve': {
    from: 'approved',
    hide: (Id) => world.as('owner')('goals.shelve', { body: { Id, Status: 'shelving_in_review' } }),
    viewers: OUTSIDERS,
  },
  shelved: { from: 'approved', hide: (id) => decide('goals.shelve', id, 'shelved'), viewers: OUTSIDERS },
  'turned private': { from: 'approved', hide, viewers: OUTSIDERS },
  'private, its result in review': { from: 'results_in_review', hide, viewers: OUTSIDERS },
  'private and finalized': { from: 'finalized', hide, viewers: OUTSIDERS },
  deleted: {
    from: 'approved',
    hide: (id) => world.as('goalAdmin')('goals.delete', { params: { id } }),
    viewers: [...OUTSIDERS, 'owner', 'manager', 'ceo'],
  },
} as const satisfies Readonly<Record<string, Hiding>>;

/** The viewer's comment on the goal, if they could see it before it became hidden. */
async function commentOf(viewer: Member, goal: number): Promise<number | undefined> {
  const Id = await world.currentStatusId(goal);
  if (Id === null) return undefined;
  const body = { Id, Type: 'GoalStatus', Comment: 'Well' } as const;
  const answer = await world.as(viewer)('goals.commentAdd', { body });
  return answer.status === 200 ? answer.ok.Id : undefined;
}

async function answerTo(viewer: Member, { id, input }: Call): Promise<string> {
  const answer = await world.as(viewer)(id, input);
  return JSON.stringify([answer.status, answer.status < 400 ? answer.ok : answer.problem]);
}

interface Unknown {
  readonly around: OtherNames;
  readonly answers: readonly string[];
}
const unknowns = new Map<Member, Unknown>();

/** The answers to a viewer for ids that do not exist, with a goal of theirs to align. */
async function unknownTo(viewer: Member): Promise<Unknown> {
  const known = unknowns.get(viewer);
  if (known) return known;
  const own = viewer === 'observer' ? MISSING : await world.rows({ by: viewer, state: 'draft' });
  const around = { period: world.periodId, person: world.people.peer.id, own };
  const answers: string[] = [];
  for (const call of callsByIds(NOTHING, around)) answers.push(await answerTo(viewer, call));
  unknowns.set(viewer, { around, answers });
  return { around, answers };
}

test.each(Object.keys(HIDINGS) as (keyof typeof HIDINGS)[])(
  '[D-84] a hidden goal answers like one that does not exist, for every id: %s',
  async (name) => {
    const hiding: Hiding = HIDINGS[name];
    const { Id: goal } = await world.goal({ stage: hiding.from });
    const comments = new Map<Member, number | undefined>();
    for (const viewer of hiding.viewers) comments.set(viewer, await commentOf(viewer, goal));
    await hiding.hide(goal);
    for (const viewer of hiding.viewers) {
      const names = await namesOf(goal, comments.get(viewer));
      const { around, answers } = await unknownTo(viewer);
      for (const [index, call] of callsByIds(names, around).entries()) {
        const asked = { viewer, call: call.id, input: JSON.stringify(call.input) };
        const answer = await answerTo(viewer, call);
        expect({ ...asked, answer }).toEqual({ ...asked, answer: answers[index] });
      }
    }
  },
);

test('[D-84] the id of a hidden parent is refused like one that does not exist', async () => {
  const hidden = await world.rows({ by: 'owner', state: 'approved', values: { is_private: true } });
  const body = { Title: 'T', Measurement: 'M', PeriodId: world.periodId };
  for (const state of ['draft', 'review', 'approved'] as const) {
    const id = await world.rows({ by: 'stranger', state, values: { parent_id: hidden } });
    const align = (ParentId: number) =>
      answerTo('stranger', { id: 'goals.update', input: { params: { id }, body: { ...body, ParentId } } });
    const missing = await align(MISSING);
    expect(missing).toContain('"status":400');
    expect(await align(hidden)).toBe(missing);
  }
});

test('[D-84] every operation of goals that takes an id is tested', () => {
  const asked = new Set(callsByIds(NOTHING, { period: 1, person: 1, own: 1 }).map(({ id }): string => id));
  const named = operationsOf('goals').filter((id) => !NAMELESS.includes(id));
  expect(named.filter((id) => !asked.has(id))).toEqual([]);
  const writes = [...asked].filter((id) => {
    const route: { method: string; mutates?: true } = ROUTES[id as OperationId];
    return route.method !== 'GET' || route.mutates;
  });
  expect(writes.length).toBeGreaterThanOrEqual(17);
});

test('[D-84] what a person may not do in any state is refused without a word about the state', async () => {
  const { Id } = await world.goal({ stage: 'finalized' });
  const body = { GoalId: Id, Completed: true, Feedback: 'Well.' };
  const review = (by: Member, verdict = 0) =>
    world.as(by)('goals.finalizeApproved', { body: { ...body, Id: verdict } });
  for (const by of ['ceo', 'stranger', 'orgAdmin'] as const) {
    expect((await review(by)).problem).toMatchObject({ status: 400, code: 'denied' });
  }
  // Somebody who might have reviewed it gets the conflict.
  expect((await review('goalAdmin')).problem).toMatchObject({
    status: 409,
    detail: 'manager finalized this goal in the meantime.',
  });
  const call = (by: Member, given: Call) => world.as(by)(given.id, given.input);
  for (const status of ['approved', 'draft', 'review'] as const) {
    const given: Call = { id: 'goals.approve', input: { body: { Id, Status: status, Comment: 'C' } } };
    expect((await call('stranger', given)).problem).toMatchObject({ status: 400, code: 'denied' });
  }
  const edit: Call = {
    id: 'goals.update',
    input: { params: { id: Id }, body: { Title: 'T', Measurement: 'M', PeriodId: world.periodId } },
  };
  expect((await call('stranger', edit)).problem).toMatchObject({ status: 400, code: 'denied' });
  expect((await call('owner', edit)).problem).toMatchObject({ status: 409 });
});
