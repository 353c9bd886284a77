import { PERMISSION_FLAGS } from '@cadence/shared-contract';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({
    SUPPORT_CONTACT: 'support@acme.test',
    HELP_DESK_URL: 'https://help.acme.test/',
  });
});
afterAll(() => t.close());

async function company() {
  const tenant = await makeTenant(t.app.db);
  const ceo = await makePerson(t.app.db, tenant.id, { role: 'ceo', name: 'Zoe Ceo' });
  const under = { manager_id: ceo.id };
  const both = await makePerson(t.app.db, tenant.id, {
    ...under,
    name: 'anna Both',
    is_org_admin: true,
    is_hr_admin: true,
  });
  const goals = await makePerson(t.app.db, tenant.id, { ...under, name: 'Ben Goals', is_goal_admin: true });
  const cascade = await makePerson(t.app.db, tenant.id, {
    ...under,
    name: 'Cleo Cascade',
    is_goal_manager: true,
  });
  await makePerson(t.app.db, tenant.id, {
    ...under,
    name: 'Gone Admin',
    is_org_admin: true,
    deactivated_at: new Date('2026-10-01T00:00:00Z'),
  });
  await makePerson(t.app.db, tenant.id, {
    ...under,
    name: 'Invited Admin',
    is_org_admin: true,
    invitation_accepted_at: null,
  });
  const observer = await makePerson(t.app.db, tenant.id, { ...under, role: 'observer' });
  const member = await makePerson(t.app.db, tenant.id, under);
  return { tenant, ceo, both, goals, cascade, observer, member };
}

test('[D-193] an organisation with a contact of its own shows that', async () => {
  const tenant = await makeTenant(t.app.db, { contact_link: 'https://acme.test/contact' });
  const { Token: token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
  expect((await t.call('help.read', {}, { token })).ok.contactlink).toBe('https://acme.test/contact');
});

test('[HELP-004] everyone reads who has which flag, by name, and how to reach support', async () => {
  const { tenant, ceo, both, goals, cascade, observer, member } = await company();
  for (const person of [ceo, member, observer]) {
    const { Token: token } = await t.login(person, tenant);
    const { users, helplink, contactlink } = (await t.call('help.read', {}, { token })).ok;
    expect({ helplink, contactlink }).toEqual({
      helplink: 'https://help.acme.test/',
      contactlink: 'mailto:support@acme.test',
    });
    const flags = users.map(({ Id, IsOrgAdmin, IsGoalAdmin, IsHrAdmin, IsGoalManager }) => ({
      Id,
      flags: [IsOrgAdmin, IsGoalAdmin, IsHrAdmin, IsGoalManager],
    }));
    expect(flags).toEqual([
      { Id: both.id, flags: [true, false, true, false] },
      { Id: goals.id, flags: [false, true, false, false] },
      { Id: cascade.id, flags: [false, false, false, true] },
    ]);
  }
});

test('it names nobody of another organization, and only what a list needs', async () => {
  const here = await company();
  const there = await company();
  const { Token: token } = await t.login(there.member, there.tenant);
  const { users } = (await t.call('help.read', {}, { token })).ok;
  expect(users.map(({ Id }) => Id)).toEqual([there.both.id, there.goals.id, there.cascade.id]);
  expect(users.some(({ Name }) => Name === here.both.name)).toBe(true); // the same names, other people
  const listed = ['Avatar', 'Id', 'JobTitle', 'Name', 'OrgUnit', 'ParentId', ...PERMISSION_FLAGS];
  expect(Object.keys(users[0] ?? {}).toSorted()).toEqual(listed.toSorted());
});

test('without a session it answers nothing', async () => {
  expect((await t.call('help.read', {})).status).toBe(401);
});
