import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(new URL('./in-page/cut-parts.ts', import.meta.url), 'utf8');
const script = stripTypeScriptTypes(source).replaceAll(/^export /gm, '');

/** What a person cannot reach or read on the page as it is now, a line each (R18, WCAG 1.4.4, 1.4.10 and 1.4.12). */
export function findCutParts(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    ${script};
    await drawn();
    return lookForCutParts();
  })()`);
}
