import { GOAL_SELECT } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { Page } from '@playwright/test';
import { emailOf } from '../src/accounts.ts';
import { examine, findViolations } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { goInApp } from '../src/in-app.ts';
import { openedPath } from '../src/reports-api.ts';
import { THEMES } from '../src/screens.ts';
import { assessmentPath } from '../src/user-manual-api.ts';
import { makeThings, showScreen, START } from '../src/walk.ts';
import type { WalkedScreen } from '../src/walked-screens.ts';
import { WALKED_REPORTS } from '../src/walked-reports.ts';
import { WALKED_TALENT } from '../src/walked-talent.ts';
import { WALKED_USER_MANUALS } from '../src/walked-user-manuals.ts';
import { pressAnyway } from '../src/press-anyway.ts';

/** Nothing is on its way while it is examined. */
const options = { reducedMotion: 'reduce' } as const;

test('the login, its refusals and the dashboard are accessible', async ({ open, visit }) => {
  const { page } = await open('visitor', options);
  await page.goto('/v3/login');
  await expect(page.getByRole('heading', { name: 'Log in to Acme' })).toBeVisible();
  await examine(page, 'login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please input your email!')).toBeVisible();
  await examine(page, 'login refused');

  for (const account of ['manager', 'contributor', 'observer'] as const) {
    const { page: home } = await visit(account, '/v3/home', options);
    await expect(home.getByRole('region', { name: 'Company goals' }).getByRole('link').first()).toBeVisible();
    await examine(home, `home of ${account}`);
  }
});

test('goals, their tabs, forms and dialogs are accessible', async ({ visit, api }) => {
  const { me, call } = await api('manager');
  const { data } = await call('goals.list', {
    body: { PeriodId: me.Period.Id, Users: [me.Profile.Id], Title: 'from 111% to 118%' },
  });
  // Their own goal: somebody else's could become invisible while it is examined.
  const filters = `goals=${GOAL_SELECT.myGoals},${GOAL_SELECT.directReports}`;
  const { page } = await visit('manager', `/v3/goals/${data[0]?.Id}?${filters}`, options);
  const goals = new GoalsPage(page);
  await expect(goals.detail.getByRole('heading').first()).toBeVisible();
  await examine(page, 'goals');
  for (const tab of await goals.detail.getByRole('tab').all()) {
    const name = ((await tab.textContent()) ?? '').replaceAll(/[^a-z]/gi, '');
    await tab.click();
    await expect(goals.detail.getByRole('tabpanel')).toBeVisible();
    await examine(page, `goal ${name}`);
  }
  await goals.list.getByRole('button', { name: /^Filter, 2 active/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filter goals' })).toBeVisible();
  await examine(page, 'goal filters');
  await page.getByRole('dialog', { name: 'Filter goals' }).getByRole('button', { name: 'Close' }).click();

  const form = await goals.openForm();
  await examine(page, 'goal form');
  await pressAnyway(form.getByRole('button', { name: 'Request Approval' }));
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await examine(page, 'goal form refused');
});

test('the weekly update and the review are accessible', async ({ visit, api }) => {
  const title = `Examined in review ${Date.now()}`;
  const { Id } = await makeGoal(await api('contributor'), title);
  const { page } = await visit('manager', '/v3/home', options);
  await page
    .getByRole('button', { name: /^Update: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await examine(page, 'weekly update');
  await goInApp(page, `/v3/home?do=review&goal=${Id}`);
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await examine(page, 'review');
});

test('notifications, search and menus are accessible', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/notifications', options);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await examine(page, 'notifications');
  const drawer = await new Frame(page).openNotifications();
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await examine(page, 'notifications drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await new Frame(page).openProfileMenu();
  await examine(page, 'profile menu');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('onboarding');
  await expect(page.getByRole('option').first()).toBeVisible();
  await examine(page, 'search');
});

test('profiles and the directory are accessible', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/profile', options);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await examine(page, 'profile');
  await page.getByRole('tab', { name: /Direct Reports/ }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: /Direct Reports/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await examine(page, 'direct reports');
  await goInApp(page, '/v3/organization?tab=directory');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  await examine(page, 'directory');
  await page.getByRole('button', { name: 'Filters' }).click();
  await examine(page, 'directory filters');
});

async function expectAccessible(page: Page, screen: WalkedScreen): Promise<void> {
  await showScreen(page, screen);
  await examine(page, screen.name);
}

for (const { area, account, screens } of [...WALKED_TALENT, ...WALKED_USER_MANUALS, ...WALKED_REPORTS])
  test(`${area}: accessible`, async ({ api, sessionOf, visitWith }) => {
    test.slow();
    const walked = await screens(makeThings(api, sessionOf));
    const { page } = await visitWith(await sessionOf(emailOf(account), 'acme'), START, options);
    for (const screen of walked) await test.step(screen.name, () => expectAccessible(page, screen));
  });

test('pages that cannot be shown are accessible', async ({ visit }) => {
  const { page, watch } = await visit('manager', '/v3/home', options);
  watch.allow(404, /\/api\/(Goal|profile|myusermanual|Gpt\/saved)\//i);
  await goInApp(page, '/v3/goals/2147483000');
  await expect(page.getByText('This goal is not available')).toBeVisible();
  await examine(page, 'goal that is gone');
  await goInApp(page, '/v3/profile/2147483000');
  await expect(page.getByText(/^This person does not exist/)).toBeVisible();
  await examine(page, 'person that is gone');
  await goInApp(page, assessmentPath('nothing'));
  await expect(page.getByText('There is no such assessment of yours')).toBeVisible();
  await examine(page, 'assessment that is not there');
  await goInApp(page, `${openedPath(REPORT_IDS.goalSummary)}?id=2147483000`);
  await expect(page.getByText('This summary is not here')).toBeVisible();
  await examine(page, 'summary that is gone');
});

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
  const { page } = await open('visitor', options);
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
