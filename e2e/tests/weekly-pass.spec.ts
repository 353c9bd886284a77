import type { Locator, Page } from '@playwright/test';
import type { ApiSession } from '../src/api.ts';
import { examine } from '../src/axe.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal } from '../src/goals-api.ts';
import { changeKept } from '../src/kept-text.ts';

const GOALS = 5;
/**
 * What a person takes in ms for a key and for making up their mind (Card, Moran & Newell's keystroke-level model, an
 * average typist): the minute is one of people, which no slow machine makes longer.
 */
const HUMAN_MS = { key: 280, thought: 1_350 } as const;
/** The whole week of five goals takes less, even typed by hand. */
const A_MINUTE = 60_000;

/** People with nothing to update this week but five goals of their own; each test takes another. */
const PEOPLE = ['tariq.aziz', 'lotte.jansen', 'bruno.keller'] as const;
type PersonName = (typeof PEOPLE)[number];

const APPROVERS: Readonly<Record<PersonName, 'manager' | 'goalmanager'>> = {
  'tariq.aziz': 'manager',
  'lotte.jansen': 'manager',
  'bruno.keller': 'goalmanager',
};

const test = base.extend<{
  /** Opens the dashboard of somebody whose week lacks the update of exactly five goals. */
  dashboardOf: (name: PersonName, options?: object) => Promise<{ page: Page; session: ApiSession }>;
}>({
  dashboardOf: async ({ api, sessionOf, visitWith }, use) => {
    await use(async (name, options = {}) => {
      const email = `${name}@globex.example`;
      const session = await sessionOf(email, 'globex');
      const approver = await api(APPROVERS[name], 'globex');
      const { data } = await session.call('goals.weeklyPass', {});
      for (let goal = data.length; goal < GOALS; goal += 1)
        await makeApprovedGoal(session, approver, `Goal ${goal + 1} of ${name}`);
      const { page } = await visitWith(await sessionOf(email, 'globex'), '/v3/goals', options);
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

/** The goals of the pass, one below the other. */
const rowsOf = (drawer: Locator): Locator => drawer.locator('ol').getByRole('listitem');

/** Waits until the pass is ready for the keys of a scale: it takes them where the focus is. */
async function expectAt(drawer: Locator, row: number, scale: 'Likelihood' | 'Quality'): Promise<void> {
  const scales = rowsOf(drawer)
    .nth(row)
    .getByRole('radiogroup', { name: new RegExp(`^${scale}`) });
  await expectFocusWithin(scales);
}

/** Counts what is pressed from here on, with keys and with a pointer. */
async function countPresses(page: Page): Promise<() => Promise<{ keys: number; pointer: number }>> {
  const counter = await page.evaluateHandle(() => {
    const presses = { keys: 0, pointer: 0 };
    window.addEventListener('keydown', () => (presses.keys += 1), { capture: true });
    window.addEventListener('pointerdown', () => (presses.pointer += 1), { capture: true });
    return presses;
  });
  return () => counter.jsonValue();
}

test('[GOAL-098] [GOAL-099] five goals are updated by keyboard alone, in less than a minute', async ({
  dashboardOf,
}) => {
  const { page, session } = await dashboardOf('tariq.aziz');
  const { data: before } = await session.call('goals.weeklyPass', {});
  expect(before).toHaveLength(GOALS);
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  await tabTo(page, /^Update my week/);

  const presses = await countPresses(page);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(`0 of ${GOALS} updated`)).toBeVisible();
  const rows = rowsOf(drawer);
  await expectAt(drawer, 0, 'Likelihood');
  await page.keyboard.press('3');
  await expectAt(drawer, 0, 'Quality');
  await page.keyboard.press('Enter');
  await expect(rows.nth(0).getByText('Choose a quality first')).toBeVisible();
  await page.keyboard.type('2');
  await page.keyboard.press('c');
  await expect(rows.nth(0).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Two labs are live; j, k and 5 are text here.');
  await page.keyboard.press('Enter');
  for (const [row, steps] of ['40', '11', '22', '34'].entries()) {
    await expectAt(drawer, row + 1, 'Likelihood');
    await page.keyboard.type(steps);
    await page.keyboard.press('Enter');
  }
  await expect(drawer.getByRole('heading', { name: /^Week \d+ is up to date$/ })).toBeVisible();
  const { keys, pointer } = await presses();
  expect(pointer, 'presses of a pointer').toBe(0);
  // Two choices for each goal, and the words of one comment.
  const thoughts = 2 * GOALS + 1;
  expect(
    keys * HUMAN_MS.key + thoughts * HUMAN_MS.thought,
    `milliseconds of a person for ${keys} keys`,
  ).toBeLessThan(A_MINUTE);

  await examine(page, 'weekly pass summary');
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

test('[GOAL-103] leaving unsaved values asks, and they come back after a reload', async ({ dashboardOf }) => {
  const { page } = await dashboardOf('lotte.jansen');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Update my week/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  const first = rowsOf(drawer).first();
  await expectAt(drawer, 0, 'Likelihood');
  await page.keyboard.type('3');
  await expectAt(drawer, 0, 'Quality');
  await changeKept(page, () => page.keyboard.type('1'));
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
