import { MESSAGES } from '@cadence/shared-contract';
import type { ApiSession } from '../src/api.ts';
import { openApiSession } from '../src/api.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { makeApprovedGoal, makeGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';

/** Goals of two people that wait for their manager: two to approve, edits, a request to shelve, and a result. */
interface Waiting {
  /** Is in every title, and nowhere else. */
  readonly stamp: string;
  readonly owner: ApiSession;
  readonly first: number;
}

const test = base.extend<{ waiting: Waiting }>({
  waiting: async ({ api, request, serverOrigin }, use) => {
    const [owner, manager, other] = await Promise.all([
      api('contributor'),
      api('manager'),
      openApiSession(request, serverOrigin, { userName: 'jose.munoz@acme.example', tenant: 'acme' }),
    ]);
    const stamp = `bulk-${Date.now()}`;
    const first = await makeGoal(owner, `Lift retention ${stamp}`);
    await makeGoal(other, `Renew contracts ${stamp}`);
    const edited = await makeApprovedGoal(owner, manager, `Publish a report ${stamp}`);
    const body = {
      Title: `Publish two reports ${stamp}`,
      Measurement: 'Both are out.',
      PeriodId: owner.me.Period.Id,
      IsDraft: false,
      IsFromEdit: true,
      UpdatedAt: edited.UpdatedAt,
    };
    await owner.call('goals.update', { params: { id: edited.Id }, body });
    const shelved = await makeApprovedGoal(owner, manager, `Move accounts ${stamp}`);
    await owner.call('goals.shelve', { body: { Id: shelved.Id, Status: 'shelving_in_review' } });
    const finished = await makeApprovedGoal(other, manager, `Train deputies ${stamp}`);
    const result = { Quality: 3, Outcome: 'All are trained.', Completed: true, ObjectiveResult: null };
    await other.call('goals.finalize', { body: { Id: null, GoalId: finished.Id, ...result } });
    await use({ stamp, owner, first: first.Id });
  },
});

test('[GOAL-121] [GOAL-135] [GOAL-125] a manager approves four requests at once, and their owner sees each change live', async ({
  visit,
  waiting,
}) => {
  const { stamp } = waiting;
  const path = `/v3/goals?q=${stamp}`;
  const owner = new GoalsPage((await visit('contributor', path)).page);
  const { page } = await visit('manager', path);
  const goals = new GoalsPage(page);
  const bar = page.getByRole('group', { name: 'Selected goals' });
  await expect(owner.row(`Lift retention ${stamp}`)).toContainText('Waiting for Zoë Lefèvre');

  await goals.list.getByRole('button', { name: '5 wait for you Review' }).click();
  const all = goals.list.getByRole('checkbox', { name: 'Select all that are waiting for me (4)' });
  await expect(all).toBeFocused();
  await expect(bar.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(goals.list.getByRole('checkbox', { name: /^Select Train deputies/ })).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('4 selected');

  await bar.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 4 requests?' });
  const lines = dialog.getByRole('list', { name: 'Selected goals' });
  for (const [title, consequence] of [
    ['Lift retention', 'The goal is approved.'],
    ['Renew contracts', 'The goal is approved.'],
    ['Publish a report', /^The edits to title.* take effect\.$/],
    ['Move accounts', 'The goal is shelved.'],
  ] as const) {
    const line = lines.getByRole('listitem').filter({ hasText: title });
    await expect(line.getByText(consequence), title).toBeVisible();
  }
  await expect(
    dialog.getByText(/Mateusz Wójcik and José Ángel Muñoz|José Ángel Muñoz and Mateusz Wójcik/),
  ).toBeVisible();
  await dialog.getByLabel(/Comment for all/).fill('Agreed on Monday.');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 requests approved').first()).toBeVisible();
  await expect(goals.list.getByRole('checkbox')).toHaveCount(0);
  await expect(goals.row(`Train deputies ${stamp}`)).toContainText('Needs Review');

  await expect(owner.row(`Lift retention ${stamp}`)).toContainText('No update yet');
  await expect(owner.row(`Publish two reports ${stamp}`)).not.toContainText('Pending edits');
  await expect(owner.row(`Move accounts ${stamp}`)).toContainText('Shelved');
});

test('[GOAL-091] [GOAL-123] [API-005] a comment is required once for all; a conflict is reported per goal, and the rest is done', async ({
  visit,
  waiting,
}) => {
  const { stamp, owner, first } = waiting;
  const { page, watch } = await visit('manager', `/v3/goals?q=${stamp}`);
  // Taken back, the first goal is its owner's alone again.
  watch.allow(404, new RegExp(`/api/Goal/(${first}|approve)$`, 'i'));
  const goals = new GoalsPage(page);
  const bar = page.getByRole('group', { name: 'Selected goals' });
  await goals.list.getByRole('button', { name: /wait for you/ }).click();
  for (const title of ['Lift retention', 'Renew contracts', 'Publish a report'])
    await goals.list.getByRole('checkbox', { name: `Select ${title} ${stamp}` }).check();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Request Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request changes to 3 goals?' });
  const comment = dialog.getByLabel(/Comment for all/);
  await expect(comment).toBeFocused();
  await dialog.getByRole('button', { name: 'Comment Is Required' }).click();
  await expect(dialog.getByText(MESSAGES.commentRequired)).toBeVisible();
  await expect(comment).toBeFocused();
  await comment.fill('Name the baseline.');

  await owner.call('goals.retract', { body: { Id: first, Status: 'draft', Comment: 'Not yet.' } });
  await dialog.getByRole('button', { name: 'Request Changes' }).click();
  await expect(dialog.getByText('2 sent back, 1 refused')).toBeVisible();
  await expect(dialog.getByText(/^Nothing was changed: you can no longer see this goal/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('status')).toHaveText('0 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(goals.row(`Lift retention ${stamp}`)).toHaveCount(0);
  await expect(goals.row(`Renew contracts ${stamp}`)).toHaveCount(0);
  await expect(goals.row(`Publish a report ${stamp}`)).not.toContainText('Needs Review');
});

test('by keyboard: x selects, Shift takes the rows between along, Escape gives the list back', async ({
  visit,
  waiting,
}) => {
  const { page } = await visit('manager', `/v3/goals?q=${waiting.stamp}`);
  const goals = new GoalsPage(page);
  const bar = page.getByRole('group', { name: 'Selected goals' });
  await expect(goals.detail.getByRole('heading', { level: 2 })).toBeVisible();
  await goals.list.getByRole('button', { name: /wait for you/ }).focus();
  await page.keyboard.press('Enter');
  const boxes = goals.list.getByRole('checkbox', { name: /^Select (?!all)/, disabled: false });
  await expect(boxes).toHaveCount(4);
  await boxes.first().focus();
  await page.keyboard.press('x');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await boxes.last().click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(goals.list.getByRole('button', { name: /wait for you/ })).toBeFocused();
});
