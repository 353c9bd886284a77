import type { BodyOf } from '@cadence/shared-contract';
import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

async function edit(actor: PersonName, body: Partial<BodyOf<'people.editTenant'>>) {
  const company = { Name: 'Acme', Url: null, TimeZone: 'America/Chicago', ...body };
  return app.call('people.editTenant', { body: company }, { token: await acme.token(actor) });
}

test('[TEN-005] [TEN-006] the company is saved, and the refreshed session includes it', async () => {
  const saved = await edit('ceo', { Name: ' Acme Ltd ', Url: 'acme.example', TimeZone: 'tokyo' });
  expect(saved.ok).toEqual({ Success: true });
  const session = (await app.call('auth.relogin', {}, { token: await acme.token('ceo') })).ok;
  expect(session.Tenant).toMatchObject({ Name: 'Acme Ltd', Url: 'acme.example', TimeZone: 'Tokyo' });
  expect(session.Token).toMatch(/^\w/);
});

test('[TEN-002] only the ceo edits it', async () => {
  for (const actor of ['orgAdmin', 'head', 'observer'] as const)
    expect((await edit(actor, {})).problem.detail).toBe('Only the CEO can edit the company info.');
});

test('[TEN-003] [TEN-004] a name is required, both texts have their limits, and a website must be a web address', async () => {
  expect((await edit('ceo', { Name: ' ', TimeZone: 'Nowhere' })).problem.errors).toEqual([
    { path: 'Name', message: 'Please input your full name!' },
    { path: 'TimeZone', message: 'Please choose a time zone.' },
  ]);
  const long = await edit('ceo', { Name: 'n'.repeat(256), Url: `https://a.example/${'u'.repeat(255)}` });
  expect(long.problem.errors?.map(({ path }) => path).sort()).toEqual(['Name', 'Url']);
  for (const Url of ['javascript:alert(1)', 'data:text/html,x', 'not a site', 'localhost'])
    expect((await edit('ceo', { Url })).problem.errors).toMatchObject([{ path: 'Url' }]);
  for (const Url of ['https://www.acme.example/about', 'acme.example:8443', ''])
    expect((await edit('ceo', { Url })).status).toBe(200);
});
