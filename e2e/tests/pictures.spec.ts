import type { Page } from '@playwright/test';
import { emailOf } from '../src/accounts.ts';
import { expectLoaded } from '../src/axe.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { readEverythingAsOneWord } from '../src/long-texts.ts';
import { expectPicture, isRenewing } from '../src/picture-book.ts';
import { listPictures, readPictures, storeIndex } from '../src/picture-index.ts';
import { startPictureServer } from '../src/picture-server.ts';
import type { PictureServer } from '../src/picture-server.ts';
import { NEWCOMER, PICTURED_AREAS, pictureName } from '../src/pictured-areas.ts';
import type { PicturedArea } from '../src/pictured-areas.ts';
import { STILL_BROWSER } from '../src/still-page.ts';
import { showScreen, START } from '../src/walk.ts';
import type { WalkedScreen } from '../src/walked-screens.ts';

const test = base.extend<object, { readonly own: PictureServer }>({
  own: [
    async ({}, use) => {
      const own = await startPictureServer();
      await use(own);
      await own.stop();
    },
    // Two organisations are made: a limit for hangs, as those of the configuration are.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => {
    await use(`http://acme.localhost:${own.port}`);
  },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...STILL_BROWSER] });
    },
    { scope: 'worker' },
  ],
});
test.use({ isStill: true });

const still = { reducedMotion: 'reduce' } as const;

/** Other systems draw letters and controls of their own: there the screens are walked, and not compared. */
const IS_COMPARED = process.platform === 'linux';

/** One page through all views: only what closes by itself is opened again. */
async function expectPictures(page: Page, area: PicturedArea, screen: WalkedScreen): Promise<void> {
  let shown = 0;
  for (const view of area.views) {
    await page.emulateMedia({ colorScheme: view.theme });
    if (view.width !== shown) {
      await page.setViewportSize(view);
      if (shown === 0 || screen.isFleeting === true) await showScreen(page, screen);
      shown = view.width;
    }
    await expectLoaded(page);
    if (IS_COMPARED) await expectPicture(page, pictureName(area, screen, view), test.info());
  }
}

for (const area of PICTURED_AREAS)
  test(`${area.area}: as pictured`, async ({ own, open, sessionOf, visitWith }) => {
    test.slow();
    if (!IS_COMPARED) test.info().annotations.push({ type: 'not compared', description: process.platform });
    const walked = await area.screens(own.things);
    const { page, watch } = await (async () => {
      if (area.account === null) return open('signed out', still);
      const session = await (area.account === NEWCOMER
        ? sessionOf(own.newcomer, 'globex')
        : sessionOf(emailOf(area.account), 'acme'));
      return visitWith(session, START, still);
    })();
    if (area.isRefused === true) for (const status of [404, 500]) watch.allow(status, /^\/api\//);
    if (area.isLong === true) await readEverythingAsOneWord(page);
    if (area.account === null || area.isLong === true) await page.goto(START);
    for (const screen of walked) await test.step(screen.name, () => expectPictures(page, area, screen));
  });

test('every picture is of a screen that is walked, and in the index', async ({ own }) => {
  const index = await listPictures(own.things);
  expect(new Set(index.names).size, 'no two screens have the same name').toBe(index.names.length);
  if (isRenewing(test.info())) await storeIndex(index);
  const stored = await readPictures();
  expect(stored.names.toSorted()).toEqual(index.names.toSorted());
  expect(stored.text).toBe(index.text);
});
