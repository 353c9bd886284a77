import type { RoleChoice } from '@cadence/shared-contract';
import { MESSAGES, NO_FLAGS, PERMISSION_FLAGS } from '@cadence/shared-contract';
import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

const PLAIN: RoleChoice = {
  RoleName: 'contributor',
  ...NO_FLAGS,
};

async function save(actor: PersonName, target: PersonName, choice: Partial<RoleChoice>) {
  const input = { params: { id: acme.people[target].id }, body: { ...PLAIN, ...choice } };
  return app.call('people.saveRoles', input, { token: await acme.token(actor) });
}

async function read(target: PersonName, viewer: PersonName = 'ceo') {
  const params = { id: acme.people[target].id };
  return (await app.call('people.read', { params }, { token: await acme.token(viewer) })).ok;
}

async function refusal(answer: ReturnType<typeof save>): Promise<unknown> {
  return (await answer).problem.errors;
}
const underRole = (message: string) => [{ path: 'RoleName', message }];

test('[USER-004] [USER-005] [USER-006] the roles that a viewer may give', async () => {
  const roles = async (viewer: PersonName, target: PersonName) =>
    (await read(target, viewer)).Abilities.Roles;
  const all = ['ceo', 'manager', 'contributor', 'observer'];
  expect(await roles('ceo', 'worker')).toEqual(all);
  expect(await roles('orgAdmin', 'worker')).toEqual(all);
  expect(await roles('head', 'worker')).toEqual(['contributor', 'manager']);
  expect(await roles('ceo', 'ceo')).toEqual(['ceo']);
  expect(await roles('worker', 'worker')).toEqual([]);
  expect(await roles('peer', 'worker')).toEqual([]);
});

test('[USER-007] [USER-008] [USER-009] the permissions that a viewer may give', async () => {
  acme = await makeOrganisation(app, {
    head: { is_goal_admin: true },
    lead: { is_hr_admin: true },
  });
  const flags = async (viewer: PersonName, target: PersonName) =>
    (await read(target, viewer)).Abilities.Flags;
  expect(await flags('ceo', 'worker')).toEqual(PERMISSION_FLAGS);
  expect(await flags('orgAdmin', 'worker')).toEqual(PERMISSION_FLAGS);
  expect(await flags('head', 'worker')).toEqual(['IsGoalAdmin', 'IsGoalManager']);
  expect(await flags('lead', 'worker')).toEqual(['IsHrAdmin']);
  expect(await flags('goalAdmin', 'worker')).toEqual(['IsGoalAdmin', 'IsGoalManager']);
  expect(await flags('goalAdmin', 'ceo')).toEqual([]);
});

test('[USER-011] nobody manages a profile they cannot edit, nor their own unless they are ceo or Org Admin', async () => {
  const may = async (viewer: PersonName, target: PersonName) =>
    (await read(target, viewer)).Abilities.ManageUser;
  expect(await may('head', 'worker')).toBe(true);
  expect(await may('head', 'head')).toBe(false);
  expect(await may('orgAdmin', 'orgAdmin')).toBe(true);
  expect(await may('ceo', 'ceo')).toBe(true);
  expect((await save('peer', 'worker', { RoleName: 'manager' })).problem.code).toBe('denied');
  expect((await save('head', 'head', {})).problem.code).toBe('denied');
});

test('[USER-001] [USER-002] [USER-022] role and flags are saved, sent to every page and recorded in the trail', async () => {
  const saved = await save('ceo', 'worker', { RoleName: 'manager', IsGoalAdmin: true, IsHrAdmin: true });
  expect(saved.ok).toEqual({ Success: true });
  expect((await read('worker')).Profile).toMatchObject({
    RoleName: 'manager',
    IsOrgAdmin: false,
    IsGoalAdmin: true,
    IsGoalManager: false,
    IsHrAdmin: true,
  });
  const params = { id: acme.people.worker.id };
  const trail = async (viewer: PersonName) =>
    app.call('people.history', { params }, { token: await acme.token(viewer) });
  expect((await trail('orgAdmin')).ok.data).toMatchObject([
    { Change: 'Permissions', From: null, To: 'Goal Admin, HR Admin', By: { Id: acme.people.ceo.id } },
    { Change: 'Role', From: 'Individual Contributor', To: 'Manager', By: { Id: acme.people.ceo.id } },
  ]);
  expect((await trail('lead')).problem.code).toBe('denied');
});

test('[USER-012] [USER-013] anyone with reports, in whatever state, becomes neither observer nor contributor', async () => {
  await app.call(
    'people.deactivate',
    { params: { id: acme.people.worker.id } },
    { token: await acme.token('ceo') },
  );
  expect(await refusal(save('ceo', 'lead', { RoleName: 'observer' }))).toEqual(
    underRole('The observer role cannot be given to a user with direct reports or a manager.'),
  );
  expect(await refusal(save('ceo', 'lead', { RoleName: 'contributor' }))).toEqual(
    underRole('The contributor role cannot be given to a user with direct reports or a manager.'),
  );
  expect((await save('ceo', 'peer', { RoleName: 'contributor' })).ok).toEqual({ Success: true });
});

test('[USER-014] nobody is Goal Admin and Goal Manager at the same time', async () => {
  expect(await refusal(save('ceo', 'worker', { IsGoalAdmin: true, IsGoalManager: true }))).toEqual(
    underRole('You only can be either a Goal Admin or Goal Manager.'),
  );
});

test('[USER-010] an observer has no permissions, and loses existing ones', async () => {
  expect(await refusal(save('ceo', 'worker', { RoleName: 'observer', IsHrAdmin: true }))).toEqual(
    underRole('An observer cannot have permissions.'),
  );
  expect((await save('ceo', 'hrAdmin', { RoleName: 'observer' })).ok).toEqual({ Success: true });
  expect((await read('hrAdmin')).Profile).toMatchObject({ RoleName: 'observer', IsHrAdmin: false });
});

test('a flag that the actor may not give can stay, but be neither given nor taken', async () => {
  acme = await makeOrganisation(app, { worker: { is_org_admin: true } });
  const kept = await save('head', 'worker', { RoleName: 'manager', IsOrgAdmin: true });
  expect(kept.ok).toEqual({ Success: true });
  expect(await refusal(save('head', 'worker', { RoleName: 'manager' }))).toEqual(
    underRole('You cannot give or take the permission Org Admin.'),
  );
  for (const RoleName of ['observer', 'ceo'] as const)
    expect(await refusal(save('head', 'peer', { RoleName }))).toEqual(
      underRole('Only the CEO or an Org Admin can give this role.'),
    );
});

test('[USER-008] [USER-009] [D-195] Goal Admins and HR Admins give their flags to anybody but the ceo, and nothing else', async () => {
  expect((await save('goalAdmin', 'worker', { IsGoalManager: true })).ok).toEqual({ Success: true });
  expect((await save('hrAdmin', 'lead', { RoleName: 'manager', IsHrAdmin: true })).ok).toEqual({
    Success: true,
  });
  expect(await refusal(save('hrAdmin', 'peer', { RoleName: 'manager', IsGoalAdmin: true }))).toEqual(
    underRole('You cannot give or take the permission Goal Admin.'),
  );
  expect(await refusal(save('goalAdmin', 'peer', { RoleName: 'contributor' }))).toEqual(
    underRole(MESSAGES.roleNotYours),
  );
  expect((await save('goalAdmin', 'ceo', { RoleName: 'ceo', IsGoalAdmin: true })).problem.code).toBe(
    'denied',
  );
  expect((await save('goalAdmin', 'goalAdmin', { IsGoalAdmin: false })).problem.code).toBe('denied');
  const { Abilities } = (
    await app.call(
      'people.read',
      { params: { id: acme.people.lead.id } },
      { token: await acme.token('hrAdmin') },
    )
  ).ok;
  expect(Abilities).toMatchObject({
    Edit: true,
    ManageUser: true,
    Roles: ['manager'],
    Flags: ['IsHrAdmin'],
    ChangeManager: false,
    ChangeStatus: false,
    Reinvite: false,
    AddEmployee: false,
  });
});

test("[USER-006] the ceo's own role stays", async () => {
  expect(await refusal(save('orgAdmin', 'ceo', { RoleName: 'manager' }))).toEqual(
    underRole(MESSAGES.ceoRoleFixed),
  );
  expect((await save('orgAdmin', 'ceo', { RoleName: 'ceo', IsHrAdmin: true })).ok).toEqual({ Success: true });
});

test('[USER-017] [USER-018] [USER-019] a new ceo is in office at once; the old one reports to them and keeps the rest', async () => {
  const { ceo, head, lead } = acme.people;
  expect((await save('orgAdmin', 'lead', { RoleName: 'ceo' })).ok).toEqual({ Success: true });
  const [now, before, between] = [await read('lead'), await read('ceo'), await read('head')];
  expect(now).toMatchObject({ Profile: { RoleName: 'ceo', ParentId: null }, Manager: null });
  expect(before).toMatchObject({ Profile: { RoleName: 'manager', ParentId: lead.id } });
  expect(before.DirectReports.map(({ Id }) => Id)).toContain(head.id);
  expect(between.Profile.ParentId).toBe(ceo.id);
  const { Id } = (await app.call('people.ceo', {}, { token: await acme.token('worker') })).ok;
  expect(Id).toBe(lead.id);
});

test('a deactivated or merely invited person cannot become the ceo', async () => {
  expect(await refusal(save('ceo', 'invited', { RoleName: 'ceo' }))).toEqual(
    underRole('Name of invited has not accepted the invitation yet and cannot become the CEO.'),
  );
  await app.call(
    'people.deactivate',
    { params: { id: acme.people.peer.id } },
    { token: await acme.token('ceo') },
  );
  expect(await refusal(save('ceo', 'peer', { RoleName: 'ceo' }))).toEqual(
    underRole('Name of peer is deactivated and cannot become the CEO.'),
  );
});

test('[R11] racing ceo changes leave one ceo, and no cycle', async () => {
  const names = ['head', 'lead', 'peer', 'worker', 'orgAdmin', 'ceo'] as const;
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      save('orgAdmin', names[at % names.length]!, { RoleName: 'ceo', IsOrgAdmin: true }),
    ),
  );
  const people = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('people').select(['id', 'role', 'manager_id', 'path']).execute(),
  );
  expect(people.filter(({ role }) => role === 'ceo')).toHaveLength(1);
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { id, path } of people) {
    const chain = path.split('.').map(Number);
    expect(chain.at(-1)).toBe(id);
    expect(new Set(chain).size).toBe(chain.length);
    expect(byId.get(id)?.manager_id ?? null).toBe(chain.at(-2) ?? null);
  }
});
