import type { BodyOf } from '@cadence/shared-contract';
import { startTestApp, TEST_PASSWORD } from '../../../testing/index.ts';
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

function edited(target: PersonName, changes: Partial<BodyOf<'people.update'>> = {}): BodyOf<'people.update'> {
  return {
    Name: 'New Name',
    JobTitle: 'New Title',
    Email: acme.people[target].email,
    PhoneNumber: '',
    TimeZone: 'Europe/Madrid',
    OrgUnit: ' ',
    RoleName: null,
    LinkedinUrl: '',
    Biography: ' About <b>me</b> ',
    ...changes,
  };
}

async function save(actor: PersonName, target: PersonName, changes: Partial<BodyOf<'people.update'>> = {}) {
  const input = { params: { id: acme.people[target].id }, body: edited(target, changes) };
  return app.call('people.update', input, { token: await acme.token(actor) });
}

async function linkOrders(): Promise<readonly unknown[]> {
  const rows = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute(),
  );
  return rows.map(({ payload }) => (payload as { about?: unknown }).about);
}

test('[PROF-033] [PROF-034] a profile is saved; texts are trimmed, and empty ones become null', async () => {
  expect((await save('worker', 'worker')).ok.Profile).toMatchObject({
    Name: 'New Name',
    JobTitle: 'New Title',
    PhoneNumber: null,
    TimeZone: 'Madrid',
    OrgUnit: null,
    RoleName: 'contributor',
    LinkedinUrl: null,
    Biography: 'About <b>me</b>',
  });
  expect((await save('lead', 'worker', { Name: 'By the manager' })).ok.Profile.Name).toBe('By the manager');
  expect((await save('peer', 'worker')).problem.code).toBe('denied');
});

test.each([
  ['Central Time (US & Canada)', 'Central Time (US & Canada)', 'America/Chicago'],
  ['america/chicago', 'Central Time (US & Canada)', 'America/Chicago'],
  ['EDINBURGH', 'London', 'Europe/London'],
  ['Edinburgh, London', 'London', 'Europe/London'],
  ["Nuku'alofa", "Nuku'alofa", 'Pacific/Tongatapu'],
  ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
])('[PROF-024] [D-131] the zone %s is answered as %s and stored as %s', async (TimeZone, name, id) => {
  expect((await save('worker', 'worker', { TimeZone })).ok.Profile.TimeZone).toBe(name);
  const session = await app.call('auth.relogin', {}, { token: await acme.token('worker') });
  expect(session.ok.Profile.TimeZone).toBe(name);
  const kept = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db
      .selectFrom('people')
      .select('time_zone')
      .where('id', '=', acme.people.worker.id)
      .executeTakeFirstOrThrow(),
  );
  expect(kept.time_zone).toBe(id);
});

test.each(['Central Time', '+02:00', 'UTC+3', 'local', 'Europe/Atlantis'])(
  '[D-131] %s is not a time zone',
  async (TimeZone) => {
    expect((await save('worker', 'worker', { TimeZone })).problem.errors).toEqual([
      { path: 'TimeZone', message: 'Please choose a time zone.' },
    ]);
  },
);

test('[PROF-025] [PROF-026] [PROF-027] [PROF-028] [PROF-031] missing or wrong values get the documented messages', async () => {
  const answer = await save('worker', 'worker', {
    Name: ' ',
    JobTitle: null,
    Email: '',
    LinkedinUrl: 'https://evil.example/linkedin.com/',
    TimeZone: 'Moon/Base',
  });
  expect(answer.problem.errors).toEqual([
    { path: 'Name', message: 'Please input your name!' },
    { path: 'JobTitle', message: 'Please input your job title!' },
    { path: 'Email', message: 'Please input your email!' },
    { path: 'LinkedinUrl', message: 'Invalid LinkedIn URL!' },
    { path: 'TimeZone', message: 'Please choose a time zone.' },
  ]);
  expect((await save('worker', 'worker', { Email: 'ana@' })).problem.errors).toEqual([
    { path: 'Email', message: 'Please enter valid email' },
  ]);
  for (const LinkedinUrl of ['https://www.linkedin.com/in/ana', 'https://linkedin.com/in/ana'])
    expect((await save('worker', 'worker', { LinkedinUrl })).ok.Profile.LinkedinUrl).toBe(LinkedinUrl);
});

test('[PROF-029] [PROF-030] [PROF-032] every text has its limit', async () => {
  const long = {
    Name: 'n'.repeat(256),
    JobTitle: 'j'.repeat(256),
    OrgUnit: 'o'.repeat(256),
    PhoneNumber: '1'.repeat(51),
    LinkedinUrl: `https://linkedin.com/${'l'.repeat(1_024)}`,
  };
  const { errors } = (await save('worker', 'worker', long)).problem;
  expect(errors?.map(({ path }) => path).sort()).toEqual(Object.keys(long).sort());
  const email = `${'e'.repeat(250)}@acme.example`;
  expect((await save('worker', 'worker', { Email: email })).problem.errors).toEqual([
    { path: 'Email', message: 'Email must have at most 255 characters.' },
  ]);
});

test('a new address stays pending until confirmed, and entering the old one discards it (D-42)', async () => {
  const old = acme.people.worker.email;
  const first = (await save('worker', 'worker', { Email: 'New@Acme.Example', Password: TEST_PASSWORD })).ok
    .Profile;
  expect(first).toMatchObject({ Email: old, UnconfirmedEmail: 'new@acme.example' });
  await save('worker', 'worker', { Email: 'new@acme.example', Name: 'Another name' });
  expect(await linkOrders()).toEqual([
    { kind: 'confirm_email', to: { personId: acme.people.worker.id }, by: acme.people.worker.id },
  ]);
  expect((await save('worker', 'worker', { Email: old })).ok.Profile.UnconfirmedEmail).toBeNull();
  expect((await save('worker', 'worker', { Email: acme.people.lead.email })).problem.errors).toEqual([
    { path: 'Email', message: 'Somebody else has this email address already.' },
  ]);
});

test('a new address applies at once while the invitation is not accepted', async () => {
  const { Profile } = (await save('orgAdmin', 'invited', { Email: 'right@acme.example' })).ok;
  expect(Profile).toMatchObject({ Email: 'right@acme.example', UnconfirmedEmail: null });
  expect(await linkOrders()).toEqual([
    { kind: 'invitation', to: { personId: acme.people.invited.id }, by: acme.people.orgAdmin.id },
  ]);
});

test('RoleName obeys the rules of Manage User (D-42)', async () => {
  expect((await save('worker', 'worker', { RoleName: 'manager' })).problem.code).toBe('denied');
  expect((await save('lead', 'worker', { RoleName: 'ceo' })).problem.errors).toEqual([
    { path: 'RoleName', message: 'Only the CEO or an Org Admin can give this role.' },
  ]);
  expect((await save('lead', 'worker', { RoleName: 'manager' })).ok.Profile.RoleName).toBe('manager');
});

test('a change by somebody else since is not overwritten (D-3)', async () => {
  const read = await app.call(
    'people.read',
    { params: { id: acme.people.worker.id } },
    { token: await acme.token('worker') },
  );
  const { UpdatedAt } = read.ok.Profile;
  app.clock.advance(1_000);
  expect((await save('lead', 'worker', { Name: 'By the manager', UpdatedAt })).status).toBe(200);
  const late = await save('worker', 'worker', { Name: 'By the person', UpdatedAt });
  expect(late.problem.code).toBe('stale');
});

test('[D-116] a documented payload without a version is saved, and the answer says what it replaced', async () => {
  const own = edited('worker');
  const first = (await save('lead', 'worker', { Name: 'By the manager', PhoneNumber: '+34 600' })).ok;
  expect(first.Overwritten).toContainEqual({ Field: 'Name', Value: 'Name of worker' });
  const second = (await save('worker', 'worker', { RoleName: 'contributor' })).ok;
  expect(second.Overwritten).toEqual([
    { Field: 'Name', Value: 'By the manager' },
    { Field: 'PhoneNumber', Value: '+34 600' },
  ]);
  expect((await save('worker', 'worker')).ok.Overwritten).toBeNull();
  const { UpdatedAt } = second.Profile;
  expect(
    (await save('worker', 'worker', { ...own, Name: 'Read before', UpdatedAt })).ok.Overwritten,
  ).toBeNull();
});

test('[D-116] a replaced edit by somebody else includes their role, zone and pending address', async () => {
  await save('worker', 'worker', { Email: 'pending@acme.example', Password: TEST_PASSWORD });
  const { Overwritten } = (await save('orgAdmin', 'worker', { RoleName: 'manager', TimeZone: 'Asia/Tokyo' }))
    .ok;
  expect(Overwritten).toEqual([
    { Field: 'Email', Value: 'pending@acme.example' },
    { Field: 'TimeZone', Value: 'Madrid' },
    { Field: 'RoleName', Value: 'contributor' },
  ]);
});

test('an undocumented field is refused, so that it cannot be assigned', async () => {
  const input = {
    params: { id: acme.people.worker.id },
    body: { ...edited('worker'), IsOrgAdmin: true } as BodyOf<'people.update'>,
  };
  const answer = await app.call('people.update', input, { token: await acme.token('worker') });
  expect(answer.problem.errors).toEqual([
    { path: 'IsOrgAdmin', message: 'The request holds a field that is not known here.' },
  ]);
});
