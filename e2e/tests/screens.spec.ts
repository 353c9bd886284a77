import type { Page } from '@playwright/test';
import { emailOf } from '../src/accounts.ts';
import { expectLoaded } from '../src/axe.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { readEverythingAsOneWord } from '../src/long-texts.ts';
import { looksOf } from '../src/looks.ts';
import { expectPicture, isRenewing } from '../src/picture-book.ts';
import { listPictures, readPictures, storeIndex } from '../src/picture-index.ts';
import { startPictureServer } from '../src/picture-server.ts';
import type { PictureServer } from '../src/picture-server.ts';
import { NEWCOMER, PICTURED_AREAS, pictureName } from '../src/pictured-areas.ts';
import type { PicturedArea } from '../src/pictured-areas.ts';
import { STILL_BROWSER } from '../src/still-page.ts';
import { showScreen, START } from '../src/walk.ts';
import type { WalkedScreen } from '../src/walked-screens.ts';
import { expectUsable } from '../src/widths.ts';

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
// The longest file, and areas share nothing but a server that none of them changes.
test.describe.configure({ mode: 'parallel' });

const still = { reducedMotion: 'reduce' } as const;

/** Other systems draw letters and controls of their own: there the screens are walked, and not compared. */
const IS_COMPARED = process.platform === 'linux';

/** One page, looked at in every way: only what closes by itself is opened again. */
async function expectLooks(page: Page, area: PicturedArea, screen: WalkedScreen): Promise<void> {
  for (const [index, look] of looksOf(area).entries()) {
    const { width, height } = look;
    await page.setViewportSize({ width, height });
    if (index === 0 || screen.isFleeting === true) await showScreen(page, screen);
    await expectLoaded(page);
    for (const theme of IS_COMPARED ? look.pictures : []) {
      await page.emulateMedia({ colorScheme: theme });
      await expectPicture(page, pictureName(area, screen, { width, height, theme }), test.info());
    }
    await page.emulateMedia({ colorScheme: 'light' });
    if (look.isMeasured) await expectUsable(page, screen.name, look);
  }
}

for (const area of PICTURED_AREAS)
  test(`[D-128] ${area.area}: as pictured, nothing is cut at any width, and all is accessible`, async ({
    own,
    open,
    sessionOf,
    visitWith,
  }) => {
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
    for (const screen of walked) await test.step(screen.name, () => expectLooks(page, area, screen));
  });

test('every picture is of a screen that is walked, and in the index', async ({ own }) => {
  const index = await listPictures(own.things);
  expect(new Set(index.names).size, 'no two screens have the same name').toBe(index.names.length);
  if (isRenewing(test.info())) await storeIndex(index);
  const stored = await readPictures();
  expect(stored.names.toSorted()).toEqual(index.names.toSorted());
  expect(stored.text).toBe(index.text);
});
