import { emailOf, PASSWORD } from '../src/accounts.ts';
import { expect, originOf, test } from '../src/fixtures.ts';
import { linkMailedTo } from '../src/mailbox.ts';

const ADDRESS = emailOf('hradmin', 'globex');
const NEW_PASSWORD = 'Korrekt-Horse-7';

test('[AUTH-021] [AUTH-024] [AUTH-028] [AUTH-030] a lost password is replaced through the mail, in every tab at once', async ({
  open,
  visit,
  baseURL,
}) => {
  const { page: elsewhere, watch } = await visit('hradmin', '/v3/home', { tenant: 'globex' });
  const { page, watch: ownWatch } = await open('forgetful', { baseURL: originOf('globex', baseURL) });
  await page.goto('/v3/login');
  await page.getByRole('link', { name: 'Lost your password?' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill(ADDRESS);
  await send.click();
  await expect(page.getByText(/is on its way/)).toBeVisible();

  const link = await linkMailedTo(ADDRESS);
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  // Every sign-in ends with the old password; the other tab learns of it by a refusal.
  watch.allow(401, /^\/(api|hubs)\//);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to Globex' })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Log in to Globex' })).toBeVisible();

  await page.getByLabel('Email').fill(ADDRESS);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await test.step('the link says that it was used', async () => {
    await page.goto(link);
    await expect(page.getByText(/^Your password was changed with this link on /)).toBeVisible();
  });

  await test.step('and the old password comes back the same way', async () => {
    const { page: again } = await open('again', { baseURL: originOf('globex', baseURL) });
    await again.goto('/v3/forgotpassword');
    await again.getByLabel('Email').fill(ADDRESS);
    await again.getByRole('button', { name: 'Send' }).click();
    await again.goto(await linkMailedTo(ADDRESS, [link]));
    await again.getByLabel('New password').fill(PASSWORD);
    await again.getByLabel('Confirm password').fill(PASSWORD);
    ownWatch.allow(401, /^\/(api|hubs)\//);
    await again.getByRole('button', { name: 'Reset Password' }).click();
    await expect(again.getByRole('heading', { name: 'Log in to Globex' })).toBeVisible();
  });
});

test('[AUTH-025] [AUTH-046] [AUTH-047] [AUTH-048] five wrong passwords lock an account, the mailed link opens it once', async ({
  open,
  baseURL,
}) => {
  const address = emailOf('goaladmin', 'globex');
  const { page, watch } = await open('locked out', { baseURL: originOf('globex', baseURL) });
  watch.allow(400, /\/Auth\//);
  await page.goto('/v3/login');
  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = page.waitForResponse(/\/Auth\/Login$/);
    await logIn('not the password');
    await refused;
  }
  await logIn(PASSWORD);
  await expect(page.getByText(/Your account is locked/)).toBeVisible();
  await page.getByRole('link', { name: 'Locked out of your account?' }).click();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/v3\/unlocksent$/);
  const link = await linkMailedTo(address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Unlock Account' }).click();
  await expect(page.getByText('Your account unlocked successfully!!')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^Your account was unlocked with this link on /)).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to Globex' })).toBeVisible();
  await logIn(PASSWORD);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
