import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

interface Effects {
  /** Who received a notification, by subject. */
  readonly notified: Readonly<Record<string, readonly Member[]>>;
  /** Groups that received an event of the goal: everyone but observers, or single people. */
  readonly live: readonly (Member | 'members')[];
}

/** Whom one action notified of what: rows written in its transaction. */
async function effectsOf(
  goalId: number,
  action: () => Promise<{ readonly status: number }>,
): Promise<Effects> {
  const { db } = world.t.app;
  const scope = { role: 'owner', tenantId: world.tenant.id } as const;
  const last = await db.transaction(scope, async (tx) => ({
    outbox: (await tx.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0,
    notice:
      (await tx.selectFrom('notifications').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0,
  }));
  expect((await action()).status).toBe(200);
  const nameOf = (id: number): Member => MEMBERS.find((name) => world.people[name].id === id) ?? 'stranger';
  return db.transaction(scope, async (tx) => {
    const notices = await tx
      .selectFrom('notifications')
      .selectAll()
      .where('id', '>', last.notice)
      .orderBy('id')
      .execute();
    const rows = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('id', '>', last.outbox)
      .where('kind', '=', 'live')
      .orderBy('id')
      .execute();
    const notified: Record<string, Member[]> = {};
    for (const notice of notices) (notified[notice.subject] ??= []).push(nameOf(notice.person_id));
    const live = rows.flatMap(({ payload }) => {
      const { group, method, args } = payload as unknown as {
        group: string;
        method: string;
        args: { id: number }[];
      };
      if (method !== 'TenantUpdate' || args[0]?.id !== goalId) return [];
      return group === `Members_${world.tenant.id}`
        ? (['members'] as const)
        : [nameOf(Number(group.slice('User_'.length)))];
    });
    for (const list of Object.values(notified)) list.sort();
    return { notified, live: live.sort() };
  });
}

const NEAR = ['ceo', 'goalAdmin', 'manager', 'owner'] as const;
const act =
  (
    by: Member,
    call: 'goals.approve' | 'goals.shelve' | 'goals.retract' | 'goals.retractEdits',
    Status: string,
  ) =>
  (Id: number) =>
    world.as(by)(call, { body: { Id, Status, Comment: 'Because' } });

async function setUp(
  state: Parameters<GoalWorld['rows']>[0]['state'],
  options: { edit?: 'draft' | 'review'; isPrivate?: boolean } = {},
) {
  const parent = await world.rows({ by: 'vp', state: 'approved' });
  const id = await world.rows({
    state,
    ...(options.edit ? { edit: options.edit } : {}),
    values: { parent_id: parent, title: 'The goal', is_private: options.isPrivate ?? false },
  });
  await follow(id, ['stranger', 'peer']);
  await world.rows({ by: 'peer', state: 'approved', values: { parent_id: id } });
  return id;
}

async function follow(goalId: number, members: readonly Member[]): Promise<void> {
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .insertInto('goal_follows')
      .values(
        members.map((name) => ({
          tenant_id: world.tenant.id,
          goal_id: goalId,
          person_id: world.people[name].id,
          created_at: new Date(),
        })),
      )
      .execute(),
  );
}

describe('who is notified of what (D-37)', () => {
  test('submit: the approver, not the parent owner who may not see it yet; live events only to people who may see it', async () => {
    const id = await setUp('draft');
    const { notified, live } = await effectsOf(id, () => act('owner', 'goals.approve', 'review')(id));
    expect(notified).toEqual({ 'Goal submitted for approval': ['manager'] });
    expect(live).toEqual(['goalAdmin', 'manager', 'owner']);
  });

  test('approval: the owner and the followers; live events to everyone but observers', async () => {
    const id = await setUp('review');
    const { notified, live } = await effectsOf(id, () => act('manager', 'goals.approve', 'approved')(id));
    expect(notified).toEqual({ 'Goal approved': ['owner', 'peer', 'stranger'] });
    expect(live).toEqual(['members']);
  });

  test("approval of a manager's goal: its direct reports too", async () => {
    const id = await world.rows({ by: 'manager', state: 'review' });
    const { notified } = await effectsOf(id, () => act('vp', 'goals.approve', 'approved')(id));
    expect(notified).toEqual({ 'Goal approved': ['manager', 'owner', 'peer'] });
  });

  test('request for changes: only the owner', async () => {
    const id = await setUp('review');
    const { notified, live } = await effectsOf(id, () => act('manager', 'goals.approve', 'draft')(id));
    expect(notified).toEqual({ 'Changes requested': ['owner'] });
    expect(live).toEqual(['goalAdmin', 'manager', 'owner']);
  });

  test('edits: approver and parent owner; their drafts concern those who may see them', async () => {
    const id = await setUp('approved', { edit: 'draft' });
    const { notified, live } = await effectsOf(id, () => act('owner', 'goals.approve', 'review')(id));
    expect(notified).toEqual({ 'Goal edits submitted for approval': ['manager', 'vp'] });
    // orgAdmin too, because the step may have a comment.
    expect(live).toEqual(['ceo', 'goalAdmin', 'manager', 'orgAdmin', 'owner']);
    const applied = await effectsOf(id, () => act('manager', 'goals.approve', 'approved')(id));
    expect(applied).toEqual({ notified: { 'Goal edits approved': ['owner'] }, live: ['members'] });
  });

  test('weekly status: approver, parent owner, followers', async () => {
    const id = await setUp('approved');
    const Id = (await world.currentStatusId(id)) ?? 0;
    const post = () => world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 3, Quality: 3 } });
    const { notified, live } = await effectsOf(id, post);
    expect(notified).toEqual({ 'Weekly update': ['manager', 'peer', 'stranger', 'vp'] });
    expect(live).toEqual(['members']);
    const inbox = (await world.as('manager')('notifications.list', { params: { page: 1 } })).ok
      .Notifications[0];
    expect(inbox).toMatchObject({
      NotifiedObjectType: 'GoalStatus',
      NotifiedObjectId: Id,
      Body: 'owner posted an update on “The goal”.',
    });
  });

  test('shelving: the owner, and the owners of aligned goals', async () => {
    const id = await setUp('approved');
    const { notified, live } = await effectsOf(id, () => act('manager', 'goals.shelve', 'shelved')(id));
    expect(notified).toEqual({ 'Goal shelved': ['owner'], 'Parent goal shelved': ['peer'] });
    expect(live).toEqual(['members']);
    const back = await effectsOf(id, () => act('owner', 'goals.shelve', 'approved')(id));
    expect(back.notified).toEqual({ 'Goal reactivated': ['manager', 'vp'] });
  });

  test('deletion: the owner, and the owners of aligned goals with a subject that contains Deleted', async () => {
    const id = await setUp('approved');
    const remove = () => world.as('ceo')('goals.delete', { params: { id } });
    const { notified } = await effectsOf(id, remove);
    expect(notified).toEqual({ 'Goal Deleted': ['owner'], 'Parent Goal Deleted': ['peer'] });
  });

  test('result and finalization', async () => {
    const id = await setUp('approved');
    const submit = () =>
      world.as('owner')('goals.finalize', {
        body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.' },
      });
    expect((await effectsOf(id, submit)).notified).toEqual({ 'Goal result to review': ['manager', 'vp'] });
    const review = () =>
      world.as('manager')('goals.finalizeApproved', {
        body: { GoalId: id, Completed: true, Feedback: 'Fine.' },
      });
    expect((await effectsOf(id, review)).notified).toEqual({
      'Goal finalized': ['owner', 'peer', 'stranger'],
    });
  });

  test('reassignment: old and new owner, approver, parent owner', async () => {
    const id = await setUp('approved');
    const give = () =>
      world.as('goalAdmin')('goals.changeOwner', { body: { Id: id, UserId: world.people.peer.id } });
    expect((await effectsOf(id, give)).notified).toEqual({
      'Goal owner changed': ['manager', 'owner', 'peer', 'vp'],
    });
  });

  test('a private goal notifies and shows itself to the entitled only', async () => {
    const id = await setUp('review', { isPrivate: true });
    const { notified, live } = await effectsOf(id, () => act('manager', 'goals.approve', 'approved')(id));
    expect(notified).toEqual({ 'Goal approved': ['owner'] });
    expect(live).toEqual([...NEAR]);
  });

  test('[GOAL-162] who will be notified of a submit is known before, and matches', async () => {
    for (const [state, edit] of [
      ['draft', undefined],
      ['approved', 'draft'],
    ] as const) {
      const id = await setUp(state, edit ? { edit } : {});
      const before = (await world.as('owner')('goals.approvalRequest', { params: { id } })).ok;
      expect(before.Approver?.Id).toBe(world.people.manager.id);
      expect(before.GoalEdit?.State ?? null).toBe(edit ?? null);
      const { notified } = await effectsOf(id, () => act('owner', 'goals.approve', 'review')(id));
      expect(before.WillBeNotified.map((person) => person.Name).sort()).toEqual(
        Object.values(notified).flat().sort(),
      );
    }
  });
});

describe('comments', () => {
  async function commented(
    by: Member,
    body: { Id: number; Type: 'GoalStatus' | 'StateTransition'; Comment: string },
  ) {
    return world.as(by)('goals.commentAdd', { body });
  }

  test('[GOAL-141] comments on approval actions are for owner, approver, ceo and admins', async () => {
    const id = await setUp('review');
    await act('manager', 'goals.approve', 'approved')(id);
    const transition = (await world.as('owner')('goals.read', { params: { id } })).ok.GoalTransitions.at(-1);
    const readers: Member[] = [];
    for (const name of MEMBERS.filter((one) => one !== 'observer')) {
      const { GoalStatusComments } = (await world.as(name)('goals.read', { params: { id } })).ok;
      if (GoalStatusComments.some((row) => row.Comment === 'Because')) readers.push(name);
    }
    expect(readers).toEqual(['ceo', 'manager', 'owner', 'goalAdmin', 'orgAdmin']);
    const Id = transition?.Id ?? 0;
    expect((await commented('peer', { Id, Type: 'StateTransition', Comment: 'Why?' })).status).toBe(404);
    const { notified, live } = await effectsOf(id, () =>
      commented('owner', { Id, Type: 'StateTransition', Comment: 'Thanks' }),
    );
    expect(notified).toEqual({ 'New comment': ['manager'] });
    expect(live).toEqual([...readers].sort());
  });

  test('a comment on a status reaches owner, followers and the thread', async () => {
    const id = await setUp('approved');
    const Id = (await world.currentStatusId(id)) ?? 0;
    await commented('vp', { Id, Type: 'GoalStatus', Comment: 'First' });
    const { notified } = await effectsOf(id, () =>
      commented('goalManager', { Id, Type: 'GoalStatus', Comment: 'Second' }),
    );
    expect(notified).toEqual({ 'New comment': ['owner', 'peer', 'stranger', 'vp'] });
  });
});
