import { GOAL_SELECT } from '@cadence/shared-contract';
import { examine } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { THEMES } from '../src/screens.ts';

for (const theme of THEMES) {
  const options = { colorScheme: theme, reducedMotion: 'reduce' } as const;

  test(`${theme}: the login, its refusals and the dashboard are accessible`, async ({ open, visit }) => {
    const { page } = await open('visitor', options);
    await page.goto('/v3/login');
    await expect(page.getByRole('heading', { name: 'Log in to Acme' })).toBeVisible();
    await examine(page, theme, 'login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please input your email!')).toBeVisible();
    await examine(page, theme, 'login refused');

    for (const account of ['manager', 'contributor', 'observer'] as const) {
      const { page: home } = await visit(account, '/v3/home', options);
      await expect(
        home.getByRole('region', { name: 'Company goals' }).getByRole('link').first(),
      ).toBeVisible();
      await examine(home, theme, `home of ${account}`);
    }
  });

  test(`${theme}: goals, their tabs, forms and dialogs are accessible`, async ({ visit, api }) => {
    const { me, call } = await api('manager');
    const { data } = await call('goals.list', {
      body: { PeriodId: me.Period.Id, Users: [me.Profile.Id], Title: 'from 111% to 118%' },
    });
    // Their own goal: of somebody else's they could lose sight while it is examined.
    const filters = `goals=${GOAL_SELECT.myGoals},${GOAL_SELECT.directReports}`;
    const { page } = await visit('manager', `/v3/goals/${data[0]?.Id}?${filters}`, options);
    const goals = new GoalsPage(page);
    await expect(goals.detail.getByRole('heading').first()).toBeVisible();
    await examine(page, theme, 'goals');
    for (const tab of await goals.detail.getByRole('tab').all()) {
      const name = ((await tab.textContent()) ?? '').replaceAll(/[^a-z]/gi, '');
      await tab.click();
      await expect(goals.detail.getByRole('tabpanel')).toBeVisible();
      await examine(page, theme, `goal ${name}`);
    }
    await goals.list.getByRole('button', { name: /^Filter, 2 active/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter goals' })).toBeVisible();
    await examine(page, theme, 'goal filters');
    await page.getByRole('dialog', { name: 'Filter goals' }).getByRole('button', { name: 'Close' }).click();

    const form = await goals.openForm();
    await examine(page, theme, 'goal form');
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await examine(page, theme, 'goal form refused');
  });

  test(`${theme}: the weekly update and the review are accessible`, async ({ visit, api }) => {
    const title = `Examined in review, ${theme} ${Date.now()}`;
    await makeGoal(await api('contributor'), title);
    const { page } = await visit('manager', '/v3/home', options);
    await page
      .getByRole('button', { name: /^Update: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await examine(page, theme, 'weekly update');
    await page.goto('/v3/home');
    await page.getByRole('button', { name: new RegExp(`^Review: .*${title}`) }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await examine(page, theme, 'review');
  });

  test(`${theme}: notifications, search and menus are accessible`, async ({ visit }) => {
    const { page } = await visit('manager', '/v3/notifications', options);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await examine(page, theme, 'notifications');
    const drawer = await new Frame(page).openNotifications();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await examine(page, theme, 'notifications drawer');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await new Frame(page).openProfileMenu();
    await examine(page, theme, 'profile menu');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('onboarding');
    await expect(page.getByRole('option').first()).toBeVisible();
    await examine(page, theme, 'search');
  });

  test(`${theme}: profiles and the directory are accessible`, async ({ visit }) => {
    const { page } = await visit('manager', '/v3/profile', options);
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await examine(page, theme, 'profile');
    await page.getByRole('tab', { name: /Direct Reports/ }).click();
    await expect(
      page
        .getByRole('tabpanel', { name: /Direct Reports/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await examine(page, theme, 'direct reports');
    await page.goto('/v3/organization?tab=directory');
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
    await examine(page, theme, 'directory');
    await page.getByRole('button', { name: 'Filters' }).click();
    await examine(page, theme, 'directory filters');
  });

  test(`${theme}: pages that cannot be shown are accessible`, async ({ visit }) => {
    const { page, watch } = await visit('manager', '/v3/home', options);
    watch.allow(404, /\/api\/(Goal|profile)\//i);
    await page.goto('/v3/goals/2147483000');
    await expect(page.getByText('This goal is not available')).toBeVisible();
    await examine(page, theme, 'goal that is gone');
    await page.goto('/v3/profile/2147483000');
    await expect(page.getByText(/^This person does not exist/)).toBeVisible();
    await examine(page, theme, 'person that is gone');
  });
}

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
