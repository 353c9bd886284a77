import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp, TEST_PASSWORD } from '../../testing/index.ts';

describe('the client address of a request', () => {
  let t: TestApp;
  let behindProxy: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    behindProxy = await startTestApp({ TRUSTED_PROXIES: '192.0.2.0/24, 2001:db8::5' }, t.app.db);
  });
  afterAll(async () => {
    await behindProxy.close();
    await t.close();
  });

  /** The status of the last of eleven wrong passwords, each with a different claimed address. */
  async function guess(app: TestApp, remoteAddress: string): Promise<number> {
    const tenant = await makeTenant(t.app.db);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const { statusCode } = await app.app.http.inject({
        ...{ method: 'POST', url: '/api/Auth/Login', remoteAddress },
        headers: { 'x-forwarded-for': `198.51.100.${time}` },
        payload: {
          userName: 'nobody@example.com',
          password: TEST_PASSWORD,
          domain: `${tenant.subdomain}.example.com`,
        },
      });
      statuses.push(statusCode);
    }
    return statuses.at(-1) ?? 0;
  }

  test.each(['127.0.0.1', '10.0.0.7', '192.168.1.1', 'fd00::1', '192.0.2.9'])(
    '[D-110] forwarded addresses from %s are ignored where no proxy is configured',
    async (address) => {
      expect(await guess(t, address)).toBe(429);
    },
  );

  test.each([
    ['192.0.2.9', 400],
    ['2001:db8::5', 400],
    ['192.0.3.1', 429],
    ['10.0.0.7', 429],
  ])(
    '[D-110] with two proxies configured, the last of eleven guesses from %s is answered %d',
    async (address, status) => {
      expect(await guess(behindProxy, address)).toBe(status);
    },
  );

  test('[D-110] a right password works from a network that has had too many failures', async () => {
    const tenant = await makeTenant(t.app.db);
    const person = await makePerson(t.app.db, tenant.id);
    const from = (userName: string, password: string) =>
      t.app.http.inject({
        ...{ method: 'POST', url: '/api/Auth/Login', remoteAddress: '203.0.113.1' },
        payload: { userName, password, domain: `${tenant.subdomain}.example.com` },
      });
    for (let time = 0; time < 300; time += 1) await from(`nobody${time}@example.com`, 'wrong');
    expect((await from('nobody@example.com', 'wrong')).statusCode).toBe(429);
    expect((await from(person.email, TEST_PASSWORD)).statusCode).toBe(200);
  });
});
