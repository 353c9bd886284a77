import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { hash } from '@node-rs/argon2';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp, TEST_PASSWORD } from '../../testing/index.ts';
import { hashPassword } from './passwords.ts';

describe('signing in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ SUPPORT_CONTACT: 'support@cadence.example' });
  });
  afterAll(() => t.close());

  const wrong = `${TEST_PASSWORD}x`;
  const attempt = (userName: string, password: string, domain?: string) =>
    t.call('auth.login', { body: { userName, password, ...(domain === undefined ? {} : { domain }) } });

  async function account(values: Parameters<typeof makePerson>[2] = {}) {
    const tenant = await makeTenant(t.app.db);
    return { tenant, person: await makePerson(t.app.db, tenant.id, values) };
  }

  const COMPOSED = 'Caf\u00e9-Horse-77';
  const IN_PARTS = 'Cafe\u0301-Horse-77';
  const WIDE = 'Caf\u00e9-Horse-\uff17\uff17';

  test('[D-200] a password is the same however its letters are composed', async () => {
    const mine = await account({ password_hash: await hashPassword(IN_PARTS) });
    for (const password of [COMPOSED, IN_PARTS, WIDE])
      expect((await attempt(mine.person.email, password, mine.tenant.subdomain)).status).toBe(200);
    const other = await attempt(mine.person.email, 'Cafe-Horse-77', mine.tenant.subdomain);
    expect(other.problem.code).toBe('login_failed');
  });

  test('[D-200] a password that was hashed as it was typed still works, and its hash is renewed', async () => {
    const mine = await account({ password_hash: await hash(IN_PARTS) });
    const signIn = async (password: string) =>
      (await attempt(mine.person.email, password, mine.tenant.subdomain)).status;
    // Its composed form was never hashed.
    expect(await signIn(COMPOSED)).toBe(400);
    const first = (await attempt(mine.person.email, IN_PARTS, mine.tenant.subdomain)).ok;
    expect([await signIn(COMPOSED), await signIn(IN_PARTS)]).toEqual([200, 200]);
    expect((await t.call('auth.relogin', {}, { token: first.Token })).status).toBe(200);
  });

  test('[AUTH-014] [AUTH-020] Login answers token, profile, tenant and period', async () => {
    const tenant = await makeTenant(t.app.db, {
      goal_type: 'okr',
      strategy_enabled: true,
      url: 'https://a.example',
    });
    const person = await makePerson(t.app.db, tenant.id, { role: 'manager', is_org_admin: true });
    const session = await t.login(person, tenant);
    expect(session.Token).toMatch(/^cad_/);
    expect(session.Profile).toMatchObject({
      Id: person.id,
      Name: person.name,
      Email: person.email,
      RoleName: 'manager',
      IsOrgAdmin: true,
      ParentId: null,
    });
    expect(session.Tenant).toEqual({
      Id: tenant.id,
      Name: tenant.name,
      Subdomain: tenant.subdomain,
      Url: 'https://a.example',
      TimeZone: 'Central Time (US & Canada)',
      GoalType: 'okr',
      StrategyEnabled: true,
      EmployeeNotesEnabled: false,
      TalentEnabled: false,
    });
    expect(session.Period).toMatchObject({
      Quarter: 4,
      Year: 2026,
      StartDate: '2026-10-01',
      EndDate: '2026-12-31',
      WeekStartDate: '2026-11-09',
      WeekEndDate: '2026-11-15',
      Today: '2026-11-11',
    });
    const page = await t.call('notifications.list', { params: { page: 1 } }, { token: session.Token });
    expect(page.status).toBe(200);
  });

  test('the address ignores case and surrounding blanks', async () => {
    const { tenant, person } = await account();
    expect((await attempt(` ${person.email.toUpperCase()} `, TEST_PASSWORD, tenant.subdomain)).status).toBe(
      200,
    );
  });

  test.each([
    'acme',
    'ACME',
    'acme.localhost',
    'acme.localhost:8080',
    '',
    'localhost',
    '127.0.0.1:8080',
    undefined,
  ])('the domain %p signs in to the tenant acme', async (domain) => {
    const tenants = await t.app.db.transaction({ role: 'app', tenantId: null }, (db) =>
      db.selectFrom('tenants').select('id').where('subdomain', '=', 'acme').execute(),
    );
    const id = tenants[0]?.id ?? (await makeTenant(t.app.db, { subdomain: 'acme' })).id;
    const person = await makePerson(t.app.db, id);
    expect((await attempt(person.email, TEST_PASSWORD, domain)).ok.Tenant.Subdomain).toBe('acme');
  });

  test('unknown tenant, unknown address and wrong password get the same answer', async () => {
    const { tenant, person } = await account();
    const answers = [
      await attempt(person.email, wrong, tenant.subdomain),
      await attempt('nobody@example.test', TEST_PASSWORD, tenant.subdomain),
      await attempt(person.email, TEST_PASSWORD, 'no-such-tenant'),
      await attempt((await account({ password_hash: null })).person.email, '', tenant.subdomain),
    ];
    expect(answers.slice(0, 3).map((answer) => answer.problem)).toEqual(
      Array.from({ length: 3 }, () => ({
        type: 'about:blank',
        title: 'Sign-in failed',
        status: 400,
        detail: 'The email or the password is not correct.',
        code: 'login_failed',
      })),
    );
    expect(answers[3]?.problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  test('an account of one tenant does not open another, even when the address is the same', async () => {
    const one = await account({ email: 'same@example.test' });
    const other = await account({ email: 'same@example.test' });
    expect((await attempt('same@example.test', TEST_PASSWORD, one.tenant.subdomain)).ok.Profile.Id).toBe(
      one.person.id,
    );
    expect((await attempt('same@example.test', TEST_PASSWORD, other.tenant.subdomain)).ok.Profile.Id).toBe(
      other.person.id,
    );
  });

  test('[AUTH-016] five wrong passwords in a row lock the account, which only the right one reveals', async () => {
    const { tenant, person } = await account();
    for (let time = 0; time < LIMITS.failedLogins; time += 1) {
      expect((await attempt(person.email, wrong, tenant.subdomain)).problem.code).toBe('login_failed');
    }
    expect((await attempt(person.email, wrong, tenant.subdomain)).problem.code).toBe('login_failed');
    expect((await attempt(person.email, TEST_PASSWORD, tenant.subdomain)).problem).toMatchObject({
      status: 400,
      code: 'account_locked',
    });
  });

  test('a right password resets the count', async () => {
    const { tenant, person } = await account();
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < LIMITS.failedLogins - 1; time += 1)
        await attempt(person.email, wrong, tenant.subdomain);
      expect((await attempt(person.email, TEST_PASSWORD, tenant.subdomain)).status).toBe(200);
    }
  });

  test('concurrent wrong passwords all count', async () => {
    const { tenant, person } = await account();
    await Promise.all(Array.from({ length: 5 }, () => attempt(person.email, wrong, tenant.subdomain)));
    expect((await attempt(person.email, TEST_PASSWORD, tenant.subdomain)).problem.code).toBe(
      'account_locked',
    );
  });

  test('[AUTH-016] a deactivated account is reported as such after the right password', async () => {
    const { tenant, person } = await account({ deactivated_at: new Date() });
    expect((await attempt(person.email, TEST_PASSWORD, tenant.subdomain)).problem.code).toBe(
      'account_deactivated',
    );
    expect((await attempt(person.email, wrong, tenant.subdomain)).problem.code).toBe('login_failed');
  });

  /** Of the organisation, and what a deactivated one answers. */
  const CONTACTS = [
    [null, 'mailto:support@cadence.example'],
    ['https://acme.example/it', 'https://acme.example/it'],
  ] as const;
  test.each(CONTACTS)(
    "[AUTH-018] [D-193] a deactivated tenant with contact %p answers 'Your tenant is deactivated.' and whom to ask",
    async (contact_link, contact) => {
      const tenant = await makeTenant(t.app.db, { deactivated_at: new Date(), contact_link });
      const person = await makePerson(t.app.db, tenant.id);
      expect((await attempt(person.email, TEST_PASSWORD, tenant.subdomain)).problem).toMatchObject({
        status: 400,
        code: 'tenant_deactivated',
        detail: MESSAGES.tenantDeactivated,
        contact,
      });
      expect((await attempt(person.email, wrong, tenant.subdomain)).problem).not.toHaveProperty('contact');
    },
  );

  test('guessing from one address is throttled, for a minute', async () => {
    const { tenant, person } = await account();
    for (let time = 0; time < 10; time += 1) await attempt(person.email, wrong, tenant.subdomain);
    const refused = await attempt(person.email, wrong, tenant.subdomain);
    expect(refused.problem).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    t.clock.advance(61_000);
    expect((await attempt(person.email, wrong, tenant.subdomain)).problem.code).toBe('login_failed');
  });
});
