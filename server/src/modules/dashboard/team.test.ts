import { mondayOf } from '@cadence/shared-contract';
import type { GoalWorld, Member, RowOptions } from '../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set('2026-10-06T18:00:00Z');
});
afterAll(() => world.t.close());

const at = (date: string): void => world.t.clock.set(`${date}T18:00:00Z`);

/** A running goal since the second week of the quarter, with these predictions by their days. */
async function goalOf(
  by: Member,
  posts: Readonly<Record<string, number>> = {},
  values: RowOptions['values'] = {},
): Promise<number> {
  at('2026-10-06');
  const id = await world.rows({ by, state: 'approved', values });
  for (const [date, Likelihood] of Object.entries(posts)) {
    at(date);
    const { GoalStatuses } = (await world.as(by)('goals.read', { params: { id } })).ok;
    const row = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.StartDate === mondayOf(date));
    const body = { Id: row?.Id ?? 0, Likelihood, Quality: 2 };
    expect((await world.as(by)('goals.updateStatus', { body })).status).toBe(200);
  }
  at('2026-11-11');
  return id;
}

const IN_ORDER = { '2026-10-21': 3, '2026-10-28': 3, '2026-11-04': 3 };
const team = async (member: Member) => (await world.as(member)('dashboard.team', {})).ok;

test('the direct reports with their least likely goal and what each has to do, who is behind first', async () => {
  const low = await goalOf('owner', { ...IN_ORDER, '2026-11-11': 1 });
  await goalOf('owner', IN_ORDER);
  await goalOf('peer', { '2026-10-14': 4 });
  const { data, count } = await team('manager');
  expect(count).toBe(2);
  expect(
    data.map(({ User, Goals, LeastLikely, Types, Weeks, Unfinished }) => ({
      ...{ name: User.Name, Goals, Types, Weeks, Unfinished },
      least: LeastLikely?.MostRecentGoalStatus?.Likelihood ?? null,
    })),
  ).toEqual([
    { name: 'peer', Goals: 1, Types: [2], Weeks: [4, 5, 6], Unfinished: 0, least: 4 },
    { name: 'owner', Goals: 2, Types: [], Weeks: [], Unfinished: 0, least: 1 },
  ]);
  expect(data[1]?.LeastLikely?.Id).toBe(low);
  expect(data[1]?.LeastLikely?.Weeks).toHaveLength(14);
});

test('somebody without goals, and a goal that ended without a result', async () => {
  await goalOf('owner', IN_ORDER);
  at('2027-01-12');
  const { data } = await team('manager');
  expect(data.map(({ User, Types, Goals, Unfinished }) => [User.Name, Types, Goals, Unfinished])).toEqual([
    ['owner', [1, 3], 0, 1],
    ['peer', [1], 0, 0],
  ]);
});

test('each direct report’s branch is counted with everyone beneath, least in order first', async () => {
  await goalOf('owner', IN_ORDER);
  await goalOf('stranger', IN_ORDER);
  const { data } = (await world.as('vp')('dashboard.branches', {})).ok;
  const counts = Object.fromEntries(data.map(({ User, InOrder, total }) => [User.Name, [InOrder, total]]));
  expect(counts).toEqual({
    manager: [1, 3],
    stranger: [1, 1],
    goalAdmin: [0, 1],
    goalManager: [0, 1],
    orgAdmin: [0, 1],
  });
  expect(data.at(-1)?.User.Name).toBe('stranger');
  const { data: ofCeo } = (await world.as('ceo')('dashboard.branches', {})).ok;
  expect(ofCeo.map(({ User, total }) => [User.Name, total])).toEqual([['vp', 8]]);
});

test('a branch whose head was deactivated says so, and still counts those beneath', async () => {
  const { id } = world.people.manager;
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ deactivated_at: new Date('2026-11-01T00:00:00Z') })
      .where('id', '=', id)
      .execute(),
  );
  const { data } = (await world.as('vp')('dashboard.branches', {})).ok;
  const heads = data.map(({ User, IsDeactivated, total }) => [User.Name, IsDeactivated, total]);
  expect(heads).toContainEqual(['manager', true, 2]);
  expect(heads).toContainEqual(['stranger', false, 1]);
});

test('observers and contributors have neither; another organization’s people are in none', async () => {
  for (const member of MEMBERS) {
    const { role } = world.people[member];
    const isManager = role === 'ceo' || role === 'manager';
    for (const id of ['dashboard.team', 'dashboard.branches'] as const) {
      expect([member, id, (await world.as(member)(id, {})).status]).toEqual([
        member,
        id,
        isManager ? 200 : 400,
      ]);
    }
  }
  const elsewhere = await startGoalWorld({}, world.t);
  expect((await elsewhere.as('ceo')('dashboard.team', {})).ok.data.map(({ User }) => User.Id)).toEqual([
    elsewhere.people.vp.id,
  ]);
});
