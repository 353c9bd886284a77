import type { Page } from '@playwright/test';
import { ROOM_RULES } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { readEverythingAsOneWord } from '../src/long-texts.ts';
import { walkAll } from '../src/widths.ts';

const PHONE = { width: 320, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

/** As in the browser's settings, which a page reads once, when it is loaded. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}

walkAll([
  {
    title: 'nothing is cut with every text as one word',
    sizes: [PHONE, DESKTOP],
    prepare: readEverythingAsOneWord,
  },
  {
    title: 'nothing is cut and all is accessible with texts of 32 px',
    sizes: [{ ...DESKTOP, text: 32, rules: ROOM_RULES }],
    prepare: (page) => setTextSize(page, 32),
  },
]);

test('[D-128] with every text as one word the page shows words that no line has room for', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/help');
  await readEverythingAsOneWord(page);
  await page.goto('/v3/goals');
  await expect(page.getByRole('heading', { level: 2, name: /^\S{100}/ })).toBeVisible();
});
