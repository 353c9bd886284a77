import type { BodyOf } from '@cadence/shared-contract';
import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

let serial = 0;
function employee(changes: Partial<BodyOf<'people.addEmployee'>> = {}): BodyOf<'people.addEmployee'> {
  serial += 1;
  return {
    Name: ' Ana Ruiz ',
    Email: `Ana${serial}@Acme.Example`,
    JobTitle: 'Designer',
    ParentId: acme.people.lead.id,
    IsManager: false,
    IsObserver: false,
    OrgUnit: '',
    ...changes,
  };
}

async function add(actor: PersonName, body: BodyOf<'people.addEmployee'>, idempotencyKey?: string) {
  const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  return app.call('people.addEmployee', { body }, { token: await acme.token(actor), headers });
}

async function orders(kind: 'mail' | 'live'): Promise<readonly unknown[]> {
  const rows = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('id').execute(),
  );
  return rows.map(({ payload }) => payload);
}

test('[USER-042] [LIVE-004] an employee is added beneath the manager and invited, and every page is notified', async () => {
  const { Id } = (await add('lead', employee())).ok;
  const params = { id: Id };
  const { Profile, Manager } = (await app.call('people.read', { params }, { token: await acme.token('ceo') }))
    .ok;
  expect(Profile).toMatchObject({
    Name: 'Ana Ruiz',
    Email: `ana${serial}@acme.example`,
    RoleName: 'contributor',
    JobTitle: 'Designer',
    OrgUnit: null,
    InvitationAcceptedAt: null,
  });
  expect(Manager?.Id).toBe(acme.people.lead.id);
  expect(await orders('mail')).toContainEqual({
    writer: 'account-link',
    about: { kind: 'invitation', to: { personId: Id }, by: acme.people.lead.id },
  });
  expect((await orders('live')).at(-1)).toEqual({
    group: `Tenant_${acme.tenant.id}`,
    method: 'TenantUpdate',
    args: [
      {
        ...{ type: 'employee_added', id: Id, actorId: acme.people.lead.id },
        managerIds: [acme.people.lead.id],
      },
    ],
  });
});

test('[USER-034] contributors and observers cannot add employees', async () => {
  for (const actor of ['worker', 'observer', 'hrAdmin'] as const) {
    expect((await add(actor, employee())).problem.code).toBe('denied');
    const token = await acme.token(actor);
    expect((await app.call('people.employeeParents', {}, { token })).problem.code).toBe('denied');
  }
});

test('[USER-036] parents are the actor’s own people, and all managers for the ceo and Org Admins', async () => {
  const parents = async (actor: PersonName) =>
    (await app.call('people.employeeParents', {}, { token: await acme.token(actor) })).ok.data.map(
      ({ Name }) => Name.replace('Name of ', ''),
    );
  expect(await parents('head')).toEqual(['head', 'lead', 'peer']);
  expect(await parents('lead')).toEqual(['lead']);
  expect(await parents('orgAdmin')).toEqual(['ceo', 'head', 'lead', 'peer']);
  const outside = await add('lead', employee({ ParentId: acme.people.peer.id }));
  expect(outside.problem.errors).toEqual([
    { path: 'ParentId', message: 'Please choose a manager you may add to.' },
  ]);
});

test('[USER-037] [USER-038] only the ceo and Org Admins add observers, and nobody is manager and observer', async () => {
  expect((await add('lead', employee({ IsObserver: true }))).problem.errors).toEqual([
    { path: 'IsObserver', message: 'Only the CEO or an Org Admin can add observers.' },
  ]);
  expect((await add('ceo', employee({ IsObserver: true, IsManager: true }))).problem.errors).toEqual([
    { path: 'IsObserver', message: 'A manager cannot be an observer.' },
  ]);
  const { Id } = (await add('ceo', employee({ IsObserver: true }))).ok;
  const answer = await app.call('people.read', { params: { id: Id } }, { token: await acme.token('ceo') });
  expect(answer.ok.Profile.RoleName).toBe('observer');
});

test('[USER-039] [USER-040] name and address are required, with the documented messages', async () => {
  expect((await add('ceo', employee({ Name: '  ', Email: 'ana@' }))).problem.errors).toEqual([
    { path: 'Name', message: 'Please input your full name!' },
    { path: 'Email', message: 'Enter valid email!' },
  ]);
});

test.each(['a@b', 'ana@localhost', 'ana@acme.1'])(
  '[D-115] %s is not a valid address for an employee',
  async (Email) => {
    expect((await add('ceo', employee({ Email }))).problem.errors).toEqual([
      { path: 'Email', message: 'Enter valid email!' },
    ]);
  },
);

test('[USER-041] name, address and department have their limits', async () => {
  const long = { Name: 'n'.repeat(256), Email: `${'e'.repeat(1_020)}@a.example`, OrgUnit: 'o'.repeat(101) };
  const { errors } = (await add('ceo', employee(long))).problem;
  expect(errors?.map(({ path }) => path).sort()).toEqual(['Email', 'Name', 'OrgUnit']);
  const longest = { Name: 'n'.repeat(255), OrgUnit: 'o'.repeat(100) };
  expect((await add('ceo', employee(longest))).status).toBe(200);
});

test('[USER-043] an address that is in use is reported under its field, in any case', async () => {
  const body = employee({ Email: acme.people.worker.email.toUpperCase() });
  expect((await add('ceo', body)).problem.errors).toEqual([
    { path: 'Email', message: 'Somebody else has this email address already.' },
  ]);
});

test('the same request sent twice adds one person', async () => {
  const body = employee();
  const [first, again] = [await add('ceo', body, 'once'), await add('ceo', body, 'once')];
  expect(again.ok).toEqual(first.ok);
});

test('[USER-024] [USER-025] an invitation can be sent again until it is accepted', async () => {
  const reinvite = async (actor: PersonName, target: PersonName) => {
    const params = { id: acme.people[target].id };
    return app.call('people.reinvite', { params }, { token: await acme.token(actor) });
  };
  const before = (await orders('mail')).length;
  expect((await reinvite('lead', 'invited')).ok).toEqual({ Success: true });
  expect((await orders('mail')).slice(before)).toEqual([
    {
      writer: 'account-link',
      about: { kind: 'invitation', to: { personId: acme.people.invited.id }, by: acme.people.lead.id },
    },
  ]);
  expect((await reinvite('lead', 'worker')).problem.detail).toBe(
    'Name of worker has accepted the invitation already.',
  );
  expect((await reinvite('peer', 'invited')).problem.code).toBe('denied');
});
