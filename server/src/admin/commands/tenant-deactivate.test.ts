import type { AdminWorld } from '../testing/admin-world.ts';
import { startAdminWorld } from '../testing/admin-world.ts';
import { runCommand } from '../testing/run-command.ts';

let world: AdminWorld;
beforeAll(async () => {
  world = await startAdminWorld();
});
afterAll(() => world.close());

test('[D-1] a deactivation ends every session at once and refuses the next; activate lets people in again', async () => {
  const created = await world.create();
  const { subdomain } = created.tenant;
  const { Token: token } = await world.signUp(created);
  const list = () => world.t.call('notifications.list', { params: { page: 1 } }, { token });
  expect((await list()).status).toBe(200);
  const { out } = await world.run('tenant', 'deactivate', subdomain, '--yes');
  expect(out).toContain('1 person was signed out');
  expect((await list()).status).toBe(401);
  expect((await world.logIn(created)).problem.code).toBe('tenant_deactivated');
  expect(await world.run('tenant', 'deactivate', subdomain, '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing was changed'),
  });
  await world.run('tenant', 'activate', subdomain);
  expect((await list()).status).toBe(401);
  expect((await world.logIn(created)).status).toBe(200);
});

test('the open hub connections of the whole organisation are closed', async () => {
  const { tenant } = await world.create();
  await world.run('tenant', 'deactivate', tenant.subdomain, '--yes');
  const rows = await world.t.app.db.transaction({ role: 'jobs' }, (db) =>
    db
      .selectFrom('outbox')
      .select('payload')
      .where('tenant_id', '=', tenant.id)
      .where('kind', '=', 'disconnect')
      .execute(),
  );
  expect(rows).toEqual([{ payload: { personId: null, chainId: null } }]);
});

test('other organisations continue while one is closed', async () => {
  const [closed, other] = [await world.create(), await world.create()];
  const { Token: token } = await world.signUp(other);
  await world.run('tenant', 'deactivate', closed.tenant.subdomain, '--yes');
  const { status } = await world.t.call('notifications.list', { params: { page: 1 } }, { token });
  expect(status).toBe(200);
});

test('it asks first, and No changes nothing; without a terminal it requires --yes', async () => {
  const { tenant } = await world.create();
  const argv = ['tenant', 'deactivate', tenant.subdomain];
  const answers = [['let nobody in?', 'n\r']] as const;
  expect((await runCommand(argv, { ...world.where, answers })).code).toBe(1);
  expect(await world.run(...argv)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Say so with --yes.'),
  });
  expect((await world.run('tenant', 'list')).out).toMatch(new RegExp(`^${tenant.subdomain} .* active$`, 'm'));
});
