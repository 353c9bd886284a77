import type { Page } from 'playwright';
import { emailOf, PASSWORD } from './accounts.ts';
import type { Account, TenantName } from './accounts.ts';

/** Fills in and sends the login screen. */
export function fillLogin(page: Page, account: Account, tenant: TenantName = 'acme'): Promise<void> {
  return logInAs(page, emailOf(account, tenant));
}

/** Fills in and sends the login screen for the person with the address. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}
