import type { Page } from '@playwright/test';
import { expect } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal, makeGoal, postThisWeek } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { Keys } from '../src/keys.ts';
import { test } from '../src/pair.ts';

/** The page listens once what it shows is there. */
async function listening(page: Page): Promise<{ goals: GoalsPage; keys: Keys }> {
  const goals = new GoalsPage(page);
  await expect(goals.list).toBeVisible();
  await expect(goals.list.getByRole('link').first()).toBeVisible();
  return { goals, keys: new Keys(page) };
}

test('the week of two goals is updated by keys alone', async ({ pair, visitWith }) => {
  for (const title of ['First of the week', 'Second of the week'])
    await makeApprovedGoal(pair.report, pair.manager, title);
  const { page } = await visitWith(pair.report, '/v3/goals');
  const { keys } = await listening(page);
  const opener = page.getByRole('button', { name: /^Update my week/ });
  await keys.use(opener);
  const drawer = page.getByRole('dialog', { name: 'Update my week' });
  const scales = drawer.getByRole('radiogroup', { name: /^Likelihood/ });
  await expectFocusWithin(scales.first());
  await keys.expectFocusSeen('in the drawer');
  await keys.press('Escape');
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  for (const row of [0, 1]) {
    await expectFocusWithin(scales.nth(row));
    await keys.press('3', '3', 'Enter');
  }
  await expect(drawer.getByRole('heading', { name: /^Week \d+ is up to date$/ })).toBeVisible();
  await keys.expectFocusSeen('once the week is up to date');
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await keys.expectFocusSeen('once the drawer is closed');
});

test('a goal is added and sent by keys alone', async ({ pair, visitWith }) => {
  await makeGoal(pair.report, 'There before', { isDraft: true });
  const { page } = await visitWith(pair.report, '/v3/goals');
  const { goals, keys } = await listening(page);
  const opener = page.getByRole('button', { name: 'Add Goal' });
  await keys.use(opener);
  await expect(goals.form.getByRole('textbox', { name: /^Objective/ })).toBeFocused();
  await keys.expectFocusSeen('in the form');
  await keys.press('Escape');
  await expect(goals.form).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  await expect(goals.form.getByRole('textbox', { name: /^Objective/ })).toBeFocused();
  await keys.write('Answer within the hour');
  await keys.press('Tab');
  await keys.write('Counted every Friday.');
  await keys.use(goals.form.getByRole('button', { name: 'Request Approval' }));
  const question = page.getByRole('button', { name: 'Proceed With No Parent' });
  await expect(question).toBeVisible();
  await keys.use(question);
  await expect(goals.form).toBeHidden();
  await keys.expectFocusSeen('once the form is closed');
  const { data } = await pair.report.call('goals.list', { body: { Users: [pair.report.me.Profile.Id] } });
  expect(data.map(({ State }) => State).toSorted()).toEqual(['draft', 'review']);
});

test('three goals are approved by keys alone', async ({ pair, visitWith }) => {
  for (const title of ['One of three', 'Two of three', 'Three of three']) await makeGoal(pair.report, title);
  const { page } = await visitWith(pair.manager, '/v3/goals');
  const { goals, keys } = await listening(page);
  await keys.use(goals.list.getByRole('button', { name: '3 wait for you Review' }));
  await expect(goals.list.getByRole('checkbox', { name: /^Select all that are waiting/ })).toBeFocused();
  await keys.press('Space');
  const approve = page
    .getByRole('group', { name: 'Selected goals' })
    .getByRole('button', { name: 'Approve' });
  await keys.use(approve);
  const dialog = page.getByRole('dialog', { name: 'Approve 3 requests?' });
  await expectFocusWithin(dialog);
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(approve).toBeFocused();
  await keys.press('Enter');
  await expectFocusWithin(dialog);
  await keys.use(dialog.getByRole('button', { name: 'Approve', exact: true }));
  await expect(dialog).toBeHidden();
  await keys.expectFocusSeen('once they are approved');
  const { data } = await pair.report.call('goals.list', { body: { Users: [pair.report.me.Profile.Id] } });
  expect(data.map(({ State }) => State)).toEqual(['approved', 'approved', 'approved']);
});

test('a goal is opened from anywhere by keys alone', async ({ pair, visitWith }) => {
  const title = `Looked for by keys ${Date.now()}`;
  const { Id } = await makeApprovedGoal(pair.report, pair.manager, title);
  const { page } = await visitWith(pair.manager, '/v3/home');
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  const keys = new Keys(page);
  const opener = page.getByRole('button', { name: /^Search or jump to/ });
  await keys.use(opener);
  const field = page.getByRole('combobox', { name: /^Search/ });
  await expect(field).toBeFocused();
  await keys.expectFocusSeen('in the search');
  await keys.press('Escape');
  await expect(opener).toBeFocused();
  await keys.press('Control+k');
  await expect(field).toBeFocused();
  await keys.write(title);
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${Id}`));
  await keys.expectFocusSeen('on the page of the goal');
});

test('a comment is posted by keys alone', async ({ pair, visitWith }) => {
  const { Id } = await makeApprovedGoal(pair.report, pair.manager, 'Commented on');
  await postThisWeek(pair.report, Id, { Likelihood: 3, Quality: 3 });
  const { page } = await visitWith(pair.manager, `/v3/goals/${Id}`);
  const { goals, keys } = await listening(page);
  const history = goals.detail.getByRole('tab', { name: /^History and Comments/ });
  // The tab that is chosen is a stop; arrows lead to the others.
  await keys.tabTo(goals.detail.getByRole('tab', { selected: true }));
  for (
    let step = 0;
    step < 6 && !(await history.evaluate((tab) => tab === document.activeElement));
    step += 1
  )
    await keys.press('ArrowRight');
  await expect(history).toBeFocused();
  await keys.press('Enter');
  await keys.use(goals.detail.getByRole('button', { name: 'Add Comment' }));
  await expect(goals.detail.getByLabel('Comment on the latest update')).toBeFocused();
  await keys.write('Seen, and agreed.');
  await keys.use(goals.detail.getByRole('button', { name: 'Comment', exact: true }));
  await expect(goals.detail.getByText('Seen, and agreed.')).toBeVisible();
  // The box is there until the comment is saved.
  await expect(goals.detail.getByRole('button', { name: 'Add Comment' })).toBeFocused();
  await keys.expectFocusSeen('once it is posted');
});
