import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import { expect, test } from '../src/fixtures.ts';
import { makeApprovedGoal, makeGoal, postThisWeek } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';

test('[GOAL-057] [LIVE-006] Overview appears with the first goal beneath, and its matrix follows each prediction live', async ({
  visit,
  api,
}) => {
  const [owner, manager, above] = await Promise.all([api('contributor'), api('manager'), api('goaladmin')]);
  const boss = await api('ceo');
  const parent = await makeGoal(manager, `Looked at from above (${Date.now()})`);
  await above.call('goals.approve', { body: { Id: parent.Id, Status: 'approved' } });
  const { page } = await visit('manager', `/v3/goals/${parent.Id}?tab=overview`);
  const goals = new GoalsPage(page);
  const { detail } = goals;
  await expect(detail.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await expect(detail.getByRole('tab', { name: 'Overview' })).toHaveCount(0);

  const child = await makeApprovedGoal(owner, manager, `Seen in the matrix (${Date.now()})`);
  await boss.call('goals.changeParent', { body: { Id: child.Id, GoalId: parent.Id } });
  await detail.getByRole('tab', { name: 'Overview' }).click();
  const matrix = detail.getByRole('table', { name: /by likelihood and quality/ });
  await expect(matrix).toBeVisible();
  await expect(detail.getByRole('button', { name: '1 no update' })).toBeVisible();

  const cell = (likelihood: number, quality: number, count: string) =>
    matrix.getByRole('button', {
      name: new RegExp(`^${LIKELIHOOD_LABELS[likelihood]}, ${QUALITY_LABELS[quality]}: ${count}\\b`),
    });
  await postThisWeek(owner, child.Id, { Likelihood: 3, Quality: 2 });
  await expect(cell(3, 2, '1 goal')).toBeVisible();
  await postThisWeek(owner, child.Id, { Likelihood: 4, Quality: 3 });
  await expect(cell(4, 3, '1 goal')).toBeVisible();
  await expect(cell(3, 2, '0 goals')).toBeVisible();

  await test.step('by keyboard: one stop, arrows between the cells, Enter narrows the list below', async () => {
    await cell(3, 3, '0 goals').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(4, 3, '1 goal')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(4, 3, '1 goal')).toHaveAttribute('aria-pressed', 'true');
    await expect(detail.getByRole('heading', { name: /^Very Likely, Good/ })).toBeVisible();
    await detail.getByRole('tabpanel').getByRole('link', { name: child.GoalDetail.Title }).click();
    await expect(detail.getByRole('heading', { level: 2, name: child.GoalDetail.Title })).toBeVisible();
    await page.goBack();
    await expect(matrix).toBeVisible();
  });
});
