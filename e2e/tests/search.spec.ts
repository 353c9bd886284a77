import type { Page, Route } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { SIZES } from '../src/screens.ts';

/** Holds the code of the search, and of everything that lies over a page, until it is released. */
async function holdSearchCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(/\/assets\/(?:search|floating)\.\w+\.js/, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('[D-127] what is typed while the search is loading is searched for, and Enter opens what it found', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/notifications');
  const release = await holdSearchCode(page);
  await page.reload();
  // The frame is drawn before it listens.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mateusz wojcik');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toHaveValue('mateusz wojcik');
  await release();
  await expect(page).toHaveURL(/\/v3\/profile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mateusz Wójcik' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[D-127] on a phone the button shows the field at once; text goes on where it was, and Escape leads back', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/notifications', SIZES.phone);
  const release = await holdSearchCode(page);
  await page.reload();
  const opener = page.getByRole('button', { name: /^Search or jump to/ });
  await opener.tap();
  await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.type('mate');
  await release();
  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(search).toBeFocused();
  await page.keyboard.type('usz');
  await expect(search).toHaveValue('mateusz');
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Mateusz Wójcik/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
