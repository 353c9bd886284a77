import type { Goal, TenantUpdate } from '@cadence/shared-contract';
import { PAGE_HEADER } from '@cadence/shared-contract';
import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const INSIDERS = MEMBERS.filter((name) => name !== 'observer');
const id = (name: Member): number => world.people[name].id;

interface Heard {
  readonly to: readonly Member[];
  readonly event: TenantUpdate;
}

/** The members of a hub group. */
function membersOf(group: string): readonly Member[] {
  const tenant = world.tenant.id;
  if (group === `Tenant_${tenant}`) return MEMBERS;
  if (group === `Members_${tenant}`) return INSIDERS;
  if (group === `Observers_${tenant}`) return ['observer'];
  return MEMBERS.filter((name) => group === `User_${id(name)}`);
}

/** The events of the tenant after an outbox row, oldest first. */
async function liveSince(last: number): Promise<readonly Heard[]> {
  const rows = await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .selectFrom('outbox')
      .select('payload')
      .where('id', '>', last)
      .where('kind', '=', 'live')
      .orderBy('id')
      .execute(),
  );
  return rows.flatMap(({ payload }) => {
    const { group, method, args } = payload as { group: string; method: string; args: [TenantUpdate] };
    return method === 'TenantUpdate' ? [{ to: membersOf(group), event: args[0] }] : [];
  });
}

function lastRow(): Promise<number> {
  return world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    const row = await db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirst();
    return row?.id ?? 0;
  });
}

/** The goal as each member sees it; those who may not see it are missing. */
async function seenBy(goalId: number): Promise<ReadonlyMap<Member, Goal>> {
  const seen = new Map<Member, Goal>();
  for (const name of MEMBERS) {
    const [goal] = (await world.as(name)('goals.rows', { body: { Ids: [goalId] } })).ok.data;
    if (goal) seen.set(name, goal);
  }
  return seen;
}

type Facts = NonNullable<TenantUpdate['goal']>;

/** Everything a person was sent about the goal for one action, merged. */
function factsFor(name: Member, heard: readonly Heard[]): Facts | null {
  const all = heard.flatMap(({ to, event }) => (to.includes(name) && event.goal ? [event.goal] : []));
  const [first] = all;
  if (!first) return null;
  const join = (part: 'ownerIds' | 'approverIds' | 'parentIds') =>
    [...new Set(all.flatMap((facts) => facts[part]))].sort((a, b) => a - b);
  return {
    ...first,
    ownerIds: join('ownerIds'),
    approverIds: join('approverIds'),
    parentIds: join('parentIds'),
  };
}

/**
 * Changes a goal and collects its events. Checks that exactly the people who saw the goal before or see it now are
 * notified, and that no event names an owner or a parent that its receiver's own reads do not name.
 */
async function events(goalId: number, action: () => Promise<{ readonly status: number }>) {
  const last = await lastRow();
  const before = await seenBy(goalId);
  expect((await action()).status).toBe(200);
  const after = await seenBy(goalId);
  const heard = (await liveSince(last)).filter(({ event }) => event.id === goalId);
  const reached = new Map<Member, Facts>();
  for (const name of MEMBERS) {
    const facts = factsFor(name, heard);
    const views = [before.get(name), after.get(name)].filter((goal) => goal !== undefined);
    expect([name, facts !== null]).toEqual([name, views.length > 0]);
    if (!facts) continue;
    reached.set(name, facts);
    expect(views.map((goal) => goal.User.Id)).toEqual(expect.arrayContaining([...facts.ownerIds]));
    expect(views.map((goal) => goal.ParentId)).toEqual(expect.arrayContaining([...facts.parentIds]));
    expect(views.map((goal) => goal.GoalPeriodId)).toContain(facts.periodId);
  }
  return { reached, heard };
}

const hidden = (by: Member = 'vp') => world.rows({ by, state: 'approved', values: { is_private: true } });
const open = (by: Member = 'vp') => world.rows({ by, state: 'approved' });
const beneath = (parentId: number) => world.rows({ state: 'approved', values: { parent_id: parentId } });

describe('[LIVE-006] what an event says of a goal', () => {
  test('a weekly post changes the status: one event to everyone but observers', async () => {
    const parent = await open();
    const goal = await beneath(parent);
    const Id = (await world.currentStatusId(goal)) ?? 0;
    const post = () => world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 3, Quality: 3 } });
    const { heard } = await events(goal, post);
    expect(heard).toEqual([
      {
        to: INSIDERS,
        event: {
          ...{ type: 'goal_update', id: goal, actorId: id('owner') },
          goal: {
            ...{ change: 'status', periodId: world.periodId, ownerIds: [id('owner')] },
            ...{ approverIds: [id('manager')], parentIds: [parent] },
          },
        },
      },
    ]);
  });

  test('a comment changes the discussion', async () => {
    const goal = await world.goal({ stage: 'approved' });
    const Id = (await world.currentStatusId(goal.Id)) ?? 0;
    const comment = () =>
      world.as('peer')('goals.commentAdd', { body: { Id, Type: 'GoalStatus', Comment: 'Well done' } });
    const { reached } = await events(goal.Id, comment);
    expect(reached.get('stranger')?.change).toBe('discussion');
  });

  test.each([
    ['private', { state: 'approved', values: { is_private: true } }],
    ['in review', { state: 'review' }],
  ] as const)('a parent that is %s is named only to people who see it', async (_what, options) => {
    const [secret, parent] = [await world.rows({ by: 'vp', ...options }), await open()];
    const goal = await beneath(secret);
    const align = (GoalId: number) => () =>
      world.as('goalAdmin')('goals.changeParent', { body: { Id: goal, GoalId } });
    const moved = await events(goal, align(parent));
    expect(moved.reached.get('stranger')).toMatchObject({ change: 'place', parentIds: [parent] });
    for (const name of ['vp', 'ceo', 'goalAdmin'] as const)
      expect(moved.reached.get(name)?.parentIds).toEqual([secret, parent]);
    const back = await events(goal, align(secret));
    expect(back.reached.get('owner')?.parentIds).toEqual([parent]);
    expect(back.reached.get('vp')?.parentIds).toEqual([secret, parent]);
  });

  test('when a goal is no longer visible, everyone who saw it is notified, with its former place', async () => {
    const parent = await open();
    const shelved = await beneath(parent);
    const { reached } = await events(shelved, () =>
      world.as('manager')('goals.shelve', { body: { Id: shelved, Status: 'shelved' } }),
    );
    expect(reached.get('stranger')).toMatchObject({ change: 'state', parentIds: [parent] });
    const deleted = await beneath(parent);
    const gone = await events(deleted, () => world.as('ceo')('goals.delete', { params: { id: deleted } }));
    expect(gone.reached.get('stranger')).toMatchObject({ change: 'place', parentIds: [parent] });
    expect(gone.heard).toHaveLength(1);
  });

  test('a goal that becomes visible names its children, each only to people who see the child', async () => {
    const goal = await world.rows({ by: 'vp', state: 'shelved' });
    const child = await beneath(goal);
    const secret = await world.rows({ state: 'approved', values: { parent_id: goal, is_private: true } });
    const childIdsSentAfter = async (Status: string) => {
      const { heard } = await events(goal, () =>
        world.as('ceo')('goals.shelve', { body: { Id: goal, Status, Comment: 'Because' } }),
      );
      return (name: Member): readonly number[] => [
        ...new Set(heard.flatMap(({ to, event }) => (to.includes(name) ? (event.goal?.childIds ?? []) : []))),
      ];
    };
    const reached = await childIdsSentAfter('approved');
    expect(reached('stranger')).toEqual([child]);
    expect(reached('owner').toSorted((a, b) => a - b)).toEqual([child, secret]);
    expect(reached('observer')).toEqual([]);
    // When it is hidden again, people who saw it already know its children.
    expect((await childIdsSentAfter('shelved'))('stranger')).toEqual([]);
  });

  test('the new place of a goal that becomes private at the same time is hidden', async () => {
    const [parent, next] = [await open(), await open('ceo')];
    const goal = await beneath(parent);
    const { Goal } = (await world.as('goalAdmin')('goals.read', { params: { id: goal } })).ok;
    const body = {
      ...{ Title: 'Not for all', Measurement: 'Counted', PeriodId: world.periodId, ParentId: next },
      ...{ IsPrivate: true, IsDraft: false, UpdatedAt: Goal.UpdatedAt },
    };
    const { reached } = await events(goal, () =>
      world.as('goalAdmin')('goals.update', { params: { id: goal }, body }),
    );
    expect(reached.get('stranger')).toMatchObject({ change: 'place', parentIds: [parent] });
    expect(reached.get('manager')).toMatchObject({ change: 'place', parentIds: [parent, next] });
  });

  test('a new owner and the previous one are both named, and so are their approvers', async () => {
    const goal = await open('owner');
    const give = () =>
      world.as('goalAdmin')('goals.changeOwner', { body: { Id: goal, UserId: id('stranger') } });
    const { reached } = await events(goal, give);
    expect(reached.get('orgAdmin')).toMatchObject({
      change: 'place',
      ownerIds: [id('owner'), id('stranger')],
      approverIds: [id('vp'), id('manager')].sort((a, b) => a - b),
    });
  });

  test('a draft that is reassigned and submitted in one request names its previous owner too', async () => {
    const parent = await open();
    const goal = await world.rows({
      state: 'draft',
      values: { parent_id: parent, creator_id: id('goalAdmin') },
    });
    const { Goal } = (await world.as('goalAdmin')('goals.read', { params: { id: goal } })).ok;
    const body = {
      ...{ Title: 'For another', Measurement: 'Counted', PeriodId: world.periodId, ParentId: parent },
      ...{ OwnerId: id('stranger'), IsDraft: false, UpdatedAt: Goal.UpdatedAt },
    };
    const { reached } = await events(goal, () =>
      world.as('goalAdmin')('goals.update', { params: { id: goal }, body }),
    );
    expect(reached.get('owner')).toMatchObject({ change: 'place', ownerIds: [id('owner'), id('stranger')] });
  });

  test('a created goal is in a new place, whether submitted at once or not', async () => {
    for (const IsDraft of [true, false]) {
      const last = await lastRow();
      const { Id } = (
        await world.as('owner')('goals.create', {
          body: { Title: 'New', Measurement: 'Counted', PeriodId: world.periodId, IsDraft },
        })
      ).ok.Goal;
      const heard = (await liveSince(last)).filter(({ event }) => event.id === Id);
      const to = heard.flatMap((one) => one.to);
      expect([...to].sort()).toEqual(IsDraft ? ['goalAdmin', 'owner'] : ['goalAdmin', 'manager', 'owner']);
      expect(new Set(heard.map(({ event }) => event.goal?.change))).toEqual(new Set(['place']));
    }
  });

  test('observers are notified only of company goals, also when a goal stops being one', async () => {
    const company = await world.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
    const Id = (await world.currentStatusId(company)) ?? 0;
    const post = () => world.as('ceo')('goals.updateStatus', { body: { Id, Likelihood: 3, Quality: 3 } });
    expect((await events(company, post)).heard.map(({ to }) => to)).toEqual([MEMBERS]);
    const parent = await open();
    const align = () =>
      world.as('goalAdmin')('goals.changeParent', { body: { Id: company, GoalId: parent } });
    const { reached } = await events(company, align);
    expect(reached.get('observer')).toMatchObject({ change: 'place', parentIds: [] });
    expect(reached.get('stranger')).toMatchObject({ change: 'place', parentIds: [parent] });
  });

  test.each([
    ['draft', 'owner', 'approve', 'review'],
    ['draft', 'goalAdmin', 'approve', 'approved'],
    ['review', 'manager', 'approve', 'approved'],
    ['review', 'goalAdmin', 'approve', 'draft'],
    ['review', 'owner', 'retract', 'draft'],
    ['approved', 'owner', 'shelve', 'shelving_in_review'],
    ['approved', 'ceo', 'shelve', 'shelved'],
    ['shelving_in_review', 'manager', 'shelve', 'shelved'],
    ['shelving_in_review', 'goalAdmin', 'shelve', 'approved'],
    ['shelved', 'owner', 'shelve', 'approved'],
    ['results_in_review', 'owner', 'finalizeRetract', ''],
  ] as const)(
    'from %s, when %s asks to %s %s: nobody learns more than they may read',
    async (state, by, call, Status) => {
      for (const is_private of [false, true]) {
        const parent = is_private ? await open() : await hidden();
        const goal = await world.rows({ state, values: { parent_id: parent, is_private } });
        const ask = () =>
          call === 'finalizeRetract'
            ? world.as(by)('goals.finalizeRetract', { body: { GoalId: goal } })
            : world.as(by)(`goals.${call}`, { body: { Id: goal, Status, Comment: 'Because' } });
        const { reached } = await events(goal, ask);
        expect(new Set([...reached.values()].map(({ change }) => change))).toEqual(new Set(['state']));
      }
    },
  );

  test('only people who could see a private goal are notified of its deletion', async () => {
    const goal = await hidden('owner');
    const { reached } = await events(goal, () => world.as('ceo')('goals.delete', { params: { id: goal } }));
    expect([...reached.keys()].sort()).toEqual(['ceo', 'goalAdmin', 'manager', 'owner']);
  });
});

describe('the page that made the request', () => {
  const comment = async (page?: string): Promise<unknown> => {
    const goal = await world.goal({ stage: 'approved' });
    const Id = (await world.currentStatusId(goal.Id)) ?? 0;
    const headers: Record<string, string> = page === undefined ? {} : { [PAGE_HEADER]: page };
    const body = { Id, Type: 'GoalStatus', Comment: 'Mine' } as const;
    const last = await lastRow();
    expect((await world.as('peer')('goals.commentAdd', { body }, { headers })).status).toBe(200);
    const [heard] = await liveSince(last);
    return heard?.event.origin;
  };

  test('is named in the event; an invalid name is left out', async () => {
    expect(await comment('Page1234')).toBe('Page1234');
    for (const page of [undefined, 'short', 'x'.repeat(33), 'with space', '<script>', 'Pagé1234'])
      expect(await comment(page)).toBeUndefined();
  });
});
