import type { RoleName } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
  await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.updateTable('tenants').set({ strategy_enabled: true }).where('id', '=', acme.tenant.id).execute(),
  );
});
afterAll(() => app.close());

async function give(target: PersonName, RoleName: RoleName) {
  const input = { params: { id: acme.people[target].id }, body: { RoleName, ...NO_FLAGS } };
  await app.call('people.saveRoles', input, { token: await acme.token('ceo') }).then(({ ok }) => ok);
}

async function readsStrategy(target: PersonName): Promise<boolean> {
  const token = await acme.token(target);
  const { status } = await app.call('strategy.read', {}, { token });
  const { Abilities } = (await app.call('auth.relogin', {}, { token })).ok;
  expect(Abilities.readStrategy).toBe(status === 200);
  return status === 200;
}

async function choose(target: PersonName, choice: boolean | null) {
  await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ strategy_choice: choice })
      .where('id', '=', acme.people[target].id)
      .execute(),
  );
}

test('[D-87] the strategy group follows the role: a new observer leaves it, and a former one joins', async () => {
  expect(await readsStrategy('observer')).toBe(false);
  await give('observer', 'contributor');
  expect(await readsStrategy('observer')).toBe(true);
  expect(await readsStrategy('worker')).toBe(true);
  await give('worker', 'observer');
  expect(await readsStrategy('worker')).toBe(false);
});

test('[D-87] a membership set by hand stays, whatever the role becomes', async () => {
  await choose('goalAdmin', false);
  await choose('hrAdmin', true);
  await give('goalAdmin', 'manager');
  await give('hrAdmin', 'observer');
  expect(await readsStrategy('goalAdmin')).toBe(false);
  expect(await readsStrategy('hrAdmin')).toBe(true);
  await choose('goalAdmin', null);
  await choose('hrAdmin', null);
  expect(await readsStrategy('goalAdmin')).toBe(true);
  expect(await readsStrategy('hrAdmin')).toBe(false);
});
