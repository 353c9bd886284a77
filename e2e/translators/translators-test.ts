import type { Page } from '@playwright/test';
import type { ApiSession } from '../src/api.ts';
import { originOf, test as base } from '../src/fixtures.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import type { Newcomer } from '../src/newcomer.ts';
import { eitherWay, MARK } from './marks.ts';
import { translatePage } from './translate-page.ts';
import type { TranslatorName } from './translate-page.ts';
import { Twins } from './twins.ts';

interface TwinOptions {
  /** Has the pages do without what the product does about translators. */
  readonly isCured?: boolean;
}

interface Fixtures {
  readonly translator: TranslatorName;
  /** Opens a path as somebody twice, once behind the translator. */
  readonly enter: (email: string, path: string, options?: TwinOptions) => Promise<Twins>;
  /** A manager with one direct report, both of one test alone. */
  readonly team: { readonly manager: Newcomer; readonly report: Newcomer };
}

/** In a world of its own, as browsers have it: what a page does to its own methods changes nothing there. */
async function translate(page: Page, translator: TranslatorName): Promise<void> {
  const translation = { translator, mark: MARK };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(translatePage)})(${JSON.stringify(translation)})`,
    worldName: 'translator',
  });
}

/** Runs in the page: its methods stay as they are, whatever replaces them. */
function refuseReplacements(): void {
  const { defineProperty } = Object;
  Object.defineProperty = (target, key, property) =>
    (target as unknown) === Node.prototype ? target : defineProperty(target, key, property);
}

/** The test of the proof behind translators: which one is its file's. */
export const test = base.extend<Fixtures>({
  translator: ['chrome', { option: true }],

  enter: async ({ open, sessionOf, translator, baseURL }, use) => {
    const openOnce = async ({ me }: ApiSession, path: string, prepare: (page: Page) => Promise<void>) => {
      const origin = originOf(me.Tenant.Subdomain, baseURL);
      const person = await open(me.Profile.Name, { baseURL: origin });
      await prepare(person.page);
      const token = { key: `cadence.token.${new URL(origin).host}`, value: me.Token };
      await person.page.evaluate(({ key, value }) => localStorage.setItem(key, value), token);
      await person.page.goto(path);
      await person.page.getByRole('button', { name: eitherWay(/^Notifications/) }).waitFor();
      return person;
    };
    await use(async (email, path, { isCured = true } = {}) => {
      const [, tenant = ''] = /@([^.]+)/.exec(email) ?? [];
      const [first, second] = [await sessionOf(email, tenant), await sessionOf(email, tenant)];
      const [behind, plain] = await Promise.all([
        openOnce(first, path, async (page) => {
          await translate(page, translator);
          if (!isCured) await page.addInitScript(refuseReplacements);
        }),
        openOnce(second, path, async () => undefined),
      ]);
      if (!isCured) behind.watch.allowConsole(/./);
      return new Twins(behind, plain);
    });
  },

  team: async ({ api, translator }, use) => {
    const admin = await api('orgadmin', 'globex');
    const stamp = `${translator} ${Date.now()}`;
    const manager = await hireNewcomer(admin, `Boss ${stamp}`, { isManager: true });
    const report = await hireNewcomer(admin, `Maker ${stamp}`, { managerId: manager.id });
    await use({ manager, report });
  },
});
