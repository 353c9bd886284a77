import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp, TEST_PASSWORD } from '../../testing/index.ts';

describe('signing in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('[AUTH-014] [AUTH-020] Login answers token, profile, tenant and period', async () => {
    const tenant = await makeTenant(t.app.db, { goal_type: 'okr', strategy_enabled: true });
    const person = await makePerson(t.app.db, tenant.id, { role: 'manager' });
    const session = await t.login(person, tenant);
    expect(session.Token).toMatch(/^cad_/);
    expect(session.Profile).toMatchObject({
      Id: person.id,
      Email: person.email,
      RoleName: 'manager',
      ParentId: null,
    });
    expect(session.Tenant).toMatchObject({
      Id: tenant.id,
      Subdomain: tenant.subdomain,
      GoalType: 'okr',
      StrategyEnabled: true,
    });
    const page = await t.call('notifications.list', { params: { page: 1 } }, { token: session.Token });
    expect(page.ok).toEqual({ Notifications: [], UnreadCount: 0, count: 0 });
  });

  test('a wrong password is 400 with a sentence', async () => {
    const tenant = await makeTenant(t.app.db);
    const person = await makePerson(t.app.db, tenant.id);
    const body = { userName: person.email, password: `${TEST_PASSWORD}x`, domain: tenant.subdomain };
    const answer = await t.call('auth.login', { body });
    expect(answer.problem).toMatchObject({ status: 400, code: 'login_failed' });
  });
});
