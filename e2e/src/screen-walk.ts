import type { Page } from '@playwright/test';
import { emailOf } from './accounts.ts';
import { expectLoaded } from './axe.ts';
import { test as base } from './fixtures.ts';
import { readEverythingAsOneWord } from './long-texts.ts';
import type { Look } from './looks.ts';
import { expectPicture } from './picture-book.ts';
import { startPictureServer } from './picture-server.ts';
import type { PictureServer } from './picture-server.ts';
import { NEWCOMER, PICTURED_AREAS, pictureName } from './pictured-areas.ts';
import type { PicturedArea } from './pictured-areas.ts';
import { STILL_BROWSER } from './still-page.ts';
import { showScreen, START } from './walk.ts';
import type { WalkedScreen } from './walked-screens.ts';
import { expectUsable } from './widths.ts';

/** Tests of pictures, with a server of their own whose demo nobody changes. */
export const test = base.extend<object, { readonly own: PictureServer }>({
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
const still = { reducedMotion: 'reduce' } as const;

/** Other systems draw letters and controls of their own: there the screens are walked, and not compared. */
const IS_COMPARED = process.platform === 'linux';

/** One page, looked at in every way: only what closes by itself is opened again. */
async function expectLooks(
  page: Page,
  { area, screen, looks }: { area: PicturedArea; screen: WalkedScreen; looks: readonly Look[] },
): Promise<void> {
  for (const [index, look] of looks.entries()) {
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

/**
 * A test for each area: every one of its screens is opened once, and looked at.
 * @param title what is proven of an area
 * @param looksOf the windows for it; an area without one has no test
 */
export function walkAreas(title: string, looksOf: (area: PicturedArea) => readonly Look[]): void {
  test.use({ isStill: true });
  // The longest files, and areas share nothing but a server that none of them changes.
  test.describe.configure({ mode: 'parallel' });
  for (const area of PICTURED_AREAS) if (looksOf(area).length > 0) walkArea(area, title, looksOf(area));
}

function walkArea(area: PicturedArea, title: string, looks: readonly Look[]): void {
  test(`[D-128] ${area.area}: ${title}`, async ({ own, open, sessionOf, visitWith }) => {
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
    for (const screen of walked)
      await test.step(screen.name, () => expectLooks(page, { area, screen, looks }));
  });
}
