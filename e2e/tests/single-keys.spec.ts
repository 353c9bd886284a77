import type { Page } from '@playwright/test';
import { expectLoaded } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { Frame } from '../src/frame.ts';
import { goInApp } from '../src/in-app.ts';

/** Every letter, digit and sign of a keyboard but the space, which scrolls. */
const SINGLE_KEYS = 'abcdefghijklmnopqrstuvwxyzJKX0123456789/?=-+.,;#*!<>[]'.split('');
const PAGES = [
  '/v3/home',
  '/v3/goals',
  '/v3/predictions',
  '/v3/profile',
  '/v3/organization',
  '/v3/organization?tab=directory',
  '/v3/strategy',
  '/v3/actionitems',
  '/v3/talent',
  '/v3/talent/matrix',
  '/v3/talent/myappraisal',
  '/v3/reports',
  '/v3/reports/user-list',
  '/v3/reports/ai-goal-summary?new=1',
  '/v3/notifications',
  '/v3/help',
];

/** Pages that lead on to what is first on them. */
const OPENS_FIRST: ReadonlySet<string> = new Set(['/v3/goals', '/v3/predictions']);

/** What a key could have changed: the place, what is open, where the focus is, whether rows are selected. */
function standingOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    address: location.href,
    open: document.querySelectorAll('[role="dialog"],[role="menu"]').length,
    focus: document.activeElement?.outerHTML.slice(0, 200),
    selecting: document.querySelectorAll('[name="select"]').length,
  }));
}

async function switchKeysOff(page: Page): Promise<void> {
  await new Frame(page).openProfileMenu();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('switch', { name: /^Single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('[D-132] single keys that are switched off do nothing on any page, and commands still do', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home');
  // The frame is drawn before it listens.
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectFocusWithin(shortcuts);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await switchKeysOff(page);
  await page.reload();
  for (const path of PAGES) {
    await goInApp(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectLoaded(page);
    // The list chooses its first goal by itself, and the predictions the newest quarter.
    if (OPENS_FIRST.has(path)) await expect(page).toHaveURL(new RegExp(`${path}/\\d+`));
    const before = await standingOf(page);
    for (const key of SINGLE_KEYS) await page.keyboard.press(key);
    expect.soft(await standingOf(page), path).toEqual(before);
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
});

test('[D-132] the weekly pass is used without single keys, and hints at none', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/goals');
  await switchKeysOff(page);
  await page.getByRole('button', { name: /^Update my week/ }).click();
  const pass = page.getByRole('dialog', { name: 'Update my week' });
  await expect(pass.locator('input[type="radio"]:focus')).toHaveCount(1);
  await expect(pass.getByText('likelihood, then quality')).toHaveCount(0);
  const before = await standingOf(page);
  for (const key of SINGLE_KEYS) await page.keyboard.press(key);
  expect(await standingOf(page)).toEqual(before);
});

test('[D-132] G and a letter go to a page, C adds a goal, U updates the week', async ({ visit }) => {
  const { page } = await visit('contributor', '/v3/home');
  // The frame is drawn before it listens.
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  await page.keyboard.press('u');
  const pass = page.getByRole('dialog', { name: 'Update my week' });
  await expectFocusWithin(pass);
  await page.keyboard.press('Escape');
  await expect(pass).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/v3\/organization/);
  await expect(page.getByRole('heading', { level: 1, name: 'Organization' })).toBeVisible();
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'Add Goal' });
  await expectFocusWithin(form);
  // What is typed is a title, not a way to another page.
  await page.keyboard.type('gd');
  await expect(page).toHaveURL(/\/v3\/organization\?over=goals/);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Organization' })).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/organization$/);
});
