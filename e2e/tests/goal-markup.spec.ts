import type { Page } from '@playwright/test';
import { expect } from '../src/expect.ts';
import { aGoal } from '../src/factories.ts';
import { Frame } from '../src/frame.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { test } from '../src/organisation.ts';

/** Each would set `window.pwned` if any of it were taken for markup. */
const MARKUP = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1">',
  '"><svg onload=window.pwned=1>',
  '[click](javascript:window.pwned=1)',
  '{{constructor.constructor("window.pwned=1")()}}',
].join(' ');

test('[S9] markup in titles and comments is text everywhere', async ({ visit, api }) => {
  const [owner, manager] = await Promise.all([api('contributor'), api('manager')]);
  const title = `${MARKUP} ${Date.now()}`;
  const goal = await aGoal(owner, { title });
  const one = await visit('contributor', `/v3/goals/${goal.Id}?tab=history`);
  const two = await visit('manager', `/v3/goals?owners=${owner.me.Profile.Id}`);
  const expectText = async (page: Page, where: string): Promise<void> => {
    expect(await page.evaluate(() => 'pwned' in window), `nothing ran in ${where}`).toBe(false);
    expect(
      await page.locator('img[src="x"], svg[onload], main script, a[href^="javascript:"]').count(),
      where,
    ).toBe(0);
  };

  await test.step('list, detail, review and notifications of the manager', async () => {
    const goals = new GoalsPage(two.page);
    await goals.search(title.slice(-13));
    await goals.row(title).getByRole('link', { name: title }).click();
    await expect(goals.detail.getByRole('heading', { name: title })).toBeVisible();
    await expectText(two.page, 'list and detail');
    const review = await goals.startReview();
    await expect(review.getByText(title)).toBeVisible();
    await review.getByRole('radio', { name: /^Yes/ }).check();
    await review.getByLabel(/Comment/).fill(MARKUP);
    await review.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(review).toBeHidden();
    const drawer = await new Frame(two.page).openNotifications();
    await expect(drawer.getByRole('heading', { name: title }).first()).toBeVisible();
    await expectText(two.page, 'notifications');
  });

  await test.step('the history of the owner, who answers in kind', async () => {
    const { page } = one;
    const goals = new GoalsPage(page);
    const history = goals.detail.getByRole('list', { name: 'History and comments' });
    await expect(history.getByText(MARKUP, { exact: true })).toBeVisible();
    await history
      .getByRole('button', { name: /^Comment: / })
      .first()
      .click();
    await history.getByLabel('Write a comment').fill(`${MARKUP} too`);
    await history.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(history.getByText(`${MARKUP} too`, { exact: true })).toBeVisible();
    await expectText(page, 'history');
  });

  await test.step('the search over everything, and the weekly update’s head', async () => {
    const { page } = one;
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(title.slice(-13));
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await expectText(page, 'search');
    await page.keyboard.press('Escape');
    const update = await new GoalsPage(page).startUpdate();
    await expect(update.getByText(title)).toBeVisible();
    await expectText(page, 'weekly update');
  });
  expect((await manager.call('goals.read', { params: { id: goal.Id } })).Goal.GoalDetail.Title).toBe(title);
});
