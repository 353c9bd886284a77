import { expect, originOf, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { fillLogin, logInAs } from '../src/sign-in.ts';

const SECRET = 'About the pay rise in March';

test('[D-82] a note that was not saved is unreadable on the device, and leaves it with the sign-out', async ({
  api,
  open,
  baseURL,
}) => {
  const { id, email } = await hireNewcomer(await api('orgadmin'), 'Ottilie Brandt');
  const { me } = await api('contributor');
  const { page } = await open('newcomer', { baseURL: originOf('acme', baseURL) });
  await page.goto(`/v3/profile/${me.Profile.Id}`);
  await logInAs(page, email);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(SECRET);
  await expect(page.getByText(/saved on this device/i).first()).toBeVisible();
  const stored = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()).join('\n'),
    );
  // The form says it when the text is kept; it is on the device once it is encrypted.
  await expect.poll(stored).toContain(`|${id}|note:`);
  expect(await stored()).not.toContain('pay rise');

  await page.reload();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('You have an unsaved draft')).toBeVisible();

  const notes = page.url();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved text on this device' });
  await page.goto('/v3/signout');
  await question.getByRole('button', { name: 'Keep and Sign Out' }).click();
  await expect(new Frame(page).loginHeading).toBeVisible();
  expect(await stored()).toContain(`|${id}|note:`);
  expect(await stored()).not.toContain('pay rise');
  await page.goto(notes);
  await logInAs(page, email);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(SECRET);

  await page.goto('/v3/signout');
  await question.getByRole('button', { name: 'Delete and Sign Out' }).click();
  await expect(new Frame(page).loginHeading).toBeVisible();
  expect(await stored()).not.toContain('note:');
});

test('[D-123] with storage blocked one signs in and works, and a line says so', async ({ open, baseURL }) => {
  const { page } = await open('blocked', { baseURL: originOf('acme', baseURL) });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  await page.goto('/v3/goals');
  await fillLogin(page, 'contributor');
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();
  await expect(page.getByText('This browser does not let Cadence keep anything.')).toBeVisible();
});
