import { LIMITS, NO_FLAGS } from '@cadence/shared-contract';
import type { RoleChoice } from '@cadence/shared-contract';
import { startTestApp, TEST_PASSWORD } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makeOrganisation } from '../people/testing/organisation.ts';
import type { Organisation, PersonName } from '../people/testing/organisation.ts';

const NEW_PASSWORD = 'Korrekt-Horse-7';
let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

const mailsOf = (name: PersonName) => app.mailsTo(acme.people[name].email);
const subjectsOf = async (name: PersonName) => (await mailsOf(name)).map(({ subject }) => subject);

async function signIn(name: PersonName, password: string) {
  const body = { userName: acme.people[name].email, password, domain: acme.tenant.subdomain };
  return app.call('auth.login', { body });
}

test('[D-81] a changed password is mailed, however it was changed', async () => {
  const change = { Password: TEST_PASSWORD, NewPassword: NEW_PASSWORD };
  await app.call('auth.changePassword', { body: change }, { token: await acme.token('worker') });
  expect(await subjectsOf('worker')).toEqual(['Your password was changed']);
  expect((await mailsOf('worker')).at(-1)?.text).toContain('/v3/forgotpassword');
  const ask = { Email: acme.people.peer.email, domain: acme.tenant.subdomain };
  await app.call('auth.forgotPassword', { body: ask });
  const Token = /(lnk_[\w-]+)/.exec((await mailsOf('peer')).at(-1)?.text ?? '')?.[1] ?? '';
  await app.call('auth.resetPassword', { body: { Token, Password: NEW_PASSWORD } });
  expect(await subjectsOf('peer')).toEqual(['Reset your password', 'Your password was changed']);
});

test('[D-81] [D-45] a locked account gets one mail, and none if its invitation was not accepted', async () => {
  for (const name of ['worker', 'invited'] as const)
    for (let count = 0; count < LIMITS.failedLogins + 2; count += 1)
      expect((await signIn(name, 'Guessed-2026!')).status).toBe(400);
  expect(await subjectsOf('worker')).toEqual(['Your account is locked']);
  expect((await mailsOf('worker')).at(-1)?.text).toContain('/v3/unlock');
  expect(await subjectsOf('invited')).toEqual([]);
});

async function give(actor: PersonName, target: PersonName, choice: Partial<RoleChoice>) {
  const body = { RoleName: 'contributor' as const, ...NO_FLAGS, ...choice };
  const input = { params: { id: acme.people[target].id }, body };
  return app.call('people.saveRoles', input, { token: await acme.token(actor) });
}

test('[D-81] a granted role or flag is mailed, a removed or kept one is not', async () => {
  await give('orgAdmin', 'worker', { RoleName: 'manager', IsHrAdmin: true });
  expect(await subjectsOf('worker')).toEqual([`You have new permissions at ${acme.tenant.name}`]);
  const [mail] = await mailsOf('worker');
  expect(mail?.text).toContain('Name of orgAdmin gave your account');
  expect(mail?.text).toContain('- Manager\n- HR Admin');
  await give('orgAdmin', 'worker', { IsHrAdmin: true });
  await give('orgAdmin', 'worker', {});
  expect(await subjectsOf('worker')).toHaveLength(1);
  await give('ceo', 'invited', { IsHrAdmin: true });
  expect(await subjectsOf('invited')).toEqual([]);
});

test('[D-81] [D-37] these mails ignore the mail preference', async () => {
  await app.call('people.emailPreference', { params: { wanted: 0 } }, { token: await acme.token('worker') });
  await give('ceo', 'worker', { IsGoalAdmin: true });
  expect(await subjectsOf('worker')).toHaveLength(1);
});
