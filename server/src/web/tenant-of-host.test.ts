import { pino } from 'pino';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import { makeTenant, openTestDatabase } from '../testing/index.ts';
import { createTenantOfHost } from './tenant-of-host.ts';

const log = pino({ level: 'silent' });
let db: DatabaseHandle;

beforeAll(async () => {
  db = await openTestDatabase();
  await makeTenant(db, { name: 'Acme', subdomain: 'acme', primary_color: 'E3AB24' });
  await makeTenant(db, { name: 'Globex', subdomain: 'globex', primary_color: '0055AA' });
});
afterAll(() => db.close());

const resolve = (host: string, defaultTenantHost: string | null = null) =>
  createTenantOfHost({ db, defaultTenantHost, log })(host);

test.each([
  ['acme.localhost:8080', 'Acme'],
  ['GLOBEX.localhost:8080', 'Globex'],
  ['globex.example.com', 'Globex'],
  ['localhost:8080', 'Acme'],
  ['127.0.0.1:8080', 'Acme'],
  ['[::1]:8080', 'Acme'],
  ['server:8080', 'Acme'],
])('[D-69] %s shows %s without a redirect', async (host, name) => {
  expect(await resolve(host)).toMatchObject({ branding: { Name: name }, redirectHost: null });
});

test('[D-69] an unknown host beside the demo tenant is redirected to it', async () => {
  expect((await resolve('gone.localhost:8080')).redirectHost).toBe('acme.localhost:8080');
});

test('[D-69] an unknown subdomain is redirected to DEFAULT_TENANT_HOST, which is never redirected', async () => {
  expect((await resolve('gone.example.com', 'globex.example.com')).redirectHost).toBe('globex.example.com');
  expect((await resolve('globex.example.com', 'globex.example.com')).redirectHost).toBeNull();
  expect((await resolve('gone.example.com', 'gone.example.com')).redirectHost).toBeNull();
});

test('an unknown public name without a default host shows the default tenant without a redirect', async () => {
  expect(await resolve('cadence.example.com')).toMatchObject({
    branding: { Name: 'Acme' },
    redirectHost: null,
  });
});

test('without the database the page is served without branding', async () => {
  const away = { transaction: () => Promise.reject(new Error('away')) } as unknown as DatabaseHandle;
  const answer = await createTenantOfHost({ db: away, defaultTenantHost: null, log })('acme.localhost');
  expect(answer).toEqual({ branding: null, redirectHost: null });
});
