import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function logoOf(logo_svg: string | null) {
  const tenant = await makeTenant(t.app.db, { logo_svg });
  const person = await makePerson(t.app.db, tenant.id);
  return (await t.call('tenants.logo', {}, { token: (await t.login(person, tenant)).Token })).ok;
}

test('[TEN-008] the logo is returned as an image with its size', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#c00"/></svg>';
  const { data, width, height } = await logoOf(svg);
  expect(data).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  expect([width, height]).toEqual([192, 64]);
});

test('[TEN-008] an organization without a logo, or with an unsupported one, has none', async () => {
  const none = { data: null, width: null, height: null };
  expect(await logoOf(null)).toEqual(none);
  expect(await logoOf('<svg>')).toEqual(none);
});
