import type { BodyOf, RoleChoice } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import { startTestApp, TEST_PASSWORD } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makeOrganisation } from '../people/testing/organisation.ts';
import type { Organisation, PersonName } from '../people/testing/organisation.ts';

const DAY = 86_400_000;
const NEW_PASSWORD = 'Korrekt-Horse-7';
const START = '2026-11-11T15:00:00Z';
let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(START);
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

/** The token of the last mail to an address with this subject. */
async function linkTo(address: string, subject: string): Promise<string> {
  const mails = (await app.mailsTo(address)).filter((mail) => mail.subject === subject);
  return /(lnk_[\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const undoLink = (address: string) => linkTo(address, 'Your email address was changed');
const subjects = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

const PLAIN = { JobTitle: 'Engineer', PhoneNumber: null, TimeZone: null, OrgUnit: null, LinkedinUrl: null };

async function enter(
  token: string,
  target: PersonName,
  address: { readonly Email: string; readonly Password?: string },
) {
  const body: BodyOf<'people.update'> = {
    ...{ ...PLAIN, Name: acme.people[target].name, Biography: null },
    ...address,
  };
  return app.call('people.update', { params: { id: acme.people[target].id }, body }, { token });
}

/** Changes an address and confirms it from the new mailbox, one second after the previous step. */
async function readdress(actor: PersonName, target: PersonName, Email: string): Promise<void> {
  app.clock.advance(1_000);
  const address = { Email, ...(actor === target && { Password: TEST_PASSWORD }) };
  expect((await enter(await acme.token(actor), target, address)).status).toBe(200);
  const Token = await linkTo(Email, 'Confirm your new email address');
  expect((await app.call('auth.confirmEmailCheck', { body: { Token } })).status).toBe(200);
}

async function signIn(userName: string, password: string) {
  const body = { userName, password, domain: acme.tenant.subdomain };
  return app.call('auth.login', { body });
}
const check = async (Token: string) => app.call('auth.undoEmailCheck', { body: { Token } });
const undo = async (Token: string) => app.call('auth.undoEmail', { body: { Token } });

async function emailOf(target: PersonName): Promise<string> {
  const input = { params: { id: acme.people[target].id } };
  return (await app.call('people.read', input, { token: await acme.token('ceo') })).ok.Profile.Email;
}

const OLD = () => acme.people.worker.email;

test('[D-81] the old address gets a mail that says what it was replaced with, and by whom', async () => {
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  const mail = (await app.mailsTo(OLD())).at(-1);
  expect(mail?.subject).toBe('Your email address was changed');
  expect(mail?.text).toContain('Name of orgAdmin changed the email address of your account at');
  expect(mail?.text).toContain('to new@acme.example.');
  expect(mail?.text).toMatch(/\/v3\/undoemail\/lnk_/);
  await readdress('peer', 'peer', 'peer-new@acme.example');
  const own = (await app.mailsTo(acme.people.peer.email)).at(-1);
  expect(own?.text).toContain('Somebody who is signed in to your account changed the email address');
});

test('[D-81] undoing restores the address, signs everybody out and leads to a new password', async () => {
  await readdress('worker', 'worker', 'new@acme.example');
  const thief = (await signIn('new@acme.example', TEST_PASSWORD)).ok;
  const Token = await undoLink(OLD());
  for (const _again of [1, 2])
    expect((await check(Token)).ok).toEqual({
      State: 'ready',
      UsedAt: null,
      Name: 'Name of worker',
      Email: OLD(),
    });
  expect((await undo(Token)).ok).toEqual({ Email: OLD(), IsDeactivated: false });
  expect(await emailOf('worker')).toBe(OLD());
  for (const token of [thief.Token, await acme.token('worker')])
    expect((await app.call('auth.relogin', {}, { token })).status).toBe(401);
  // The person who changed the address may know the password.
  expect((await signIn(OLD(), TEST_PASSWORD)).status).toBe(400);
  const reset = { Token: await linkTo(OLD(), 'Reset your password'), Password: NEW_PASSWORD };
  expect((await app.call('auth.resetPassword', { body: reset })).status).toBe(200);
  expect((await signIn(OLD(), NEW_PASSWORD)).status).toBe(200);
  expect(await subjects('new@acme.example')).toContain('This address was removed from an account');
});

test('[D-81] it works once, for 7 days, and an invalid link says so', async () => {
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  const Token = await undoLink(OLD());
  app.clock.advance(7 * DAY - 2_000);
  expect((await check(Token)).ok.State).toBe('ready');
  app.clock.advance(4_000);
  expect((await check(Token)).ok.State).toBe('expired');
  expect((await undo(Token)).problem).toMatchObject({
    code: 'link_expired',
    detail: 'This link has expired. It worked for 7 days.',
  });
  app.clock.set(START);
  expect((await undo(Token)).status).toBe(200);
  const UsedAt = new Date(START).toISOString();
  expect((await check(Token)).ok).toMatchObject({ State: 'used', UsedAt });
  expect((await undo(Token)).problem.detail).toBe('This link has been used already.');
  for (const forged of ['lnk_1_x', Token.slice(0, -2)])
    expect((await check(forged)).problem.code).toBe('link_expired');
});

test('[D-81] it works when the address was changed again, and the password too, and voids the later links', async () => {
  await readdress('worker', 'worker', 'first@evil.example');
  const thief = (await signIn('first@evil.example', TEST_PASSWORD)).ok.Token;
  const change = { Password: TEST_PASSWORD, NewPassword: NEW_PASSWORD };
  expect((await app.call('auth.changePassword', { body: change }, { token: thief })).status).toBe(200);
  expect(
    (await enter(thief, 'worker', { Email: 'second@evil.example', Password: NEW_PASSWORD })).status,
  ).toBe(200);
  const Token = await linkTo('second@evil.example', 'Confirm your new email address');
  await app.call('auth.confirmEmailCheck', { body: { Token } });
  expect((await enter(thief, 'worker', { Email: 'third@evil.example', Password: NEW_PASSWORD })).status).toBe(
    200,
  );
  const pending = await linkTo('third@evil.example', 'Confirm your new email address');
  const theirs = await undoLink('first@evil.example');
  expect((await undo(await undoLink(OLD()))).status).toBe(200);
  expect(await emailOf('worker')).toBe(OLD());
  expect((await check(theirs)).ok.State).toBe('used');
  expect((await undo(theirs)).status).toBe(400);
  expect((await app.call('auth.confirmEmailCheck', { body: { Token: pending } })).status).toBe(400);
  expect(await emailOf('worker')).toBe(OLD());
});

test('[D-81] using a later change’s link first leaves the earlier one valid', async () => {
  await readdress('orgAdmin', 'worker', 'first@evil.example');
  await readdress('orgAdmin', 'worker', 'second@evil.example');
  const [mine, theirs] = [await undoLink(OLD()), await undoLink('first@evil.example')];
  expect((await undo(theirs)).ok.Email).toBe('first@evil.example');
  expect((await undo(mine)).ok.Email).toBe(OLD());
});

test('[D-114] a mail sent after its change was undone contains no link', async () => {
  await readdress('orgAdmin', 'worker', 'late@evil.example');
  const mine = await undoLink(OLD());
  await enter(await acme.token('orgAdmin'), 'worker', { Email: 'second@evil.example' });
  const Token = await linkTo('second@evil.example', 'Confirm your new email address');
  app.mailServer.isAway = true;
  await app.call('auth.confirmEmailCheck', { body: { Token } });
  await app.app.kernel.outbox.settle();
  expect((await undo(mine)).status).toBe(200);
  app.mailServer.isAway = false;
  app.clock.advance(60_000);
  expect(await subjects('late@evil.example')).not.toContain('Your email address was changed');
});

test('[D-114] an address is reserved for its owner while it can be restored', async () => {
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  const token = await acme.token('orgAdmin');
  const body = {
    ...{ Name: 'Eve', Email: OLD(), JobTitle: null, ParentId: acme.people.head.id },
    ...{ IsManager: false, IsObserver: false, OrgUnit: null },
  };
  expect((await app.call('people.addEmployee', { body }, { token })).problem.errors).toEqual([
    { path: 'Email', message: 'Somebody else has this email address already.' },
  ]);
  expect((await enter(token, 'peer', { Email: OLD() })).status).toBe(400);
  expect((await enter(token, 'worker', { Email: OLD() })).status).toBe(200);
  app.clock.advance(7 * DAY + 1_000);
  await app.app.kernel.outbox.settle();
  expect(
    (
      await app.call(
        'people.addEmployee',
        { body },
        { token: (await signIn(acme.people.ceo.email, TEST_PASSWORD)).ok.Token },
      )
    ).status,
  ).toBe(200);
});

async function give(
  target: PersonName,
  choice: Partial<RoleChoice>,
  by: PersonName = 'orgAdmin',
): Promise<void> {
  app.clock.advance(1_000);
  const input = {
    params: { id: acme.people[target].id },
    body: { RoleName: 'contributor' as const, ...NO_FLAGS, ...choice },
  };
  expect((await app.call('people.saveRoles', input, { token: await acme.token(by) })).status).toBe(200);
}

test('[D-114] rights that were granted since are not handed back with the address', async () => {
  await give('worker', { IsGoalAdmin: true });
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  await give('worker', { IsGoalAdmin: true, IsOrgAdmin: true });
  expect((await undo(await undoLink(OLD()))).ok).toEqual({ Email: OLD(), IsDeactivated: true });
  expect(await subjects(OLD())).not.toContain('Reset your password');
  const token = await acme.token('ceo');
  const params = { id: acme.people.worker.id };
  const { Profile } = (await app.call('people.read', { params }, { token })).ok;
  expect(Profile).toMatchObject({ Email: OLD(), DeactivatedAt: expect.any(String), Avatar: null });
  const trail = (await app.call('people.history', { params }, { token })).ok.data;
  expect(trail.slice(0, 2)).toMatchObject([
    { Change: 'Status', From: 'Active', To: 'Deactivated' },
    { Change: 'Email', From: 'new@acme.example', To: OLD() },
  ]);
});

test('[D-114] rights an account gave itself, or that the ceo gets, do not keep the address from its owner', async () => {
  const [ceo, admin] = [acme.people.ceo.email, acme.people.orgAdmin.email];
  await readdress('ceo', 'ceo', 'first@evil.example');
  await give('ceo', { RoleName: 'ceo', IsHrAdmin: true }, 'ceo');
  await give('ceo', { RoleName: 'ceo', IsGoalAdmin: true });
  await readdress('orgAdmin', 'orgAdmin', 'second@evil.example');
  await give('orgAdmin', { IsOrgAdmin: true, IsHrAdmin: true });
  expect((await undo(await undoLink(ceo))).ok).toEqual({ Email: ceo, IsDeactivated: false });
  expect((await undo(await undoLink(admin))).ok).toEqual({ Email: admin, IsDeactivated: false });
});

test('[D-134] changing an address back undoes what came between: none of its links work', async () => {
  await readdress('worker', 'worker', 'thief@evil.example');
  const mine = await undoLink(OLD());
  await readdress('orgAdmin', 'worker', OLD());
  expect(await emailOf('worker')).toBe(OLD());
  expect(await subjects('thief@evil.example')).toEqual([
    'Confirm your new email address',
    'This address was removed from an account',
  ]);
  expect((await check(mine)).ok.State).toBe('used');
  // The next change is separate.
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  expect((await undo(await undoLink(OLD()))).ok.Email).toBe(OLD());
});

test('[D-114] an account that has become the ceo’s is not given back by a link', async () => {
  await readdress('orgAdmin', 'worker', 'new@acme.example');
  await give('worker', { RoleName: 'ceo' });
  const answer = await undo(await undoLink(OLD()));
  expect(answer.problem).toMatchObject({ code: 'denied', status: 400 });
});

test('[D-113] a new address is not confirmed when the person who entered it may not do so any more', async () => {
  await enter(await acme.token('orgAdmin'), 'worker', { Email: 'mine@evil.example' });
  await enter(await acme.token('orgAdmin'), 'peer', { Email: 'peer@evil.example' });
  const [worker, peer] = [
    await linkTo('mine@evil.example', 'Confirm your new email address'),
    await linkTo('peer@evil.example', 'Confirm your new email address'),
  ];
  await give('peer', { RoleName: 'ceo', IsOrgAdmin: false });
  expect((await app.call('auth.confirmEmailCheck', { body: { Token: peer } })).status).toBe(400);
  await give('orgAdmin', {});
  expect((await app.call('auth.confirmEmailCheck', { body: { Token: worker } })).status).toBe(400);
  expect(await emailOf('worker')).toBe(OLD());
});

test('[D-113] inviting a person at another address after a wrong one leaves the wrong one without access', async () => {
  const wrong = acme.people.invited.email;
  await enter(await acme.token('ceo'), 'invited', { Email: 'right@acme.example' });
  expect(await subjects('right@acme.example')).toEqual([`You are invited to ${acme.tenant.name}`]);
  expect(await app.mailsTo(wrong)).toEqual([]);
});
