import { expect, test } from '../src/fixtures.ts';
import { fillLogin } from '../src/sign-in.ts';

const OFFICE = 'corp.test';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rules = `--host-resolver-rules=MAP *.${OFFICE} 127.0.0.1`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],
});

test('[D-123] over plain http, at a name of the office network, a part that does not come says so in its place', async ({
  open,
  baseURL,
}) => {
  const { page, watch } = await open('office', { baseURL: (baseURL ?? '').replace('localhost', OFFICE) });
  watch.allowConsole(/Cross-Origin-Opener-Policy header has been ignored/);
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Loading chunk \S+ failed/);
  await page.goto('/v3/home');
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
  await fillLogin(page, 'manager');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Keyboard shortcuts can’t be shown right now');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1, includeHidden: true })).toBeVisible();
});

test('a browser that lacks what the product needs gets a page that says so, and nothing else', async ({
  open,
}) => {
  const { page, watch } = await open('old');
  // The product's scripts are there, and end at the first thing that is missing.
  watch.allowConsole(/withResolvers/);
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/v3/home');
  await expect(page.getByRole('heading', { name: 'Cadence needs a newer browser' })).toBeVisible();
  await expect(page.getByText(/It works in Chrome \d+/)).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});
