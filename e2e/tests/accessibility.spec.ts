import { findViolations } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { THEMES } from '../src/screens.ts';

/** Nothing is on its way while it is examined. */
const options = { reducedMotion: 'reduce' } as const;

/** What the walk has to find, in which theme, and the line about it. */
const FAULTS = [
  { fault: 'a button without a name', html: '<button></button>', light: /^button-name/, dark: null },
  {
    fault: 'a text that is too pale in light',
    html: '<p style="background:#fff;color:light-dark(#ccc,#000)">Planted</p>',
    light: /^color-contrast .*Planted/,
    dark: null,
  },
  {
    fault: 'a text that is too pale in dark, once its colour has changed',
    html: '<p style="background:#fff;transition:color 300ms;color:light-dark(#000,#ccc)">Planted</p>',
    light: null,
    dark: /^color-contrast .*Planted/,
  },
  {
    fault: 'a link that only its colour shows, in dark',
    html: '<p style="background:#fff;color:#000">Planted <a href="#p" style="text-decoration:none;color:light-dark(#06c,#222)">link</a></p>',
    light: null,
    dark: /^link-in-text-block/,
  },
];

test('the walk finds what is planted, in light and in dark', async ({ open }) => {
  const { page, watch } = await open('visitor', options);
  // One of the faults moves.
  watch.allowConsole(/Moves for 300 ms: p\./);
  await page.goto('/v3/login');
  await expect(page.getByRole('heading', { name: 'Log in to Acme' })).toBeVisible();
  for (const { fault, html, ...found } of FAULTS) {
    await page.locator('main').evaluate((element, planted) => {
      element.insertAdjacentHTML('beforeend', `<div id="planted">${planted}</div>`);
    }, html);
    for (const theme of THEMES)
      expect
        .soft(await findViolations(page, theme), `${fault}, ${theme}`)
        .toEqual(found[theme] === null ? [] : [expect.stringMatching(found[theme])]);
    await page.locator('#planted').evaluate((element) => element.remove());
  }
});

test('goals are used from the keyboard: search, next, previous, and a dialog that gives the focus back', async ({
  visit,
  api,
}) => {
  const owner = await api('contributor');
  const mark = `Walked through by keys ${Date.now()}`;
  for (const which of ['one', 'the other']) await makeGoal(owner, `${mark}: ${which}`);
  const { page } = await visit('manager', `/v3/goals?q=${encodeURIComponent(mark)}`);
  const goals = new GoalsPage(page);
  await expect(goals.detail.getByRole('heading').first()).toBeVisible();
  const links = goals.list.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(2);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect(page).toHaveURL(String(hrefs[0]));
  await page.keyboard.press('j');
  await expect(page).toHaveURL(String(hrefs[1]));
  await page.keyboard.press('k');
  await expect(page).toHaveURL(String(hrefs[0]));

  await page.keyboard.press('/');
  const search = goals.list.getByRole('searchbox', { name: 'Search goals' });
  await expect(search).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('jk');
  await expect(search).toHaveValue(`${mark}jk`);

  const opener = page.getByRole('button', { name: 'Add Goal' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(goals.form).toBeVisible();
  await expectFocusWithin(goals.form);
  await page.keyboard.press('Escape');
  await expect(goals.form).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the first stop of the Tab key leads past the frame, and a new page takes the focus', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home');
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await new Frame(page).goTo('Organization');
  await expect(page.getByRole('application', { name: 'Org chart' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
