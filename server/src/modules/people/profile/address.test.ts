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

type Changes = Partial<BodyOf<'people.update'>>;

async function save(actor: PersonName, target: PersonName, changes: Changes) {
  const body = {
    Name: acme.people[target].name,
    JobTitle: 'Engineer',
    Email: acme.people[target].email,
    PhoneNumber: null,
    TimeZone: null,
    OrgUnit: null,
    LinkedinUrl: null,
    Biography: null,
    ...changes,
  };
  const input = { params: { id: acme.people[target].id }, body };
  return app.call('people.update', input, { token: await acme.token(actor) });
}

async function read(viewer: PersonName, target: PersonName) {
  const input = { params: { id: acme.people[target].id } };
  return (await app.call('people.read', input, { token: await acme.token(viewer) })).ok;
}

const atEmail = (message: string) => [{ path: 'Email', message }];
const NOT_YOURS = 'Only the CEO or an Org Admin can change the email address of someone else.';
const NOT_THE_CEOS = 'Only the CEO can change the email address of the CEO.';

test('[D-81] a manager above changes no address, with any flags, accepted or invited', async () => {
  acme = await makeOrganisation(app, {
    head: { is_hr_admin: true, is_goal_admin: true },
    worker: { is_org_admin: true },
    invited: { is_org_admin: true },
  });
  for (const target of ['lead', 'worker', 'invited'] as const) {
    const answer = await save('head', target, { Email: 'mine@evil.example' });
    expect(answer.problem.errors).toEqual(atEmail(NOT_YOURS));
    expect((await read('ceo', target)).Profile).toMatchObject({
      Email: acme.people[target].email,
      UnconfirmedEmail: null,
    });
  }
  expect(await app.mailsTo('mine@evil.example')).toEqual([]);
});

test('[D-81] the ceo and Org Admins change anybody’s address except the ceo’s, which only the ceo changes', async () => {
  for (const actor of ['ceo', 'orgAdmin'] as const)
    expect(
      (await save(actor, 'hrAdmin', { Email: `${actor.toLowerCase()}@acme.example` })).ok.Profile,
    ).toMatchObject({
      UnconfirmedEmail: `${actor.toLowerCase()}@acme.example`,
    });
  const answer = await save('orgAdmin', 'ceo', { Email: 'mine@evil.example' });
  expect(answer.problem.errors).toEqual(atEmail(NOT_THE_CEOS));
});

test('[D-81] a profile says why its address cannot be changed, with the same reason as saving', async () => {
  const refusals = async (viewer: PersonName, target: PersonName) =>
    (await read(viewer, target)).Abilities.EmailRefusal;
  expect(await refusals('lead', 'worker')).toBe(NOT_YOURS);
  expect(await refusals('orgAdmin', 'ceo')).toBe(NOT_THE_CEOS);
  expect(await refusals('orgAdmin', 'worker')).toBeNull();
  expect(await refusals('ceo', 'orgAdmin')).toBeNull();
  expect(await refusals('worker', 'worker')).toBeNull();
});

test('[D-81] anyone who may not change the address can edit the rest, and a pending address stays', async () => {
  await save('orgAdmin', 'worker', { Email: 'new@acme.example' });
  for (const Email of [acme.people.worker.email, 'new@acme.example'])
    expect((await save('lead', 'worker', { Email, JobTitle: 'Builder' })).ok.Profile).toMatchObject({
      JobTitle: 'Builder',
      UnconfirmedEmail: 'new@acme.example',
    });
});

test("[D-81] changing one's own address requires the right password", async () => {
  const Email = 'new@acme.example';
  const atPassword = async (changes: Changes) => (await save('worker', 'worker', changes)).problem.errors;
  for (const Password of [undefined, null, ''])
    expect(await atPassword({ Email, ...(Password !== undefined && { Password }) })).toEqual([
      { path: 'Password', message: 'Please enter your password to change your email address.' },
    ]);
  expect(await atPassword({ Email, Password: 'Guessed-2026!' })).toEqual([
    { path: 'Password', message: 'The password is not correct.' },
  ]);
  expect((await read('worker', 'worker')).Profile.UnconfirmedEmail).toBeNull();
  expect((await save('worker', 'worker', { Email, Password: TEST_PASSWORD })).ok.Profile).toMatchObject({
    Email: acme.people.worker.email,
    UnconfirmedEmail: Email,
  });
  // Neither saving the rest nor discarding the new address requires it again.
  expect((await save('worker', 'worker', { Email, Name: 'Another name' })).status).toBe(200);
  expect((await save('worker', 'worker', {})).ok.Profile.UnconfirmedEmail).toBeNull();
});

test('[D-81] the address form does not allow guessing a password', async () => {
  const guess = (Password: string) => save('worker', 'worker', { Email: 'new@acme.example', Password });
  for (let count = 0; count < 10; count += 1) expect((await guess('Guessed-2026!')).status).toBe(400);
  expect((await guess(TEST_PASSWORD)).problem.code).toBe('rate_limited');
});

test.each(['a@b', 'ana@localhost', 'ana@acme.1'])('[PROF-028] %s is not a valid address', async (Email) => {
  const answer = await save('worker', 'worker', { Email, Password: TEST_PASSWORD });
  expect(answer.problem.errors).toEqual(atEmail('Please enter valid email'));
});
