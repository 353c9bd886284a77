import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { keepPicture } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails the test, which goes on, with one line per violation: rule, impact, how many and the first element. An open menu
 * stands at the end of the document; axe wants it inside a landmark, which a popup has no use for.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules('region');
  const { violations } = await axe.analyze();
  const lines = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}) ${nodes.length}×: ${nodes[0]?.html ?? ''}`,
  );
  expect.soft(lines, `accessibility of ${what}`).toEqual([]);
}

/**
 * Waits until no part of the page stands in for what is still to come. A stand-in is invisible, and so without a role,
 * for its first moments: it is looked for in the document.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
}

/** A screen counts as shown when its own heading and content are; then it is pictured and examined. */
export async function examine(page: Page, theme: string, screen: string): Promise<void> {
  await expectLoaded(page);
  await keepPicture(page, `${theme}-axe-${screen.replaceAll(' ', '-')}`);
  await expectAccessible(page, `${screen}, ${theme}`);
}
