import type { Compliance, QueryOf } from '@cadence/shared-contract';
import type { GoalWorld, Member } from '../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(START);
});
afterAll(() => world.t.close());

const at = (date: string): void => world.t.clock.set(`${date}T18:00:00Z`);

async function compliance(member: Member, scope: number) {
  const { data, users } = (await world.as(member)('dashboard.compliance', { params: { scope } })).ok;
  const names = (type: number) => users.filter(({ Types }) => Types.includes(type)).map(({ Name }) => Name);
  return { data, users, names };
}

/** Everyone except the observer. */
const COUNTED = MEMBERS.filter((name) => name !== 'observer');

test('[DASH-023] the three scopes are the direct reports, everyone beneath, and the company', async () => {
  const of = async (member: Member, scope: number) => (await compliance(member, scope)).names(1).sort();
  expect(await of('vp', 1)).toEqual(['goalAdmin', 'goalManager', 'manager', 'orgAdmin', 'stranger']);
  expect(await of('vp', 2)).toEqual([...(await of('vp', 1)), 'owner', 'peer'].sort());
  expect(await of('vp', 3)).toEqual([...COUNTED].sort());
  expect(await of('manager', 2)).toEqual(['owner', 'peer']);
  expect((await compliance('vp', 3)).data[0]).toEqual({ Type: 1, count: 9, total: 9 });
});

test('[DASH-020] a contributor gets the company only, others start with their direct reports', async () => {
  for (const member of MEMBERS) {
    const { role } = world.people[member];
    const scopes = role === 'observer' ? [] : role === 'contributor' ? [3] : [1, 2, 3];
    const { Permissions } = (await world.as(member)('dashboard.read', {})).ok;
    expect([member, Permissions.ComplianceScopes]).toEqual([member, scopes]);
    for (const scope of [1, 2, 3]) {
      const { status } = await world.as(member)('dashboard.compliance', { params: { scope } });
      expect([member, scope, status]).toEqual([member, scope, scopes.includes(scope) ? 200 : 400]);
    }
  }
  for (const scope of [0, 4, -1, 1.5]) {
    expect((await world.as('ceo')('dashboard.compliance', { params: { scope } })).status).toBe(400);
  }
});

test('[DASH-023] drafts and shelved goals do not count; the users are returned with their names, once, in order', async () => {
  for (const by of COUNTED) await world.rows({ by, state: 'review' });
  expect(await compliance('ceo', 3)).toMatchObject({ users: [] });
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('goals')
      .set({ state: 'draft' })
      .where('owner_id', 'in', [world.people.owner.id, world.people.peer.id])
      .execute(),
  );
  await world.rows({ by: 'peer', state: 'shelved' });
  const { data, users } = await compliance('ceo', 3);
  expect(data[0]).toEqual({ Type: 1, count: 2, total: 9 });
  const { owner, manager, peer } = world.people;
  expect(users.map(({ Id, Types }) => [Id, Types])).toEqual([
    [owner.id, [1]],
    [peer.id, [1]],
  ]);
  expect(users[0]).toEqual({
    Id: owner.id,
    Name: 'owner',
    JobTitle: 'Engineer',
    OrgUnit: 'Support',
    Avatar: null,
    ParentId: manager.id,
    Types: [1],
  });
});

test('[DASH-023] a goal without an update, and an approved one of the last period, each count for their owner', async () => {
  at('2026-10-21');
  const late = await world.rows({ state: 'approved' });
  await world.rows({ by: 'peer', state: 'approved' });
  at('2026-11-11');
  const peers = (await world.as('peer')('goals.list', { body: {} })).ok.data.find(
    ({ User }) => User.Name === 'peer',
  );
  const statusId = await world.currentStatusId(peers?.Id ?? 0);
  expect(
    (await world.as('peer')('goals.updateStatus', { body: { Id: statusId ?? 0, Likelihood: 2, Quality: 2 } }))
      .status,
  ).toBe(200);
  const now = await compliance('manager', 1);
  expect([now.names(1), now.names(2), now.names(3)]).toEqual([[], ['owner'], []]);
  at('2027-02-10');
  const then = await compliance('manager', 1);
  expect([then.names(1), then.names(2), then.names(3)]).toEqual([['owner', 'peer'], [], ['owner', 'peer']]);
  const result = { GoalId: late, Completed: true, Quality: 3, Outcome: 'Done.' };
  expect((await world.as('owner')('goals.finalize', { body: result })).status).toBe(200);
  expect((await compliance('manager', 1)).names(3)).toEqual(['peer']);
});

test('people who left or have not joined yet are not counted; those who joined later are left out for the last period', async () => {
  const below = { manager_id: world.people.manager.id };
  const joined = await world.addPerson({
    ...below,
    name: 'joined',
    created_at: new Date('2027-01-15T12:00:00Z'),
  });
  await world.addPerson({ ...below, name: 'gone', deactivated_at: new Date('2026-11-01T00:00:00Z') });
  await world.addPerson({ ...below, name: 'invited', invitation_accepted_at: null });
  await world.addPerson({ ...below, name: 'board', role: 'observer' });
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ created_at: new Date('2026-01-01T00:00:00Z') })
      .where('tenant_id', '=', world.tenant.id)
      .where('id', '<>', joined.id)
      .execute(),
  );
  at('2027-02-10');
  const { data, names } = await compliance('manager', 1);
  expect(names(1)).toEqual(['joined', 'owner', 'peer']);
  expect(data).toEqual([
    { Type: 1, count: 3, total: 3 },
    { Type: 2, count: 0, total: 3 },
    { Type: 3, count: 0, total: 2 },
  ]);
});

test('a private goal makes its owner late only for people who may see it, but counts as a goal for all', async () => {
  at('2026-10-21');
  await world.rows({ state: 'approved', values: { is_private: true } });
  at('2026-11-11');
  expect((await compliance('manager', 3)).names(2)).toEqual(['owner']);
  expect((await compliance('stranger', 3)).names(2)).toEqual([]);
  expect((await compliance('stranger', 3)).names(1)).not.toContain('owner');
});

test('people of another tenant are in no scope', async () => {
  const elsewhere = await startGoalWorld({}, world.t);
  const others = (await elsewhere.as('ceo')('dashboard.compliance', { params: { scope: 3 } })).ok.users;
  const ours = (await compliance('ceo', 3)).users.map(({ Id }) => Id);
  expect(others.filter(({ Id }) => ours.includes(Id))).toEqual([]);
  expect(ours).toHaveLength(9);
});

describe('[D-183] the people who are behind', () => {
  type Query = QueryOf<'dashboard.compliance'>;
  const list = async (query: Query) =>
    (await world.as('ceo')('dashboard.compliance', { params: { scope: 3 }, query })).ok;
  const namesOf = ({ users }: Compliance): readonly string[] => users.map(({ Name }) => Name);

  test('are listed in pages, each once, while the counts cover everyone', async () => {
    for (let n = 0; n < 100; n += 1) await world.addPerson({ name: `Joined ${String(n).padStart(3, '0')}` });
    const first = await list({});
    const pages = [first, await list({ page: 2 }), await list({ page: 3 })];
    expect(pages.map(({ users }) => users.length)).toEqual([50, 50, 9]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(109);
    for (const page of [...pages, await list({ page: 4 })])
      expect(page).toMatchObject({ data: first.data, count: 109 });
    expect(first.data[0]).toEqual({ Type: 1, count: 109, total: 109 });
    expect((await list({ page: 4 })).users).toEqual([]);
  });

  test('are only those in the requested count', async () => {
    at('2026-10-21');
    await world.rows({ state: 'approved' });
    at('2026-11-11');
    const needUpdate = await list({ type: 2 });
    expect([namesOf(needUpdate), needUpdate.count]).toEqual([['owner'], 1]);
    expect(needUpdate.data).toEqual((await list({})).data);
    expect(namesOf(await list({ type: 1 }))).not.toContain('owner');
    expect(await list({ type: 3 })).toMatchObject({ users: [], count: 0 });
  });

  test.each([
    ['huong', 'Nguyễn Thị Hương'],
    ['NGUYEN thi', 'Nguyễn Thị Hương'],
    ['field  nguyen', 'Nguyễn Thị Hương'],
    ['weiss', 'Søren Weiß'],
    ['soren sales', 'Søren Weiß'],
  ])('%s finds %s by name, job or department', async (search, name) => {
    await world.addPerson({ name: 'Nguyễn Thị Hương', job_title: 'Field Engineer' });
    await world.addPerson({ name: 'Søren Weiß', org_unit: 'Sales' });
    const found = await list({ search });
    expect([namesOf(found), found.count]).toEqual([[name], 1]);
    expect(found.data[0]?.count).toBe(11);
  });

  test.each(['%', '_', 'own%', "'; --", '\\'])('a search for %j is literal', async (search) => {
    expect(await list({ search })).toMatchObject({ users: [], count: 0 });
  });

  test.each<[string, object]>([
    ['type', { type: 4 }],
    ['type', { type: 0 }],
    ['page', { page: 0 }],
    ['page', { page: 1.5 }],
    ['search', { search: 'x'.repeat(256) }],
  ])('an invalid %s is refused: %j', async (_name, query) => {
    expect((await world.as('ceo')('dashboard.compliance', { params: { scope: 3 }, query })).status).toBe(400);
  });
});
