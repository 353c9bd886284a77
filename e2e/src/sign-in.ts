import type { Page } from 'playwright';
import { emailOf, PASSWORD } from './accounts.ts';
import type { Account, TenantName } from './accounts.ts';

/** Fills in and sends the login screen. */
export async function fillLogin(page: Page, account: Account, tenant: TenantName = 'acme'): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(account, tenant));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}
