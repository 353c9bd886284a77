import { join } from 'node:path';
import { firefox, webkit } from 'playwright';
import type { BrowserContext } from 'playwright';
import { commonStepsOf } from './driven-page.ts';
import { WINDOW, ZONE } from './engine.ts';
import type { Engine, EngineName, EnginePage } from './engine.ts';

const KEYS = { Enter: 'Enter', Copy: 'ControlOrMeta+c', Paste: 'ControlOrMeta+v' };

/**
 * Starts Playwright's own build of an engine.
 * @param downloads folder of files that pages save
 */
export async function startPlaywrightEngine(name: EngineName, downloads: string): Promise<Engine> {
  const browser = await { firefox, webkit }[name].launch();
  return {
    version: `Playwright's ${name} ${browser.version()}`,
    downloads,
    async openPage() {
      const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US', timezoneId: ZONE });
      return pageOf(context, downloads);
    },
    close: () => browser.close(),
  };
}

async function pageOf(context: BrowserContext, downloads: string): Promise<EnginePage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    ...commonStepsOf(page),
    press: (key) => page.keyboard.press(KEYS[key]),
    problems: async () => problems,
    close: () => context.close(),
  };
}
