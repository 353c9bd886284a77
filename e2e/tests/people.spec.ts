import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { linkMailedTo } from '../src/mailbox.ts';

const NAME = 'Inés Nuñez de la Peña-Guðmundsdóttir';
const ADDRESS = 'ines.newcomer@acme.example';
const NEW_ADDRESS = 'ines.elsewhere@acme.example';
const OWN_PASSWORD = 'Korrekt-Horse-7';

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[USER-042] [USER-026] [PROF-016] [PROF-040] an employee is added, comes by the invitation, and gets a face, a role and another manager', async ({
  visit,
  open,
}) => {
  test.slow();
  const { page } = await visit('manager', '/v3/profile');
  await page.getByRole('tab', { name: /Direct Reports/ }).click();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = drawer(page, 'Add Employee');
  await form.getByLabel('Full name').fill(NAME);
  await form.getByLabel('Email').fill(ADDRESS);
  await form.getByLabel('Job title').fill('Customer Success Specialist');
  await form.getByRole('button', { name: 'Add Employee' }).click();
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await expect(row).toContainText('Invited');
  const link = await linkMailedTo(ADDRESS);

  await test.step('who has not come is invited again, and the first link is worth nothing', async () => {
    await page.getByRole('button', { name: `Actions for ${NAME}` }).click();
    await page.getByRole('menuitem', { name: 'Reinvite' }).click();
    await expect(page.getByText(`An invitation has been re-sent to ${ADDRESS}.`)).toBeVisible();
  });

  const { page: own } = await open('newcomer');
  await test.step('the invitation is accepted', async () => {
    await own.goto(await linkMailedTo(ADDRESS, [link]));
    await own.getByLabel('New password').fill(OWN_PASSWORD);
    await own.getByLabel('Confirm password').fill(OWN_PASSWORD);
    for (const consent of await own.getByRole('checkbox').all()) await consent.check();
    await own.getByRole('button', { name: 'Create Account' }).click();
    await expect(own.getByLabel('Password', { exact: true })).toBeVisible();
    await own.getByLabel('Email').fill(ADDRESS);
    await own.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await own.getByRole('button', { name: 'Log in' }).click();
    await expect(own.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await page.reload();
    await expect(row).toContainText('Active');
  });

  await test.step('a photo is chosen and shown at once', async () => {
    await own.goto('/v3/profile');
    await own.getByRole('button', { name: 'Add a photo' }).click();
    const picture = await own.screenshot();
    const dialog = drawer(own, 'Profile photo');
    await dialog.getByLabel('Picture').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Your avatar has been saved.')).toBeVisible();
    await expect(own.locator('.pe-face img')).toHaveAttribute('src', /avatarfile\/.+\/large\.jpg$/);
  });

  await test.step('a new address waits for its confirmation', async () => {
    await own.getByRole('button', { name: 'Edit profile' }).click();
    const edit = drawer(own, 'Edit Profile');
    await edit.getByLabel('Email').fill(NEW_ADDRESS);
    await edit.getByLabel('Current password').fill(OWN_PASSWORD);
    await edit.getByLabel('Phone number').fill('+34 600 000 000');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('A confirmation email has been sent to the new address')).toBeVisible();
    await expect(own.getByText('pending')).toBeVisible();
    await own.goto(await linkMailedTo(NEW_ADDRESS));
    await own.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(own.getByText('Your email address confirmed successfully!!')).toBeVisible();
    await own.goto('/v3/profile');
    await expect(own.getByRole('link', { name: NEW_ADDRESS })).toBeVisible();
  });

  await test.step('an Org Admin gives a role, permissions and a manager, takes the manager back, and reads who did it', async () => {
    const { page: admin } = await visit('orgadmin', '/v3/organization?tab=directory');
    await admin.goto(own.url().replace(/\/profile$/, `/profile/${await personId(own)}`));
    await admin.getByRole('button', { name: 'Manage User' }).click();
    const manage = drawer(admin, 'Manage User');
    await expect(manage.getByRole('button', { name: 'Save' })).toBeDisabled();
    await manage.getByRole('combobox', { name: 'Role' }).selectOption('Manager');
    await manage.getByRole('checkbox', { name: /^HR Admin/ }).check();
    await manage.getByRole('button', { name: 'Save' }).click();
    await expect(manage).toBeHidden();
    await expect(admin.getByRole('main').getByText('HR Admin')).toBeVisible();
    await admin.getByRole('button', { name: 'Manage User' }).click();
    await drawer(admin, 'Manage User').getByRole('button', { name: 'Change Manager' }).click();
    const panel = drawer(admin, 'Manager');
    await panel.getByPlaceholder('Search managers...').fill('ana ruiz');
    await panel.getByRole('button', { name: 'Choose Ana Ruiz' }).click();
    await expect(admin.getByText(`${NAME} reports to Ana Ruiz now.`)).toBeVisible();
    await admin.getByRole('button', { name: 'Undo' }).click();
    await expect(admin.getByText(`${NAME} reports to Zoë Lefèvre now.`)).toBeVisible();
    await admin.getByRole('button', { name: 'View Changes' }).click();
    const changes = admin.getByRole('list', { name: `Changes of ${NAME}` });
    await expect(changes.getByRole('listitem').first()).toContainText('Manager: Ana Ruiz → Zoë Lefèvre');
    await expect(changes).toContainText('Role: Individual Contributor → Manager');
    await expect(changes).toContainText('Added as Individual Contributor');
  });
});

/** The id of whose profile is shown. */
async function personId(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'View Org Chart' }).getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

test('[USER-016] the ceo is changed by a typed word only', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/organization?tab=directory&q=ana+ruiz');
  await page.getByRole('link', { name: 'Ana Ruiz' }).click();
  await page.getByRole('button', { name: 'Manage User' }).click();
  const manage = drawer(page, 'Manage User');
  await manage.getByRole('combobox', { name: 'Role' }).selectOption('CEO');
  const save = manage.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await manage.getByLabel('Type CONFIRM to go on').fill('CONFIRM');
  await expect(save).toBeEnabled();
  await manage.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Ana Ruiz').first()).toBeVisible();
});

test('[TEN-001] [TEN-002] the ceo edits the company, and others are not offered to', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/profile');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Company Info' }).click();
  const dialog = drawer(page, 'Edit Company Info');
  await dialog.getByLabel('Website address').fill('https://www.acme.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company info saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Company Info' }).click();
  await expect(dialog.getByLabel('Website address')).toHaveValue('https://www.acme.example');

  const { page: other } = await visit('orgadmin', '/v3/profile');
  await other.getByRole('tab', { name: 'Settings' }).click();
  await expect(other.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Company Info' })).toHaveCount(0);
});

test('[USER-023] [PROF-008] a contributor and an observer look at a colleague, and are offered nothing to change', async ({
  visit,
}) => {
  for (const account of ['contributor', 'observer'] as const) {
    const { page } = await visit(account, '/v3/organization?tab=directory&q=ana+ruiz');
    await expect(page.getByRole('button', { name: 'Add Employee' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ana Ruiz' }).click();
    await expect(page.getByText('User Permissions')).toBeVisible();
    for (const name of ['Edit profile', 'Manage User', 'Deactivate User', 'Reinvite', 'View Changes'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('[PROF-023] what opens from a profile opens over it, and Escape leads back', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/organization?tab=directory&q=maximilian');
  await page.getByRole('link', { name: /Maximilian/ }).click();
  for (const [button, title] of [
    ['Edit profile', 'Edit Profile'],
    ['Manage User', 'Manage User'],
    ['View Changes', 'Changes'],
    ['Add a photo', 'Profile photo'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(drawer(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page, title)).toHaveCount(0);
  }
});
