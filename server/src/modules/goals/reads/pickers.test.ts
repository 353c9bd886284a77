import type { GoalWorld } from '../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

it('[GOAL-166] GET /Goal/users answers everyone who may own goals, by name, and the departments', async () => {
  const { people, t, tenant } = world;
  await world.addPerson({ name: 'Gone', org_unit: 'Archive', deactivated_at: new Date() });
  const invited = await world.addPerson({
    name: 'anew',
    org_unit: 'Sales',
    manager_id: people.vp.id,
    invitation_accepted_at: null,
  });
  const elsewhere = await startGoalWorld({}, t);
  const answer = (await world.as('manager')('goals.users', {})).ok;
  expect(answer.data.map((person) => person.Name)).toEqual([
    ...['anew', 'ceo', 'goalAdmin', 'goalManager', 'manager', 'orgAdmin', 'owner', 'peer', 'stranger', 'vp'],
  ]);
  expect(answer.data.find(({ Id }) => Id === people.owner.id)).toEqual({
    Id: people.owner.id,
    Name: 'owner',
    JobTitle: people.owner.job_title,
    OrgUnit: 'Support',
    Avatar: null,
    ParentId: people.manager.id,
  });
  expect(answer.data.map(({ Id }) => Id)).toContain(invited.id);
  expect(answer.departments).toEqual(['Sales', 'Support']);
  for (const member of MEMBERS) expect((await world.as(member)('goals.users', {})).ok).toEqual(answer);
  expect(elsewhere.tenant.id).not.toBe(tenant.id);
  const others = (await elsewhere.as('ceo')('goals.users', {})).ok.data.map(({ Id }) => Id);
  expect(others.filter((id) => answer.data.some(({ Id }) => Id === id))).toEqual([]);
});

it('[GOAL-185] GET /goal/companygoals answers the ceo’s published goals without a parent, to everyone', async () => {
  const published = { by: 'ceo', state: 'approved', values: { owner_was_ceo: true } } as const;
  const company = await world.rows(published);
  const finalized = await world.rows({ ...published, state: 'finalized' });
  // None of these: kept private, aligned, not published, not the ceo's, of another quarter, deleted.
  await world.rows({ ...published, values: { owner_was_ceo: true, is_private: true } });
  await world.rows({ ...published, values: { owner_was_ceo: true, parent_id: company } });
  await world.rows({ by: 'ceo', state: 'draft' });
  await world.rows({ by: 'vp', state: 'approved' });
  await world.rows({ ...published, periodId: world.nextPeriodId });
  await world.rows({ ...published, values: { owner_was_ceo: true, deleted_at: new Date() } });
  for (const member of MEMBERS) {
    const { data } = (await world.as(member)('goals.company', {})).ok;
    expect(data.map((goal) => goal.Id)).toEqual([company, finalized]);
    for (const goal of data) {
      expect(goal).toEqual((await world.as(member)('goals.single', { params: { id: goal.Id } })).ok);
    }
  }
});

it('[GOAL-185] company goals stay such after the ceo has changed, and leave with deletion', async () => {
  const before = (await world.as('observer')('goals.company', {})).ok.data.map((goal) => goal.Id);
  const { ceo, vp } = world.people;
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    await db.updateTable('people').set({ role: 'manager' }).where('id', '=', ceo.id).execute();
    await db.updateTable('people').set({ role: 'ceo' }).where('id', '=', vp.id).execute();
  });
  const after = (await world.as('observer')('goals.company', {})).ok.data;
  expect(after.map((goal) => goal.Id)).toEqual(before);
  await world.as('goalAdmin')('goals.delete', { params: { id: before[0] ?? 0 } });
  expect((await world.as('vp')('goals.company', {})).ok.data.map((goal) => goal.Id)).toEqual(before.slice(1));
});
