import { MESSAGES } from '@cadence/shared-contract';
import { HubConnectionState } from '@microsoft/signalr';
import { TEST_PASSWORD } from '../../testing/index.ts';
import type { HubWorld } from '../../testing/hub-world.ts';
import { closed, startHubWorld } from '../../testing/hub-world.ts';

const GOOD = 'Korrekt-Horse-7';
let world: HubWorld;
beforeAll(async () => {
  world = await startHubWorld();
});
afterAll(() => world.close());
afterEach(() => world.stopClients());

const change = (token: string, Password: string, NewPassword: string) =>
  world.t.call('auth.changePassword', { body: { Password, NewPassword } }, { token });
const status = async (token: string) => (await world.t.call('auth.relogin', {}, { token })).status;

test('[PROF-049] ends the other sign-ins with their connections, and leaves this one with its own', async () => {
  const { tenant, person, token } = await world.signIn();
  const elsewhere = (await world.t.login(person, tenant)).Token;
  const [here, there] = [world.client(token), world.client(elsewhere)];
  await Promise.all([here.start(), there.start()]);
  const end = closed(there);
  expect((await change(token, TEST_PASSWORD, GOOD)).ok).toEqual({ Success: true });
  await end;
  expect(here.state).toBe(HubConnectionState.Connected);
  expect([await status(elsewhere), await status(token)]).toEqual([401, 200]);
  const signIn = async (password: string) => {
    const body = { userName: person.email, password, domain: tenant.subdomain };
    return (await world.t.call('auth.login', { body })).status;
  };
  expect([await signIn(TEST_PASSWORD), await signIn(GOOD)]).toEqual([400, 200]);
});

test('[PROF-050] requires the old one, with the documented message', async () => {
  const { token } = await world.signIn();
  expect((await change(token, 'wrong', GOOD)).problem).toMatchObject({
    status: 400,
    code: 'login_failed',
    detail: 'Old password not matched!!',
  });
  expect((await change(token, TEST_PASSWORD, GOOD)).status).toBe(200);
});

test.each([
  ['', 'Please enter a strong password.'],
  ['weak', 'Minimum 8 char required!'],
  ['alllowercase1!', 'Please enter a strong password.'],
])('[PROF-045] refuses %p as the new one, at its field', async (password, message) => {
  const { token } = await world.signIn();
  const { status: code, problem } = await change(token, TEST_PASSWORD, password);
  expect([code, problem.errors]).toEqual([400, [{ path: 'NewPassword', message }]]);
});

test('[D-200] the old one is no new one, also with its letters composed in another way', async () => {
  const { token } = await world.signIn();
  const [composed, inParts] = ['Caf\u00e9-Horse-77', 'Cafe\u0301-Horse-77'];
  expect((await change(token, TEST_PASSWORD, composed)).status).toBe(200);
  for (const again of [composed, inParts])
    expect((await change(token, inParts, again)).problem.errors).toEqual([
      { path: 'NewPassword', message: 'This is your old password. Please choose another one.' },
    ]);
  expect((await change(token, 'wrong', 'wrong')).problem.code).toBe('invalid');
  expect((await change(token, 'Wrong-Horse-7', 'Wrong-Horse-7')).problem.detail).toBe(
    MESSAGES.oldPasswordWrong,
  );
});

test('of two concurrent changes one succeeds; for the other the old password is no longer valid', async () => {
  const { tenant, person, token } = await world.signIn();
  const wanted = [`${GOOD}-a`, `${GOOD}-b`];
  const answers = await Promise.all(wanted.map((password) => change(token, TEST_PASSWORD, password)));
  const won = answers.findIndex(({ status: code }) => code === 200);
  expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const body = { userName: person.email, password: wanted[won] ?? '', domain: tenant.subdomain };
  expect((await world.t.call('auth.login', { body })).status).toBe(200);
});

test('anyone with a session who guesses the password is throttled, and locks nobody out', async () => {
  const { tenant, person, token } = await world.signIn();
  for (let time = 0; time < 10; time += 1) expect((await change(token, 'wrong', GOOD)).status).toBe(400);
  expect((await change(token, TEST_PASSWORD, GOOD)).status).toBe(429);
  expect((await world.t.login(person, tenant)).Profile.Id).toBe(person.id);
});

test('a reset ends every sign-in and closes every connection (S4)', async () => {
  const { tenant, person, token } = await world.signIn();
  const client = world.client(token);
  await client.start();
  const body = { Email: person.email, domain: tenant.subdomain };
  await world.t.call('auth.forgotPassword', { body });
  const Token = /(lnk_[\w-]+)/.exec((await world.t.mailsTo(person.email))[0]?.text ?? '')?.[1] ?? '';
  const end = closed(client);
  expect((await world.t.call('auth.resetPassword', { body: { Token, Password: GOOD } })).status).toBe(200);
  expect(await status(token)).toBe(401);
  await end;
});

test('a connection ends with a sign-in that expired from disuse', async () => {
  const { token } = await world.signIn();
  const client = world.client(token);
  await client.start();
  const end = closed(client);
  world.t.clock.advance(14 * 24 * 3_600_000);
  await world.hub.recheck();
  await end;
  expect(await status(token)).toBe(401);
});
