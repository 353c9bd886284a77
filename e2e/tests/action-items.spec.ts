import type { Locator, Page } from '@playwright/test';
import type { ActionItem } from '@cadence/shared-contract';
import type { ApiSession } from '../src/api.ts';
import { expect } from '../src/expect.ts';
import { test } from '../src/fixtures.ts';
import { reloadLive } from '../src/live.ts';

const ITEMS = '/v3/actionitems';

/** An item that one account asks of another. */
async function ask(requester: ApiSession, assignee: ApiSession, Title: string): Promise<ActionItem> {
  const { me } = requester;
  const body = {
    Title,
    DueDate: '2026-11-20',
    AssigneeId: assignee.me.Profile.Id,
    RequesterId: me.Profile.Id,
  };
  return requester.call('actionItems.create', { body });
}

const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

test('[SHELL-007] [SHELL-027] [ACT-002] the header counts what waits for the viewer and leads to the page', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home');
  const link = page.getByRole('link', { name: /^Action items, \d+ for you$/ });
  await expect(link).toHaveAttribute('href', ITEMS);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${ITEMS}$`));
  await expect(page.getByRole('heading', { name: 'Action Items', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^In Progress \d+$/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('3 days late')).toBeVisible();
});

test('[ACT-007] [ACT-010] [ACT-015] [D-6] what one asks appears on the other’s open page, and its completion on theirs', async ({
  visit,
}) => {
  const requester = await visit('goaladmin', ITEMS);
  const assignee = await visit('goalmanager', ITEMS);
  await reloadLive(requester.page);
  await reloadLive(assignee.page);
  await requester.page.getByRole('button', { name: 'New Action Item' }).click();
  const drawer = requester.page.getByRole('dialog', { name: 'New Action Item' });
  await expect(drawer.getByRole('combobox', { name: 'Requester' })).toHaveValue(/\(You\)$/);
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Walk through the annual plan');
  await drawer.getByLabel('Deadline').fill('2026-12-24');
  await drawer.getByRole('combobox', { name: 'Assignee' }).fill('Grünwald');
  await requester.page.getByRole('option', { name: /^Renée Grünwald/ }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(rowOf(requester.page, 'Walk through the annual plan')).toContainText('12/24/2026');

  const row = rowOf(assignee.page, 'Walk through the annual plan');
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Mark as Complete/ }).click();
  await expect(row).toHaveCount(0);
  await expect(rowOf(requester.page, 'Walk through the annual plan')).toHaveCount(0);
  await requester.page.getByRole('tab', { name: 'Completed' }).click();
  const done = rowOf(requester.page, 'Walk through the annual plan');
  await expect(done.getByRole('button')).toHaveText(['']);
  await done.getByRole('button', { name: /^Delete/ }).click();
  await requester.page
    .getByRole('alertdialog', { name: 'Do you want to delete?' })
    .getByText('Delete', { exact: true })
    .click();
  await expect(done).toHaveCount(0);
});

test('[D-86] [D-125] an item in somebody else’s name notifies them, says who added it, and can be declined', async ({
  visit,
  api,
}) => {
  const [author, requester, assignee] = [
    await api('hradmin'),
    await api('orgadmin'),
    await api('goalmanager'),
  ];
  const Title = 'Compare the three offers for the annual meeting';
  const item = await author.call('actionItems.create', {
    body: {
      Title,
      DueDate: '2026-12-22',
      AssigneeId: assignee.me.Profile.Id,
      RequesterId: requester.me.Profile.Id,
    },
  });
  const { page } = await visit('orgadmin', '/v3/notifications');
  await page.getByText('Action item in your name').first().click();
  await expect(page).toHaveURL(new RegExp(ITEMS));
  const row = rowOf(page, Title);
  await expect(row.getByText(`Added by ${author.me.Profile.Name}`)).toBeVisible();
  await row.getByRole('button', { name: /^Decline/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this action item?' });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('I did not ask for this.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  const back = await visit('hradmin', ITEMS);
  await expect(rowOf(back.page, Title).getByRole('button', { name: /^Edit/ })).toBeVisible();
  const { Notifications } = await author.call('notifications.list', { params: { page: 1 } });
  const bodies = Notifications.map(({ Body }) => Body);
  expect(bodies).toContainEqual(expect.stringContaining('I did not ask for this.'));
  await author.call('actionItems.delete', { params: { id: item.Id } });
});

test('⌘K takes a new item’s title along, as text that is not saved until Save', async ({ visit }) => {
  const { page } = await visit('goaladmin', '/v3/home');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toBeFocused();
  await page.keyboard.type('New action item call Ana');
  await expect(page.getByRole('option', { name: 'New action item: “call Ana”' })).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New Action Item' });
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('call Ana');
  await expect(page).toHaveURL(new RegExp(`${ITEMS}\\?item=new$`));
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
  await drawer.getByLabel('Deadline').fill('2026-12-23');
  await drawer.getByRole('combobox', { name: 'Assignee' }).fill('Grünwald');
  await page.getByRole('option', { name: /^Renée Grünwald/ }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(rowOf(page, 'call Ana')).toContainText('12/23/2026');
  await page.reload();
  await expect(rowOf(page, 'call Ana')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ACT-013] [ACT-014] an item is its two people’s: to others it does not exist', async ({
  visit,
  api,
}) => {
  const [manager, contributor] = [await api('manager'), await api('contributor')];
  const item = await ask(manager, contributor, 'For the two of us only');
  const outsider = await visit('ceo', ITEMS);
  await expect(outsider.page.getByRole('tab', { name: /^In Progress/ })).toBeVisible();
  await expect(rowOf(outsider.page, 'For the two of us only')).toHaveCount(0);
  const member = await visit('contributor', ITEMS);
  await reloadLive(member.page);
  await expect(rowOf(member.page, 'For the two of us only')).toBeVisible();
  await manager.call('actionItems.delete', { params: { id: item.Id } });
  await expect(rowOf(member.page, 'For the two of us only')).toHaveCount(0);
});

test('[ACT-006] [ACT-011] filters, order and drawer are in the address; Back and a link restore them', async ({
  visit,
}) => {
  const { page } = await visit('manager', ITEMS);
  await page.getByRole('table').getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=title$/);
  await page.getByRole('button', { name: 'Filter by Assigned to' }).click();
  await page.getByRole('checkbox', { name: /\(You\)$/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/to=\d+$/);
  const link = page.getByRole('link', { name: /^Action items, \d+ for you$/ });
  const mine = Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? ''));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(mine + 1);
  await page.reload();
  await expect(rows).toHaveCount(mine + 1);
  await page.getByRole('button', { name: 'New Action Item' }).click();
  await expect(page.getByRole('dialog', { name: 'New Action Item' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/sort=title$/);
});
