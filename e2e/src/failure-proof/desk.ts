import { request as requests, test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accountOf, openApiSession } from '../api.ts';
import { CLOCK } from '../clock.ts';
import { servePlantedVersions } from './remote-faults.ts';
import type { PlantedVersions } from './remote-faults.ts';

/** Of the server under test. */
export const PORT = process.env['E2E_PORT'];

/** A browser's context with the session of the demo's manager. */
export async function openSignedIn(browser: Browser): Promise<BrowserContext> {
  const origin = `http://acme.localhost:${PORT}`;
  const request = await requests.newContext();
  const { me } = await openApiSession(request, `http://127.0.0.1:${PORT}`, accountOf('manager'));
  await request.dispose();
  const localStorage = [{ name: `cadence.token.${new URL(origin).host}`, value: me.Token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState });
  await context.clock.setSystemTime(CLOCK);
  return context;
}

/** One page for all rows of a worker: a row begins with nothing planted and nothing remembered. */
export const test = base.extend<
  { readonly page: Page },
  { readonly desk: Page; readonly planted: PlantedVersions }
>({
  planted: [
    async ({}, use) => {
      const planted = await servePlantedVersions();
      await use(planted);
      await planted.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ browser }, use) => {
      const context = await openSignedIn(browser);
      const page = await context.newPage();
      await page.goto('/v3/notifications');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ desk }, use) => {
    await desk.unrouteAll({ behavior: 'ignoreErrors' });
    await desk.evaluate(() => sessionStorage.clear());
    await use(desk);
  },
});
