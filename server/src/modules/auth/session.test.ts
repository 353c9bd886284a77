import type { TestApp } from '../../testing/index.ts';
import { issueToken } from '../../kernel/session/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { REPLACED_GRACE } from './auth.queries.ts';

const DAY = 24 * 3_600_000;

describe('a session', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function signIn() {
    const tenant = await makeTenant(t.app.db);
    const person = await makePerson(t.app.db, tenant.id);
    return { tenant, person, token: (await t.login(person, tenant)).Token };
  }
  const status = async (token: string) =>
    (await t.call('notifications.list', { params: { page: 1 } }, { token })).status;

  test('[AUTH-019] relogin answers the session with a new token; the old one stays valid for a short grace', async () => {
    const { tenant, person, token } = await signIn();
    const fresh = (await t.call('auth.relogin', {}, { token })).ok;
    expect(fresh.Token).not.toBe(token);
    expect(fresh).toMatchObject({
      Profile: { Id: person.id },
      Tenant: { Id: tenant.id },
      Period: { Quarter: 4 },
    });
    expect([await status(token), await status(fresh.Token)]).toEqual([200, 200]);
    t.clock.advance(REPLACED_GRACE + 1);
    expect([await status(token), await status(fresh.Token)]).toEqual([401, 200]);
  });

  test('two tabs that refresh at the same time both stay signed in', async () => {
    const { token } = await signIn();
    const both = await Promise.all([
      t.call('auth.relogin', {}, { token }),
      t.call('auth.relogin', {}, { token }),
    ]);
    t.clock.advance(REPLACED_GRACE + 1);
    expect(await Promise.all(both.map((answer) => status(answer.ok.Token)))).toEqual([200, 200]);
  });

  test('an organisation’s changes show in the next relogin', async () => {
    const { tenant, person, token } = await signIn();
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.updateTable('people').set({ role: 'observer' }).where('id', '=', person.id).execute(),
    );
    const session = (await t.call('auth.relogin', {}, { token })).ok;
    expect(session.Profile.RoleName).toBe('observer');
    expect(session.Abilities.addGoal).toBe(false);
  });

  test('[D-82] the key for drafts is the same in every session of a person, and unique to them', async () => {
    const { tenant, person } = await signIn();
    const colleague = await makePerson(t.app.db, tenant.id);
    const first = await t.login(person, tenant);
    const again = (await t.call('auth.relogin', {}, { token: first.Token })).ok;
    const other = await t.login(colleague, tenant);
    expect(again.DraftKey).toBe(first.DraftKey);
    expect(other.DraftKey).not.toBe(first.DraftKey);
    expect(Buffer.from(first.DraftKey, 'base64')).toHaveLength(32);
  });

  test('a sign-out ends every token of that sign-in and no other', async () => {
    const { tenant, person, token } = await signIn();
    const other = (await t.login(person, tenant)).Token;
    const fresh = (await t.call('auth.relogin', {}, { token })).ok.Token;
    expect((await t.call('auth.signOut', {}, { token: fresh })).ok).toEqual({ Success: true });
    expect([await status(token), await status(fresh), await status(other)]).toEqual([401, 401, 200]);
  });

  test('an unused session ends after two weeks; every use extends it', async () => {
    const { token } = await signIn();
    t.clock.advance(14 * DAY - 1_000);
    expect(await status(token)).toBe(200);
    t.clock.advance(14 * DAY - 1_000);
    expect(await status(token)).toBe(200);
    t.clock.advance(14 * DAY);
    expect(await status(token)).toBe(401);
  });

  test('a sign-in ends a month after it began, however busy and whether refreshed or not', async () => {
    const { token } = await signIn();
    let latest = token;
    for (let day = 1; day < 30; day += 1) {
      t.clock.advance(DAY);
      latest = (await t.call('auth.relogin', {}, { token: latest })).ok.Token;
    }
    t.clock.advance(DAY - 1_000);
    expect(await status(latest)).toBe(200);
    t.clock.advance(1_000);
    expect(await status(latest)).toBe(401);
  });

  test('use does not extend the grace of a token that was replaced', async () => {
    const { token } = await signIn();
    t.clock.advance(DAY);
    await t.call('auth.relogin', {}, { token });
    expect(await status(token)).toBe(200);
    t.clock.advance(REPLACED_GRACE);
    expect(await status(token)).toBe(401);
  });

  test('concurrent requests record one use together, and none waits for another', async () => {
    const { tenant, token } = await signIn();
    t.clock.advance(DAY);
    expect(await Promise.all(Array.from({ length: 10 }, () => status(token)))).toEqual(Array(10).fill(200));
    const rows = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
      db.selectFrom('sessions').select(['last_seen_at', 'expires_at']).execute(),
    );
    const now = t.clock.now();
    expect(rows).toEqual([{ last_seen_at: now, expires_at: new Date(now.getTime() + 14 * DAY) }]);
  });

  test('at another tenant’s address a token is as unknown as a forged one', async () => {
    const mine = await signIn();
    const other = await makeTenant(t.app.db);
    const answerAt = (host: string, token = mine.token) =>
      t.call('notifications.list', { params: { page: 1 } }, { token, headers: { host } });
    const [foreign, unknown] = await Promise.all([
      answerAt(`${other.subdomain}.example.com`),
      answerAt(`${other.subdomain}.example.com`, issueToken(mine.tenant.id).token),
    ]);
    expect([foreign.status, foreign.problem]).toEqual([401, unknown.problem]);
    for (const host of [
      `${mine.tenant.subdomain}.example.com`,
      'app.example.com',
      'localhost:8080',
      '127.0.0.1',
    ])
      expect((await answerAt(host)).status).toBe(200);
  });

  test('[API-003] only a missing, unknown, revoked or deactivated session is 401', async () => {
    const { tenant, person, token } = await signIn();
    const forged = token.replace(/_[0-9a-z]+_/, `_${(tenant.id + 1).toString(36)}_`);
    expect(forged).not.toBe(token);
    expect(await Promise.all(['', 'x', forged, `${token}x`].map(status))).toEqual([401, 401, 401, 401]);
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.updateTable('people').set({ deactivated_at: new Date() }).where('id', '=', person.id).execute(),
    );
    expect(await status(token)).toBe(401);
  });

  test('a deactivated tenant ends its sessions', async () => {
    const { tenant, token } = await signIn();
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db.updateTable('tenants').set({ deactivated_at: new Date() }).where('id', '=', tenant.id).execute(),
    );
    expect(await status(token)).toBe(401);
  });

  test('[AUTH-052] gethash answers the hash of the caller only', async () => {
    const { person, token } = await signIn();
    const hashOf = (subject: string) => t.call('auth.hash', { params: { subject } }, { token });
    const [byMail, again] = [(await hashOf(person.email)).ok, (await hashOf(person.email)).ok];
    expect(byMail.Hash).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toEqual(byMail);
    expect((await hashOf('someone@example.test')).problem).toMatchObject({ status: 400, code: 'denied' });
  });

  test('[AUTH-002] [AUTH-004] a subdomain answers its branding, with E3AB24 when it has no colour', async () => {
    const tenant = await makeTenant(t.app.db, { primary_color: '3781C2', logo_svg: '<svg/>' });
    const plain = await makeTenant(t.app.db);
    const brandingOf = (subdomain: string) => t.call('auth.tenant', { params: { subdomain } });
    expect((await brandingOf(tenant.subdomain)).ok).toEqual({
      Name: tenant.name,
      Subdomain: tenant.subdomain,
      Logo: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
      PrimaryColor: '3781C2',
    });
    expect((await brandingOf(plain.subdomain)).ok).toMatchObject({ Logo: null, PrimaryColor: 'E3AB24' });
    expect((await brandingOf('no-such-tenant')).problem).toMatchObject({ status: 404 });
  });
});
