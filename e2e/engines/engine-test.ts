import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD } from '../src/accounts.ts';
import { expect, originOf, test as base } from '../src/fixtures.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import type { Newcomer } from '../src/newcomer.ts';
import type { Engine, EngineName } from './engine.ts';
import { button, Hand, part, textbox } from './hand.ts';
import { startEngine } from './start-engine.ts';

interface OfTest {
  /** Opens a page of its own and signs in on the login screen. */
  readonly enter: (email: string) => Promise<Hand>;
  /** A manager with one direct report, both of one test alone. */
  readonly team: { readonly manager: Newcomer; readonly report: Newcomer };
}

interface OfWorker {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

/** Where a run leaves what each page showed at its end. */
const PICTURES = join(import.meta.dirname, '../../artifacts/engines');

/** The test of the proof in other engines: the engine is its file's. */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const downloads = await mkdtemp(join(tmpdir(), 'cadence-downloads-'));
      const engine = await startEngine(engineName, downloads);
      await use(engine);
      await engine.close();
      await rm(downloads, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  enter: async ({ engine, engineName, baseURL }, use, { title }) => {
    const entered: { readonly hand: Hand; readonly email: string }[] = [];
    await use(async (email) => {
      const [, tenant = ''] = /@([^.]+)/.exec(email) ?? [];
      const hand = await Hand.open(await engine.openPage(), `${originOf(tenant, baseURL)}/v3/login`);
      entered.push({ hand, email });
      await hand.write(email, textbox('Email'));
      await hand.write(PASSWORD, part('label', 'Password'));
      await hand.press(button('Log in'));
      await hand.sees(button(/^Notifications/));
      return hand;
    });
    const problems: string[] = [];
    await mkdir(PICTURES, { recursive: true });
    for (const [index, { hand, email }] of entered.entries()) {
      for (const problem of await hand.page.problems()) problems.push(`${email}: ${problem}`);
      const name = `${engineName} ${title} ${index + 1}`.replaceAll(/[^\w]+/g, '-');
      await writeFile(join(PICTURES, `${name}.png`), await hand.page.picture());
      await hand.page.close();
    }
    expect(problems, `errors on the console of ${engine.version}`).toEqual([]);
  },

  team: async ({ api, engineName }, use) => {
    const admin = await api('orgadmin', 'globex');
    const stamp = `${engineName} ${Date.now()}`;
    const manager = await hireNewcomer(admin, `Boss ${stamp}`, { isManager: true });
    const report = await hireNewcomer(admin, `Maker ${stamp}`, { managerId: manager.id });
    await use({ manager, report });
  },
});
