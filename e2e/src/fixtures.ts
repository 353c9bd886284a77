import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Account, TenantName } from './accounts.ts';
import { fillLogin } from './sign-in.ts';
import { watchPage } from './watch.ts';
import type { PageWatch } from './watch.ts';

/** One person at one browser. */
export interface Person {
  readonly page: Page;
  readonly watch: PageWatch;
}

interface SignInOptions extends BrowserContextOptions {
  readonly tenant?: TenantName;
  /** Path to open; the login keeps it and leads there. */
  readonly path?: string;
}

interface Fixtures {
  /** Opens a browser of its own, watched; any console error or 4xx/5xx fails the test at its end. */
  readonly open: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Opens a browser and signs in through the login screen. */
  readonly signIn: (account: Account, options?: SignInOptions) => Promise<Person>;
}

export const test = base.extend<Fixtures>({
  open: async ({ browser }, use) => {
    const opened: Person[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const person = { page, watch: watchPage(page, name) };
      opened.push(person);
      return person;
    });
    const problems = opened.flatMap(({ watch }) => watch.problems);
    await Promise.all(opened.map(({ page }) => page.context().close()));
    expect(problems, 'console errors and failed answers').toEqual([]);
  },

  signIn: async ({ open, baseURL }, use) => {
    await use(async (account, { tenant = 'acme', path = '/v3/home', ...options } = {}) => {
      const origin = (baseURL ?? '').replace('acme.', `${tenant}.`);
      const person = await open(`${account}@${tenant}`, { ...options, baseURL: origin });
      await person.page.goto(path);
      await fillLogin(person.page, account, tenant);
      await expect(person.page.getByRole('navigation', { name: 'Main' })).toBeAttached();
      return person;
    });
  },
});

export { expect };
