import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal, makeGoal, postThisWeek } from '../src/goals-api.ts';
import { goInApp } from '../src/in-app.ts';
import { reloadLive } from '../src/live.ts';

test('[PRED-002] [PRED-003] [LIVE-006] what others post moves the counts; a goal opens in the drawer of another remote', async ({
  visit,
  api,
}) => {
  const [owner, manager, above, boss] = await Promise.all([
    api('contributor'),
    api('manager'),
    api('goaladmin'),
    api('ceo'),
  ]);
  const parent = await makeGoal(manager, `Predicted from above (${Date.now()})`);
  await above.call('goals.approve', { body: { Id: parent.Id, Status: 'approved' } });
  const { page } = await visit('manager', `/v3/predictions/${parent.Id}`);
  await reloadLive(page);
  await expect(page.getByText('This goal has no goals beneath it yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Goals' })).toBeVisible();

  const child = await makeApprovedGoal(owner, manager, `Counted in a cell (${Date.now()})`);
  await boss.call('goals.changeParent', { body: { Id: child.Id, GoalId: parent.Id } });
  const matrix = page.getByRole('table', { name: /by likelihood and quality/ });
  const cell = (likelihood: number, quality: number, count: string) =>
    matrix.getByRole('button', {
      name: new RegExp(`^${LIKELIHOOD_LABELS[likelihood]}, ${QUALITY_LABELS[quality]}: ${count}\\b`),
    });
  await expect(page.getByRole('button', { name: '1 no update' })).toBeVisible();
  await postThisWeek(owner, child.Id, { Likelihood: 3, Quality: 2 });
  await expect(cell(3, 2, '1 goal')).toBeVisible();

  await test.step('by keyboard: Enter keeps the goals of the cell, the goal opens beside them', async () => {
    await cell(3, 2, '1 goal').focus();
    await page.keyboard.press('Enter');
    await expect(cell(3, 2, '1 goal')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: child.GoalDetail.Title }).press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(child.GoalDetail.Title).first()).toBeVisible();
    await expectFocusWithin(drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/cell=3-2$/);
  });
});

test('[PRED-007] [PRED-008] [PRED-009] [SHELL-022] the menu leads to the first prediction goal, and from goal to goal', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/home');
  await page.getByRole('link', { name: 'Predictions' }).click();
  await expect(page).toHaveURL(/\/v3\/predictions\/[1-9]\d*$/);
  await expect(page.getByRole('link', { name: 'Predictions' })).toHaveAttribute('aria-current', 'true');
  const place = page.getByText(/^Goal \d+ of \d+$/);
  await expect(place).toBeVisible();
  const [first, url] = [await place.textContent(), page.url()];
  await page.getByRole('button', { name: 'Next Goal' }).click();
  await expect(place).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Previous Goal' }).click();
  await expect(place).toHaveText(first ?? '');
  expect(page.url()).toBe(url);
});

test('[PRED-010] a part of a title leads to that goal\u2019s matrix', async ({ visit }) => {
  const { page } = await visit('contributor', '/v3/predictions/0');
  await page.getByRole('combobox', { name: 'Search by goal title' }).fill('from 111% to 118%');
  await page.getByRole('option', { name: /from 111% to 118%/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /from 111% to 118%/ })).toBeVisible();
});

test('[PRED-004] what moved since the week before says from where; Back and the link restore the view', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/predictions/0?at=7');
  await page.getByRole('button', { name: /moved since week 6$/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Week before' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Moved since the week before' });
  await expect(table.getByRole('row').nth(1)).toContainText(
    new RegExp(`(${LIKELIHOOD_LABELS.join('|')}), (${QUALITY_LABELS.join('|')})`),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: /moved since week 6$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await table.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table).toBeVisible();
});

test('[PRED-012] a goal, a week or a quarter that there is not, or not for the viewer, breaks no grid', async ({
  visit,
  api,
}) => {
  const draft = await makeGoal(await api('contributor'), `Nobody else knows (${Date.now()})`, {
    isDraft: true,
  });
  const { page, watch } = await visit('observer', '/v3/predictions/0');
  watch.allow(404, /^\/api\/predication\//);
  const unknown = page.getByText('This goal does not exist or is not visible to you');
  for (const goal of [draft.Id, 2_000_000_000, 99_999_999_999, 'words']) {
    await goInApp(page, `/v3/predictions/${goal}?at=7`);
    await expect(unknown).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Goals' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  const { page: whole, watch: ofWhole } = await visit('ceo', '/v3/predictions/0');
  ofWhole.allow(404, /^\/api\/predication\//);
  for (const query of ['at=0', 'at=15', 'at=99', 'at=seven', 'period=999999', 'cell=9-9&top=99&state=gone']) {
    await goInApp(whole, `/v3/predictions/0?${query}`);
    await expect(whole.getByRole('table', { name: /by likelihood and quality, week [78]$/ })).toBeVisible();
  }
});

test('[PRED-004] the weeks are played by keyboard and pause; a cell shows its goals', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/predictions/0?at=7', { reducedMotion: 'reduce' });
  const week = (number: number) =>
    page.getByRole('table', { name: new RegExp(`by likelihood and quality, week ${number}$`) });
  await expect(week(7)).toBeVisible();
  await page.getByRole('button', { name: /^Week 1: / }).click();
  await expect(week(1)).toBeVisible();
  await page.getByRole('button', { name: 'Play weeks' }).press('Enter');
  await expect(week(2)).toBeVisible();
  await expect(page.locator('.pr-moving:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play weeks' })).toBeFocused();

  await page.getByRole('button', { name: /^Week 7: / }).click();
  const filled = page
    .getByRole('table', { name: /week 7$/ })
    .getByRole('button', { name: /: [1-9]\d* goals?\b/ });
  await filled.first().hover();
  const peek = page.getByRole('tooltip');
  await expect(peek.getByRole('listitem').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(peek).toHaveCount(0);
});
