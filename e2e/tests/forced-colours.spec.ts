import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { goInApp } from '../src/in-app.ts';
import { countContrasts, readPixels } from '../src/picture-pixels.ts';
import type { Pixels } from '../src/picture-pixels.ts';

/** As somebody sees it who lets the system choose all colours (WCAG 1.4.11): fills are gone, and a mark needs a shape. */
const options = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
/** Pixels of a mark that nobody overlooks: a line of one pixel along a short side. */
const MARK = 12;
/** Of the page around a part, where its outline may be. */
const MARGIN = 5;

/** What is shown of a part, without what the focus adds. */
async function seen(part: Locator): Promise<Pixels> {
  const page = part.page();
  await page.mouse.move(0, 0);
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.max(0, x - MARGIN),
    y: Math.max(0, y - MARGIN),
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return readPixels(await page.screenshot({ animations: 'disabled', caret: 'initial', clip }));
}

/** Looks at a part before and after it is chosen: the choice has to be seen. */
async function expectMarked(part: Locator, what: string, choose: () => Promise<void>): Promise<void> {
  const before = await seen(part);
  await choose();
  await expect
    .poll(async () => countContrasts(before, await seen(part)), { message: `the mark of ${what}` })
    .toBeGreaterThan(MARK);
}

async function expectDrawn(part: Locator, what: string): Promise<void> {
  await expect
    .poll(async () => countContrasts(null, await seen(part)), { message: what })
    .toBeGreaterThan(MARK);
}

/** The page of one part of the dashboard. */
async function showDashboard(page: Page): Promise<void> {
  await goInApp(page, '/v3/home');
  await expect(page.getByRole('region', { name: 'Company goals' }).getByRole('link').first()).toBeVisible();
}

test('with forced colours what is chosen keeps its mark: menu, tab, row, segment, switch, suggestion', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/help', options);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectMarked(menu.getByRole('link', { name: 'Reports' }), 'the menu', () =>
    goInApp(page, '/v3/reports'),
  );

  await goInApp(page, '/v3/profile');
  const tab = page.getByRole('tab', { name: 'Settings' });
  await expectMarked(tab, 'a tab', () => tab.click());

  await goInApp(page, '/v3/goals');
  const rows = page.getByRole('region', { name: 'Goals list' }).getByRole('listitem');
  await expect(rows.first().locator('[aria-current]')).toHaveCount(1);
  await expectMarked(rows.nth(1), 'a row', () => rows.nth(1).getByRole('link').first().click());

  await showDashboard(page);
  const segment = page.getByRole('button', { name: 'Company', exact: true });
  await expectMarked(segment, 'a segment', () => segment.click());

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expectFocusWithin(dialog);
  const keys = dialog.getByRole('switch', { name: /^Single keys/ });
  await expectMarked(keys, 'a switch', () => keys.click());
  await keys.click();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await field.fill('a');
  const second = page.getByRole('option').nth(1);
  await expect(second).toBeVisible();
  await expectMarked(second, 'a suggestion', async () => {
    await field.focus();
    await page.keyboard.press('ArrowDown');
  });
});

test('with forced colours a card of a scale keeps its mark, and chips and weeks are drawn', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home', options);
  await showDashboard(page);
  const company = page.getByRole('region', { name: 'Company goals' });
  await expectDrawn(company.locator('.cd-chip').first(), 'a chip');
  await expectDrawn(company.locator('.cd-chip svg').first(), 'the sign of a chip');
  await expectDrawn(company.locator('.cd-spark').first(), 'the weeks of a goal');

  await page
    .getByRole('button', { name: /^Update: / })
    .first()
    .click();
  const card = page
    .getByRole('dialog')
    .getByRole('radiogroup', { name: /^Likelihood/ })
    .locator('label')
    .first();
  await expectMarked(card, 'a card', () => card.click());
});

test('with forced colours the cell of a matrix keeps its mark', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/predictions', options);
  const table = page.getByRole('table', { name: /by likelihood and quality/ });
  const cell = table.getByRole('button', { pressed: false }).first();
  const id = await cell.evaluate((element) => element.getAttribute('aria-label') ?? '');
  const same = table.getByRole('button', { name: id, exact: true });
  await expectMarked(same, 'a cell', () => same.click());
});

test('a mark that is made of a fill only is missed with forced colours', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/help', options);
  await page.locator('main').evaluate((element) => {
    element.insertAdjacentHTML('afterbegin', '<button id="planted">Planted</button>');
  });
  const planted = page.locator('#planted');
  const before = await seen(planted);
  const fill = (css: string): Promise<void> =>
    planted.evaluate((element, text) => {
      element.style.cssText = text;
    }, css);
  await fill('background: #fc0; box-shadow: 0 0 0 4px #000');
  expect(countContrasts(before, await seen(planted))).toBe(0);
  await fill('outline: 2px solid; outline-offset: -4px');
  expect(countContrasts(before, await seen(planted))).toBeGreaterThan(MARK);
});
