import type { Locator, Page } from '@playwright/test';
import { expect } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal, makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { test } from '../src/pair.ts';

/** What a hand does on a page, counted; the letters of a text are counted as the text, not as presses. */
class Hand {
  readonly #page: Page;
  #presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get presses(): number {
    return this.#presses;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.#presses += keys.length;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#presses += 1;
  }

  async write(text: string): Promise<void> {
    await this.#page.keyboard.insertText(text);
  }
}

/** The page listens once what it shows is there. */
async function listening(page: Page): Promise<Hand> {
  await expect(page.getByRole('region', { name: 'Goals list' })).toBeVisible();
  return new Hand(page);
}

test('the week of two goals takes 7 presses', async ({ pair, visitWith }) => {
  for (const title of ['First of the week', 'Second of the week'])
    await makeApprovedGoal(pair.report, pair.manager, title);
  const { page } = await visitWith(pair.report, '/v3/goals');
  const hand = await listening(page);
  await hand.press('u');
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  const scales = drawer.getByRole('radiogroup', { name: /^Likelihood/ });
  for (const row of [0, 1]) {
    await expectFocusWithin(scales.nth(row));
    await hand.press('3', '3', 'Enter');
  }
  await expect(drawer.getByRole('heading', { name: /^Week \d+ is up to date$/ })).toBeVisible();
  expect(hand.presses).toBe(7);
});

test('adding a goal and asking for its approval takes 4 presses, the title and the measure', async ({
  pair,
  visitWith,
}) => {
  const { page } = await visitWith(pair.report, '/v3/home');
  await expect(page.getByRole('region', { name: 'My week' })).toBeVisible();
  const hand = new Hand(page);
  await hand.press('c');
  const form = page.getByRole('dialog', { name: 'Add goal' });
  await expect(form.getByRole('textbox', { name: /^Objective/ })).toBeFocused();
  await hand.write('Answer within the hour');
  await hand.press('Tab');
  await hand.write('Counted every Friday.');
  await hand.press('Control+Enter');
  await hand.click(page.getByRole('button', { name: 'Proceed With No Parent' }));
  await expect(form).toBeHidden();
  const { data } = await pair.report.call('goals.list', {
    body: { Users: [pair.report.me.Profile.Id] },
  });
  expect(data.map(({ State, GoalDetail }) => [State, GoalDetail.Measurement])).toEqual([
    ['review', 'Counted every Friday.'],
  ]);
  expect(hand.presses).toBe(4);
});

test('approving three goals takes 4 presses', async ({ pair, visitWith }) => {
  for (const title of ['One of three', 'Two of three', 'Three of three']) await makeGoal(pair.report, title);
  const { page } = await visitWith(pair.manager, '/v3/goals');
  const goals = new GoalsPage(page);
  const hand = await listening(page);
  await hand.click(goals.list.getByRole('button', { name: '3 wait for you Review' }));
  await expect(goals.list.getByRole('checkbox', { name: /^Select all that are waiting/ })).toBeFocused();
  await hand.press('Space');
  const bar = page.getByRole('group', { name: 'Selected goals' });
  await hand.click(bar.getByRole('button', { name: 'Approve' }));
  const dialog = page.getByRole('dialog', { name: 'Approve 3 requests?' });
  await hand.click(dialog.getByRole('button', { name: 'Approve', exact: true }));
  await expect(dialog).toBeHidden();
  expect(hand.presses).toBe(4);
  const { data } = await pair.report.call('goals.list', { body: { Users: [pair.report.me.Profile.Id] } });
  expect(data.map(({ State }) => State)).toEqual(['approved', 'approved', 'approved']);
});

test('approving the goal that is open takes 2 presses', async ({ pair, visitWith }) => {
  const { Id } = await makeGoal(pair.report, 'Asked for');
  const { page } = await visitWith(pair.manager, `/v3/goals/${Id}`);
  const hand = await listening(page);
  await expect(
    page.getByRole('region', { name: 'Goal', exact: true }).getByText('asks to approve this goal'),
  ).toBeVisible();
  await hand.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await hand.press('Enter');
  await expect(dialog).toBeHidden();
  expect(hand.presses).toBe(2);
  expect((await pair.report.call('goals.single', { params: { id: Id } })).State).toBe('approved');
});

test('opening somebody’s goal from anywhere takes 2 presses and its words', async ({ pair, visitWith }) => {
  const title = `Sought after ${Date.now()}`;
  const { Id } = await makeApprovedGoal(pair.report, pair.manager, title);
  const { page } = await visitWith(pair.manager, '/v3/home');
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  const hand = new Hand(page);
  await hand.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await hand.write(title);
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
  await hand.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${Id}`));
  expect(hand.presses).toBe(2);
});
