import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation, PERSON_NAMES } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Switches talent on or off and sets or removes labels; other organisations keep theirs. */
async function set({ tenant }: Organisation, { isOn, hasLabels }: { isOn: boolean; hasLabels: boolean }) {
  await app.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    await db.updateTable('tenants').set({ talent_enabled: isOn }).where('id', '=', tenant.id).execute();
    await db.deleteFrom('talent_settings').where('tenant_id', '=', tenant.id).execute();
    if (!hasLabels) return;
    const row = { tenant_id: tenant.id, settings: JSON.stringify({}), updated_at: new Date(0) };
    await db.insertInto('talent_settings').values(row).execute();
  });
}

/** The people whose profiles have the tab for a viewer. */
async function tabsOf(organisation: Organisation, viewer: PersonName): Promise<readonly PersonName[]> {
  const token = await organisation.token(viewer);
  const shown: PersonName[] = [];
  for (const name of PERSON_NAMES) {
    const { id } = organisation.people[name];
    const { Abilities } = (await app.call('people.read', { params: { id } }, { token })).ok;
    if (Abilities.ReadAppraisals) shown.push(name);
  }
  return shown;
}

const OTHERS = PERSON_NAMES.filter((name) => name !== 'ceo');

const SHOWN: readonly [PersonName, readonly PersonName[]][] = [
  ['ceo', OTHERS],
  ['head', ['lead', 'peer', 'worker', 'invited']],
  ['lead', ['worker', 'invited']],
  ['worker', []],
  ['hrAdmin', OTHERS.filter((name) => name !== 'hrAdmin')],
  ['orgAdmin', []],
  ['observer', []],
];

test.each(SHOWN)(
  '[PROF-020] [PROF-021] %s has the Appraisals tab on these profiles',
  async (viewer, expected) => {
    const acme = await makeOrganisation(app);
    await set(acme, { isOn: true, hasLabels: true });
    expect(await tabsOf(acme, viewer)).toEqual(expected);
  },
);

test('[PROF-020] without labels, or while talent is off, no profile has the tab, whatever other organisations set', async () => {
  const [acme, globex] = [await makeOrganisation(app), await makeOrganisation(app)];
  await set(globex, { isOn: true, hasLabels: true });
  for (const state of [
    { isOn: true, hasLabels: false },
    { isOn: false, hasLabels: true },
  ]) {
    await set(acme, state);
    for (const viewer of ['head', 'hrAdmin'] as const) expect(await tabsOf(acme, viewer)).toEqual([]);
  }
  await set(acme, { isOn: true, hasLabels: true });
  expect(await tabsOf(acme, 'lead')).toEqual(['worker', 'invited']);
});
