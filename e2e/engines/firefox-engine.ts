import puppeteer from 'puppeteer-core';
import type { BrowserContext, KeyInput } from 'puppeteer-core';
import { commonStepsOf } from './driven-page.ts';
import { WINDOW, ZONE } from './engine.ts';
import type { Engine, EnginePage, NamedKey } from './engine.ts';

const MODIFIER = process.platform === 'darwin' ? 'Meta' : 'Control';

/** A key, and what is held down with it. */
const KEYS: Readonly<Record<NamedKey, readonly [KeyInput, KeyInput?]>> = {
  Enter: ['Enter'],
  Copy: ['c', MODIFIER],
  Paste: ['v', MODIFIER],
};

/**
 * Starts a Firefox of the machine, and speaks WebDriver BiDi with it, for which it needs no other program.
 * @param downloads folder of files that pages save
 */
export async function startFirefox(executablePath: string, downloads: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: WINDOW,
    env: { ...process.env, TZ: ZONE, LC_ALL: 'C.UTF-8' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  return {
    version: await browser.version(),
    downloads,
    openPage: async () =>
      pageOf(
        await browser.createBrowserContext({
          downloadBehavior: { policy: 'allow', downloadPath: downloads },
        }),
      ),
    close: () => browser.close(),
  };
}

async function pageOf(context: BrowserContext): Promise<EnginePage> {
  // What moves stands still in a tab that another one hides.
  const page = await context.newPage({ type: 'window' });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    ...commonStepsOf(page),
    async press(key) {
      const [last, modifier] = KEYS[key];
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(last);
      if (modifier) await page.keyboard.up(modifier);
    },
    problems: async () => problems,
    close: () => context.close(),
  };
}
