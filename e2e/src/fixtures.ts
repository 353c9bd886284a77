import { test as base } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Account, TenantName } from './accounts.ts';
import { accountOf, openApiSession } from './api.ts';
import type { ApiSession } from './api.ts';
import { BrowserPool } from './browser-pool.ts';
import { CLOCK } from './clock.ts';
import { expect } from './expect.ts';
import { holdFramesUnderLoad } from './late-frames.ts';
import { refuseMotion } from './motion.ts';
import { fetchNothingAhead } from './no-prefetch.ts';
import { noteOpenedRemotes } from './opened-remotes.ts';
import { fillLogin } from './sign-in.ts';
import { apiOriginOf, isDeployed, originOf } from './platform-under-test.ts';
import { takeOver } from './remotes-under-test.ts';
import { holdStill } from './still-page.ts';
import { filmOptions, keepFilms } from './films.ts';
import { watchPage } from './watch.ts';
import type { PageWatch } from './watch.ts';

/** One person at one browser. */
export interface Person {
  readonly page: Page;
  readonly watch: PageWatch;
}

interface TenantOptions extends BrowserContextOptions {
  /** By default the test's home. */
  readonly tenant?: TenantName;
}

interface SignInOptions extends TenantOptions {
  /** Path to open; the login keeps it and leads there. */
  readonly path?: string;
}

export interface Fixtures {
  /** The organisation of accounts that a test names without one. */
  readonly home: TenantName;
  /** Console errors that every browser of these tests may show, because the tests cause them; null for none. */
  readonly expectedConsole: RegExp | null;
  /** Whether pages look the same on any machine and at any moment, for pictures. */
  readonly isStill: boolean;
  /** Whether a test's browsers have nothing of earlier ones, not even their scripts; others are of a pool. */
  readonly isFresh: boolean;
  /** Opens a separate browser, watched; any console error or 4xx/5xx fails the test at its end. */
  readonly open: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Opens a browser and signs in through the login screen. */
  readonly signIn: (account: Account, options?: SignInOptions) => Promise<Person>;
  /** Signs in over the API, without a browser. */
  readonly api: (account: Account, tenant?: TenantName) => Promise<ApiSession>;
  /** Signs in somebody who is no demo account over the API, without a browser. */
  readonly sessionOf: (email: string, tenant: TenantName) => Promise<ApiSession>;
  /** Opens a browser with the token of a session that the API has opened: without the login screen. */
  readonly visit: (account: Account, path: string, options?: TenantOptions) => Promise<Person>;
  /**
   * The same with a session that is there already. The page takes it over: its token is replaced by the first load, and
   * good for one more minute. A test that continues calling signs in once more.
   */
  readonly visitWith: (session: ApiSession, path: string, options?: BrowserContextOptions) => Promise<Person>;
  /** The server's address for calls without a browser: by number on this machine, which needs no resolver that knows `*.localhost`. */
  readonly serverOrigin: string;
}

export const test = base.extend<Fixtures, { readonly pool: BrowserPool }>({
  home: ['acme', { option: true }],
  expectedConsole: [null, { option: true }],
  isStill: [false, { option: true }],
  isFresh: [false, { option: true }],

  pool: [
    async ({ browser }, use) => {
      const pool = new BrowserPool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],

  open: async ({ pool, baseURL, expectedConsole, isStill, isFresh }, use, testInfo) => {
    const opened: (Person & { readonly stopNoting: () => void })[] = [];
    await use(async (name, options) => {
      const chosen = { ...(baseURL !== undefined && { baseURL }), ...filmOptions(testInfo), ...options };
      const lent = await pool.lend(
        chosen,
        async (context) => {
          // The browser's clock agrees with the server's, so that 'waiting 2 days' is what it would be.
          if (!isDeployed) await context.clock.setSystemTime(CLOCK);
          await takeOver(context);
          if (isStill) await holdStill(context);
          if (options?.reducedMotion === 'reduce') await refuseMotion(context);
          await holdFramesUnderLoad(context);
          if (!isFresh) await fetchNothingAhead(context);
        },
        isStill || isFresh,
      );
      const person = { page: lent.page, watch: watchPage(lent.page, name) };
      const stopNoting = noteOpenedRemotes(lent.context);
      if (expectedConsole) person.watch.allowConsole(expectedConsole);
      opened.push({ ...person, stopNoting });
      lent.begin();
      return person;
    });
    const problems = opened.flatMap(({ watch }) => watch.problems);
    // An answer that a test holds or changes may still be on its way.
    await Promise.all(opened.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    const isKept =
      !isStill && !isFresh && problems.length === 0 && testInfo.status === testInfo.expectedStatus;
    await Promise.all(
      opened.map(({ page, watch, stopNoting }) => {
        watch.stop();
        stopNoting();
        return pool.takeBack(page, isKept);
      }),
    );
    await keepFilms(opened, { testInfo, hasFailed: problems.length > 0 });
    expect(problems, 'console errors and failed answers').toEqual([]);
  },

  signIn: async ({ open, baseURL, home }, use) => {
    await use(async (account, { tenant = home, path = '/v3/home', ...options } = {}) => {
      const person = await open(`${account}@${tenant}`, { ...options, baseURL: originOf(tenant, baseURL) });
      await person.page.goto(path);
      await fillLogin(person.page, account, tenant);
      await expect(person.page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      return person;
    });
  },

  serverOrigin: async ({ baseURL }, use) => {
    await use(apiOriginOf(baseURL ?? ''));
  },

  api: async ({ request, serverOrigin, home }, use) => {
    await use((account, tenant = home) => openApiSession(request, serverOrigin, accountOf(account, tenant)));
  },

  sessionOf: async ({ request, serverOrigin }, use) => {
    await use((userName, tenant) => openApiSession(request, serverOrigin, { userName, tenant }));
  },

  visit: async ({ api, visitWith, home }, use) => {
    await use(async (account, path, { tenant = home, ...options } = {}) =>
      visitWith(await api(account, tenant), path, options),
    );
  },

  visitWith: async ({ open, baseURL }, use) => {
    await use(async ({ me }, path, options = {}) => {
      const tenant = me.Tenant.Subdomain;
      const origin = originOf(tenant, baseURL);
      const person = await open(`${me.Profile.Name}@${tenant}`, { ...options, baseURL: origin });
      const token = { key: `cadence.token.${new URL(origin).host}`, value: me.Token };
      await person.page.evaluate(({ key, value }) => localStorage.setItem(key, value), token);
      await person.page.goto(path);
      // Behind a dialog that the path opens, the frame is hidden from everyone but the eye.
      const bell = person.page.getByRole('button', { name: /^Notifications/, includeHidden: true });
      await expect(bell).toBeVisible();
      return person;
    });
  },
});

export { expect, originOf };
