import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { photograph } from '../src/picture-book.ts';
import { encodeStored, findDifferences, readPixels } from '../src/picture-pixels.ts';
import { holdStill, STILL_BROWSER } from '../src/still-page.ts';

test.use({ isStill: true });

/** Changes that a person would see, each as small as they come, and in one place only. */
const CHANGES = [
  { change: 'a line a little darker', css: '.cd-input { border-color: #7d7a72 !important }' },
  { change: 'a surface a little darker', css: '.cd-input { background: #fbfbfb !important }' },
  { change: 'a button in another colour', css: 'button[type="submit"] { background: #3781c2 !important }' },
  { change: 'four pixels more', css: 'form { margin-top: 4px !important }' },
  { change: 'a label in another weight', css: 'label { font-weight: 700 !important }' },
];

async function showLogin(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/v3/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test('a stored picture differs from a page that has changed, and from no other', async ({ open }) => {
  const { page } = await open('visitor', { reducedMotion: 'reduce' });
  await showLogin(page);
  const stored = await readPixels(await encodeStored(await photograph(page)));
  expect(findDifferences(stored, await photograph(page))).toEqual([]);
  for (const { change, css } of CHANGES) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    expect.soft(findDifferences(stored, await photograph(page)).length, change).toBeGreaterThan(0);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    expect.soft(findDifferences(stored, await photograph(page)), `after ${change}`).toEqual([]);
  }
});

test('a browser that smooths letters differently shows the same picture', async ({
  open,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const { page } = await open('visitor', { reducedMotion: 'reduce' });
  await showLogin(page);
  const stored = await readPixels(await encodeStored(await photograph(page)));
  const { viewport } = test.info().project.use;
  const args = (launchOptions.args ?? []).filter((flag) => !STILL_BROWSER.includes(flag));
  const other = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, '--font-render-hinting=none'],
  });
  const context = await other.newContext({ viewport: viewport ?? null, reducedMotion: 'reduce' });
  await holdStill(context);
  const again = await context.newPage();
  await showLogin(again, baseURL);
  const actual = await photograph(again);
  expect(actual.data.equals(stored.data), 'letters are drawn the same').toBe(false);
  expect(findDifferences(stored, actual)).toEqual([]);
  await other.close();
});
