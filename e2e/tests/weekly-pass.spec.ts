import type { Page } from '@playwright/test';
import type { ApiSession } from '../src/api.ts';
import { openApiSession } from '../src/api.ts';
import { examine } from '../src/axe.ts';
import { expect, originOf, test as base } from '../src/fixtures.ts';
import { makeApprovedGoal } from '../src/goals-api.ts';
import { SIZES, THEMES } from '../src/screens.ts';

const GOALS = 5;
/** The whole week of five goals takes less, even read aloud and typed by hand. */
const A_MINUTE = 60_000;

/** People with nothing to update this week but five goals of their own; each test takes another. */
const PEOPLE = ['tariq.aziz', 'lotte.jansen', 'bruno.keller', 'mina.park'] as const;
type PersonName = (typeof PEOPLE)[number];

const APPROVERS: Readonly<Record<PersonName, 'manager' | 'goalmanager'>> = {
  'tariq.aziz': 'manager',
  'lotte.jansen': 'manager',
  'bruno.keller': 'goalmanager',
  'mina.park': 'goalmanager',
};

const test = base.extend<{
  /** Opens the dashboard of somebody whose week lacks the update of exactly five goals. */
  dashboardOf: (name: PersonName, options?: object) => Promise<{ page: Page; session: ApiSession }>;
}>({
  dashboardOf: async ({ api, open, request, serverOrigin, baseURL }, use) => {
    await use(async (name, options = {}) => {
      const userName = `${name}@globex.example`;
      const session = await openApiSession(request, serverOrigin, { userName, tenant: 'globex' });
      const approver = await api(APPROVERS[name], 'globex');
      const { data } = await session.call('goals.weeklyPass', {});
      for (let goal = data.length; goal < GOALS; goal += 1)
        await makeApprovedGoal(session, approver, `Goal ${goal + 1} of ${name}`);
      const origin = originOf('globex', baseURL);
      const localStorage = [{ name: `cadence.token.${new URL(origin).host}`, value: session.me.Token }];
      const { page } = await open(name, {
        ...options,
        baseURL: origin,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      await page.goto('/v3/goals');
      return { page, session };
    });
  },
});

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).first();
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('[GOAL-098] [GOAL-099] five goals are updated by keyboard alone, in less than a minute', async ({
  dashboardOf,
}) => {
  const { page, session } = await dashboardOf('tariq.aziz');
  const { data: before } = await session.call('goals.weeklyPass', {});
  expect(before).toHaveLength(GOALS);
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  await tabTo(page, /^Update my week/);

  const began = performance.now();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(`0 of ${GOALS} updated`)).toBeVisible();
  const rows = drawer.locator('ol').getByRole('listitem');
  const isAt = (row: number, scale: 'Likelihood' | 'Quality') =>
    expect
      .poll(() =>
        rows
          .nth(row)
          .getByRole('radiogroup', { name: new RegExp(`^${scale}`) })
          .evaluate((group) => group.contains(document.activeElement)),
      )
      .toBe(true);
  await isAt(0, 'Likelihood');
  await page.keyboard.press('3');
  await isAt(0, 'Quality');
  await page.keyboard.press('Enter');
  await expect(rows.nth(0).getByText('Choose a quality first')).toBeVisible();
  await page.keyboard.type('2');
  await page.keyboard.press('c');
  await expect(rows.nth(0).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Two labs are live; j, k and 5 are text here.');
  await page.keyboard.press('Enter');
  for (const [row, steps] of ['40', '11', '22', '34'].entries()) {
    await isAt(row + 1, 'Likelihood');
    await page.keyboard.type(steps);
    await page.keyboard.press('Enter');
  }
  await expect(drawer.getByRole('heading', { name: /^Week \d+ is up to date$/ })).toBeVisible();
  expect(performance.now() - began, 'milliseconds for five goals').toBeLessThan(A_MINUTE);

  await expect(drawer.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Update my week/ })).toHaveCount(0);
  const { data } = await session.call('goals.weeklyPass', {});
  const posted = data.map(({ Goal }) => Goal.Weeks.find(({ Week }) => Week === session.me.Period.Week));
  expect(posted.map((week) => `${week?.Likelihood}${week?.Quality}`).sort()).toEqual([
    '11',
    '22',
    '32',
    '34',
    '40',
  ]);
  const commented = data.find(
    ({ Goal }) => Goal.MostRecentGoalStatus?.Likelihood === 3 && Goal.MostRecentGoalStatus.Quality === 2,
  );
  const { GoalStatusComments } = await session.call('goals.read', {
    params: { id: Number(commented?.Goal.Id) },
  });
  expect(GoalStatusComments.map(({ Comment }) => Comment)).toContain(
    'Two labs are live; j, k and 5 are text here.',
  );
});

test('[GOAL-103] values that are not saved are asked about, and come back after a reload', async ({
  dashboardOf,
}) => {
  const { page } = await dashboardOf('lotte.jansen');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Update my week/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  const first = drawer.locator('ol').getByRole('listitem').first();
  await expect(first.getByRole('radio').first()).toBeVisible();
  await page.keyboard.type('31');
  await expect(drawer.getByText(/Draft kept on this device/)).toBeVisible();
  await page.keyboard.press('Escape');
  const asking = page.getByRole('alertdialog');
  await asking.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(first.getByText('Unsaved')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();
  await expect(drawer.getByText(`1 of ${GOALS} updated`)).toBeVisible();
});

for (const [theme, name] of [
  [THEMES[0], 'bruno.keller'],
  [THEMES[1], 'mina.park'],
] as const) {
  test(`${theme}: the weekly pass and its summary are accessible, wide and on a phone`, async ({
    dashboardOf,
  }) => {
    const { page } = await dashboardOf(name, { colorScheme: theme, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Update my week/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Update my week' });
    await expect(drawer.locator('ol').getByRole('listitem')).toHaveCount(GOALS);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await examine(page, theme, 'weekly pass');
    await page.setViewportSize(SIZES.phone.viewport);
    await examine(page, theme, 'weekly pass on a phone');
    await page.setViewportSize(SIZES.desktop.viewport);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    for (let row = 1; row < GOALS; row += 1) {
      await page.keyboard.type('32');
      await page.keyboard.press('Enter');
    }
    await expect(drawer.getByRole('heading', { name: /is up to date$/ })).toBeVisible();
    await examine(page, theme, 'weekly pass summary');
  });
}
