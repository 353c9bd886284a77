import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal } from '../src/goals-api.ts';

const COMMENT = 'Written in a tunnel';

test('[D-189] a week written without network is sent once when it is back, and both windows know', async ({
  api,
  visit,
}) => {
  const title = `Without network (${Date.now()})`;
  const owner = await api('contributor');
  const goal = await makeApprovedGoal(owner, await api('manager'), title);
  const { page, watch } = await visit('contributor', `/v3/goals/${goal.Id}`);
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const context = page.context();
  const other = await context.newPage();
  await other.goto('/v3/home');
  await expect(other.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  const answers: number[] = [];
  context.on('response', (response) => {
    if (/\/updatestatus$/i.test(response.url())) answers.push(response.status());
  });

  // What says what became of it comes with the form, as long as there is a network.
  const code = page.waitForResponse(/unsent-updates/);
  await page.getByRole('button', { name: 'Update', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Weekly update' });
  await expectFocusWithin(form);
  await form.getByRole('radio', { name: /^Likely/ }).check();
  await form.getByRole('radio', { name: /^Good/ }).check();
  await form.getByRole('textbox', { name: /Comment/ }).fill(COMMENT);
  await (await code).finished();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save Update' }).click();
  await expect(form).toBeHidden();
  const kept = 'Kept on this device. It is sent when you are online again.';
  await expect(page.getByText(kept)).toBeVisible();
  const stored = await page.evaluate(() => Object.entries(localStorage).flat().join('\n'));
  expect(stored).toContain('|unsent-week|');
  expect(stored).not.toContain(COMMENT);

  await context.setOffline(false);
  await expect(page.getByText('1 weekly update')).toBeHidden();
  await expect(other.getByText('1 weekly update')).toBeHidden();
  const fate = `Week ${owner.me.Period.Week} of “${title}” was sent.`;
  // The window that sent it says so.
  const timesSaid = async () => (await page.getByText(fate).count()) + (await other.getByText(fate).count());
  await expect.poll(timesSaid).toBe(1);
  expect(answers).toEqual([200]);
  const again = await api('contributor');
  const { GoalStatuses } = await again.call('goals.read', { params: { id: goal.Id } });
  expect(GoalStatuses.filter(({ Likelihood }) => Likelihood !== null)).toMatchObject([
    { Likelihood: 3, Quality: 3, CommentCount: 1 },
  ]);
});

test('[D-189] what was posted meanwhile from another place is not overwritten, and stays after a reload', async ({
  api,
  visit,
}) => {
  const title = `Posted meanwhile (${Date.now()})`;
  const owner = await api('contributor');
  const goal = await makeApprovedGoal(owner, await api('manager'), title);
  const { page, watch } = await visit('contributor', `/v3/goals/${goal.Id}?do=update`);
  watch.allow(409, /\/updatestatus$/i);
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const context = page.context();
  const elsewhere = await api('contributor');
  const { GoalStatuses } = await elsewhere.call('goals.read', { params: { id: goal.Id } });
  const row = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === owner.me.Period.WeekId);
  const form = page.getByRole('dialog', { name: 'Weekly update' });
  await expectFocusWithin(form);
  await form.getByRole('radio', { name: /^Unsure/ }).check();
  await form.getByRole('radio', { name: /^Good/ }).check();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save Update' }).click();
  await expect(form).toBeHidden();
  await elsewhere.call('goals.updateStatus', { body: { Id: Number(row?.Id), Likelihood: 4, Quality: 4 } });
  await context.setOffline(false);
  const refused = page.getByText(`Week ${owner.me.Period.Week} of “${title}” was not sent.`);
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('dialog', { name: 'Weekly updates on this device' });
  await list.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByRole('radio', { name: /^Unsure/ })).toBeChecked();
  await form.getByRole('button', { name: 'Save Update' }).click();
  await expect(form).toBeHidden();
  await expect(refused).toBeHidden();
});
