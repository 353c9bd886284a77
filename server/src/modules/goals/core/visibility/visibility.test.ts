import { GOAL_STATES } from '@cadence/shared-contract';
import fc from 'fast-check';
import { findReader } from '../../../../kernel/session/index.ts';
import { approverIdOf } from '../../../people/index.ts';
import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../../testing/goal-world.ts';
import type { Viewer } from './viewer.ts';
import { canSee, visibleTo } from './visibility.queries.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const member = fc.constantFrom(...MEMBERS);
const goal = fc.record({
  by: member,
  creator: member,
  state: fc.constantFrom(...GOAL_STATES),
  isPrivate: fc.boolean(),
  wasCeo: fc.boolean(),
});

async function viewerOf(name: Member): Promise<Viewer> {
  const reader = await world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
    findReader(db, world.tenant.id, world.people[name].id),
  );
  if (!reader) throw new Error(`${name} is not active`);
  return reader.actor;
}

/** Ids of the goals that a viewer may see by the SQL predicate, and by the check of a loaded row. */
async function seenBy(viewer: Viewer): Promise<{ bySql: number[]; byCheck: number[] }> {
  return world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, async (db) => {
    const bySql = await db
      .selectFrom('goals as g')
      .select('g.id')
      .where(visibleTo(viewer))
      .orderBy('g.id')
      .execute();
    const all = await db
      .selectFrom('goals as g')
      .innerJoin('people as owner', 'owner.id', 'g.owner_id')
      .selectAll('g')
      .select(approverIdOf('owner').as('approver_id'))
      .orderBy('g.id')
      .execute();
    const byCheck = all.filter((row) => canSee(viewer, row));
    return { bySql: bySql.map((row) => row.id), byCheck: byCheck.map((row) => row.id) };
  });
}

test('[GOAL-013] the SQL predicate and the check of a row agree on generated goals, for everyone', async () => {
  const drawn = fc.sample(goal, { numRuns: 120, seed: 7 });
  for (const { by, creator, state, isPrivate, wasCeo } of drawn) {
    const values = { creator_id: world.people[creator].id, is_private: isPrivate, owner_was_ceo: wasCeo };
    await world.rows({ by, state, values });
  }
  for (const name of MEMBERS) {
    const { bySql, byCheck } = await seenBy(await viewerOf(name));
    expect({ name, seen: bySql }).toEqual({ name, seen: byCheck });
    expect(bySql.length).toBeGreaterThan(0);
    const listed: number[] = [];
    for (let page = 1; listed.length < bySql.length; page += 1) {
      const { data } = (await world.as(name)('goals.list', { body: { PageSize: 100, Page: page } })).ok;
      if (data.length === 0) break;
      listed.push(...data.map((one) => one.Id));
    }
    expect(listed.sort((a, b) => a - b)).toEqual(bySql);
  }
});

/** Who sees a goal in a state (D-21, D-22), written by hand; the manager is the owner's approver. */
const READERS: readonly (readonly [
  string,
  { state: (typeof GOAL_STATES)[number]; isPrivate: boolean },
  readonly Member[],
])[] = [
  ['draft', { state: 'draft', isPrivate: false }, ['owner', 'goalAdmin']],
  ['review', { state: 'review', isPrivate: false }, ['manager', 'owner', 'goalAdmin']],
  ['approved', { state: 'approved', isPrivate: false }, MEMBERS.filter((name) => name !== 'observer')],
  [
    'results in review',
    { state: 'results_in_review', isPrivate: false },
    MEMBERS.filter((name) => name !== 'observer'),
  ],
  ['finalized', { state: 'finalized', isPrivate: false }, MEMBERS.filter((name) => name !== 'observer')],
  [
    'shelving in review',
    { state: 'shelving_in_review', isPrivate: false },
    ['ceo', 'manager', 'owner', 'goalAdmin'],
  ],
  ['shelved', { state: 'shelved', isPrivate: false }, ['ceo', 'manager', 'owner', 'goalAdmin']],
  ['approved and private', { state: 'approved', isPrivate: true }, ['ceo', 'manager', 'owner', 'goalAdmin']],
  [
    'finalized and private',
    { state: 'finalized', isPrivate: true },
    ['ceo', 'manager', 'owner', 'goalAdmin'],
  ],
];

test.each(READERS)('who sees a goal: %s', async (_name, { state, isPrivate }, readers) => {
  const id = await world.rows({ state, values: { is_private: isPrivate } });
  const seen: Member[] = [];
  for (const name of MEMBERS) {
    if ((await world.as(name)('goals.single', { params: { id } })).status === 200) seen.push(name);
  }
  expect(seen).toEqual(readers);
});

test('a hidden parent reveals nothing: no title, no ancestor, no count', async () => {
  const hidden = await world.rows({
    by: 'manager',
    state: 'approved',
    values: { is_private: true, title: 'Secret' },
  });
  const id = await world.rows({ by: 'peer', state: 'approved', values: { parent_id: hidden } });
  const open = await world.rows({ by: 'peer', state: 'approved' });
  await world.rows({ by: 'peer', state: 'approved', values: { parent_id: open, is_private: true } });
  const bundle = (await world.as('stranger')('goals.read', { params: { id } })).ok;
  expect(bundle).toMatchObject({ Ancestors: [], ParentGoal: null, Goal: { ParentTitle: null } });
  expect((await world.as('stranger')('goals.single', { params: { id: open } })).ok.ChildCount).toBe(0);
  expect((await world.as('stranger')('goals.children', { params: { id: open } })).ok.Goals).toEqual([]);
  expect((await world.as('manager')('goals.single', { params: { id: open } })).ok.ChildCount).toBe(1);
});

test('a viewer decides on the requests of exactly the people whose approver they are', async () => {
  const { manager, vp } = world.people;
  const gone = await world.addPerson({ role: 'manager', manager_id: manager.id, deactivated_at: new Date() });
  const lower = await world.addPerson({ role: 'manager', manager_id: gone.id, deactivated_at: new Date() });
  await world.addPerson({ manager_id: lower.id });
  await world.addPerson({ manager_id: null });
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    const people = await db
      .selectFrom('people as owner')
      .select(['owner.id', approverIdOf('owner').as('approver_id')])
      .execute();
    for (const { id } of people) {
      const reader = await findReader(db, world.tenant.id, id);
      if (reader === null) continue;
      const expected = people.filter((person) => person.approver_id === id).map((person) => person.id);
      expect(new Set(reader.actor.decides)).toEqual(new Set(expected));
    }
    expect(people.find((person) => person.id === vp.id)?.approver_id).toBe(world.people.ceo.id);
  });
});
