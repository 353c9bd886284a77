import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

type Act = () => Promise<{ readonly status: number }>;

/** Saving an edit changes the version of the goal for everybody. */
const withoutVersion = (key: string, value: unknown): unknown => (key === 'UpdatedAt' ? undefined : value);

/** What each member can read of the goal. */
async function readBy(id: number): Promise<ReadonlyMap<Member, string>> {
  const read = new Map<Member, string>();
  for (const name of MEMBERS) {
    const answer = await world.as(name)('goals.read', { params: { id } });
    read.set(name, answer.status === 200 ? JSON.stringify(answer.ok, withoutVersion) : 'nothing');
  }
  return read;
}

/** Who is notified of an action, and who can read something different afterwards. */
async function audienceOf(goalId: number, act: Act) {
  const before = await readBy(goalId);
  const inTenant = { role: 'owner', tenantId: world.tenant.id } as const;
  const last = await world.t.app.db.transaction(inTenant, (db) =>
    db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirst(),
  );
  expect((await act()).status).toBe(200);
  const after = await readBy(goalId);
  const rows = await world.t.app.db.transaction(inTenant, (db) =>
    db
      .selectFrom('outbox')
      .select('payload')
      .where('id', '>', last?.id ?? 0)
      .where('kind', '=', 'live')
      .execute(),
  );
  const groups = rows.flatMap(({ payload }) => {
    const { group, method, args } = payload as {
      readonly group: string;
      readonly method: string;
      readonly args: readonly [{ readonly id: number }];
    };
    return method === 'TenantUpdate' && args[0].id === goalId ? [group] : [];
  });
  const isReached = (name: Member) => groups.includes(`User_${world.people[name].id}`);
  const isForAll = groups.some((group) => !group.startsWith('User_'));
  return {
    isForAll,
    reached: MEMBERS.filter(isReached),
    readers: MEMBERS.filter((name) => before.get(name) !== after.get(name)),
  };
}

/** A goal of `owner` beneath one of `goalManager`'s, with an edit and a comment on its approval. */
async function setUp(edit?: 'draft' | 'review') {
  const parent = await world.rows({ by: 'goalManager', state: 'approved' });
  const middle = await world.rows({ by: 'vp', state: 'approved', values: { parent_id: parent } });
  const id = await world.rows({
    state: 'approved',
    ...(edit && { edit }),
    values: { parent_id: middle, creator_id: world.people.peer.id },
  });
  return id;
}

async function commentedStep(): Promise<{ readonly goal: number; readonly step: number }> {
  const goal = await world.rows({ state: 'review', values: { creator_id: world.people.peer.id } });
  const body = { Id: goal, Status: 'approved', Comment: 'Because' };
  expect((await world.as('manager')('goals.approve', { body })).status).toBe(200);
  const { GoalTransitions } = (await world.as('owner')('goals.read', { params: { id: goal } })).ok;
  return { goal, step: GoalTransitions.at(-1)?.Id ?? 0 };
}

describe('[GOAL-141] a comment on an approval step', () => {
  const READERS: readonly Member[] = ['ceo', 'manager', 'owner', 'goalAdmin', 'orgAdmin'];

  test('events of adding, changing or deleting it go only to people who can read it', async () => {
    const { goal, step: Id } = await commentedStep();
    const comment = { Id, Type: 'StateTransition', Comment: 'Thanks' } as const;
    let CommentId = 0;
    const added = await audienceOf(goal, async () => {
      const answer = await world.as('owner')('goals.commentAdd', { body: comment });
      CommentId = answer.ok.Id;
      return answer;
    });
    const changed = await audienceOf(goal, () =>
      world.as('owner')('goals.commentUpdate', { body: { CommentId, Comment: 'Many thanks' } }),
    );
    const deleted = await audienceOf(goal, () =>
      world.as('owner')('goals.commentDelete', { params: { id: CommentId } }),
    );
    for (const audience of [added, changed, deleted])
      expect(audience).toEqual({ isForAll: false, reached: READERS, readers: READERS });
  });

  test('on a goal that was hidden since, events go only to people who can see the goal', async () => {
    const { goal, step: Id } = await commentedStep();
    const shelve = { body: { Id: goal, Status: 'shelved', Comment: 'Over' } };
    expect((await world.as('manager')('goals.shelve', shelve)).status).toBe(200);
    const body = { Id, Type: 'StateTransition', Comment: 'Thanks' } as const;
    const audience = await audienceOf(goal, () => world.as('owner')('goals.commentAdd', { body }));
    const readers = READERS.filter((name) => name !== 'orgAdmin');
    expect(audience).toEqual({ isForAll: false, reached: readers, readers });
  });
});

describe('an edit that others may not know of', () => {
  const status = (by: Member, Status: string, Comment?: string) => (id: number) => () =>
    world.as(by)('goals.approve', { body: { Id: id, Status, ...(Comment && { Comment }) } });
  const save = (id: number) => async () => {
    const { Goal } = (await world.as('owner')('goals.read', { params: { id } })).ok;
    const body = {
      ...{ Title: 'Another', Measurement: 'Counted', PeriodId: world.periodId },
      ...{ ParentId: Goal.ParentId ?? 0, IsDraft: true, UpdatedAt: Goal.UpdatedAt },
    };
    return world.as('owner')('goals.update', { params: { id }, body });
  };

  test.each([
    ['begun', undefined, save],
    ['submitted', 'draft', status('owner', 'review')],
    ['submitted with a comment', 'draft', status('owner', 'review', 'Please')],
    ['sent back', 'review', status('manager', 'draft', 'Not yet')],
  ] as const)(
    '%s: events go to everyone who reads something different now, including Goal Managers of its tree',
    async (_what, edit, act) => {
      const id = await setUp(edit);
      const { isForAll, reached, readers } = await audienceOf(id, act(id));
      expect(isForAll).toBe(false);
      expect(reached).toEqual(expect.arrayContaining([...readers]));
      expect(readers).toEqual(expect.arrayContaining(['manager', 'owner', 'goalAdmin', 'goalManager']));
      expect(reached).toEqual(['ceo', 'manager', 'owner', 'goalAdmin', 'goalManager', 'orgAdmin']);
    },
  );
});
