import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { SIZES } from '../src/screens.ts';

test('[GOAL-001] the Goals screen is called Goals', async ({ visit }) => {
  const { page } = await visit('contributor', '/v3/goals');
  await expect(page.getByRole('heading', { level: 1, name: 'Goals', exact: true })).toBeVisible();
  const opened = page.getByRole('region', { name: 'Goal', exact: true }).getByRole('heading', { level: 2 });
  await expect(page).toHaveTitle(`${await opened.textContent()} · Goals · Cadence`);
});

test('[GOAL-010] on a phone a goal fills the screen, and Back restores the scroll position of the list', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/goals', SIZES.phone);
  const goals = new GoalsPage(page);
  await expect(goals.list.getByRole('listitem').first()).toBeVisible();
  await expect(goals.detail).toBeHidden();
  const title = (await goals.list.getByRole('listitem').last().getByRole('link').textContent()) ?? '';
  await goals.row(title).getByRole('link').click();
  await expect(goals.detail.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const { width, height } = SIZES.phone.viewport;
  expect(await goals.detail.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(goals.list).toBeHidden();
  await expectFocusWithin(goals.detail);
  await goals.detail.getByRole('link', { name: 'Back' }).click();
  await expect(goals.detail).toBeHidden();
  await expect(goals.list.getByRole('link', { name: title })).toBeInViewport();
  await expect(goals.list.getByRole('link', { name: title })).toBeFocused();
});

test('on a phone, goals are selected with the thumb and decided on together', async ({ visit, api }) => {
  const owner = await api('contributor');
  const mark = `Decided with the thumb ${Date.now()}`;
  const goals = [
    await makeGoal(owner, `${mark}: onboard three clinics`),
    await makeGoal(owner, `${mark}: reconcile the deliveries of all buildings in under twenty-five minutes`),
  ];
  const { page } = await visit('manager', `/v3/goals?q=${encodeURIComponent(mark)}`, {
    ...SIZES.phone,
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: /wait for you/ }).tap();
  const bar = page.getByRole('group', { name: 'Selected goals' });
  for (const { Id } of goals) {
    // The edge of the row belongs to its checkbox; the rest opens the goal.
    const row = page.getByRole('listitem').filter({ has: page.locator(`input[value="${Id}"]`) });
    const { height } = (await row.boundingBox()) ?? { height: 0 };
    await row.tap({ position: { x: 40, y: height - 8 } });
  }
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await bar.getByRole('button', { name: 'Approve' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Approve 2 requests?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 requests approved').first()).toBeVisible();
  for (const { Id } of goals) {
    const { State } = await owner.call('goals.single', { params: { id: Id } });
    expect(State).toBe('approved');
  }
});
