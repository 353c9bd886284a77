import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { keepPicture, THEMES } from './screens.ts';

export type Theme = (typeof THEMES)[number];

/** Rules of WCAG 2.2 AA, and what is good practice. */
export const RULES: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
/** Those among them that answer otherwise where there is more or less room for the same parts. */
export const ROOM_RULES: readonly string[] = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
];
/** The colour rules among them: axe's whole category, as far as it is of level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Shows the page in a theme and answers with one line per violation: rule, impact, how many and the first element.
 * The themes differ only in colours, so all rules run in light and the colour rules in dark as well. An open menu is
 * at the end of the document; axe wants it inside a landmark, which a popup does not need.
 * @param leftOut rules that do not run, by their names
 */
export async function findViolations(
  page: Page,
  theme: Theme,
  rules: readonly string[] = RULES,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  for (const frame of page.frames()) await bringAxe(frame);
  const isMenuOpen = (await page.getByRole('menu').count()) > 0;
  const off = [...leftOut, ...(isMenuOpen ? ['region'] : [])];
  return page.evaluate(lookForViolations, {
    resultTypes: ['violations'],
    // Nobody reads them, and no rule that runs here needs them.
    selectors: false,
    preload: false,
    ...(theme === 'dark'
      ? { runOnly: COLOUR_RULES }
      : { runOnly: [...rules], rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
  } satisfies RunOptions);
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Runs in the page, which has axe. What is on its way from one colour to another has arrived before it is looked at. What
 * stays in sight while the page is scrolled takes its own place then: what lies under it can be scrolled from there.
 */
async function lookForViolations(options: RunOptions): Promise<string[]> {
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';
  const sticky = [...document.querySelectorAll<HTMLElement>('main *')].filter(isSticky);
  for (const element of sticky) element.style.position = 'static';
  const { violations } = await axe.run(options);
  for (const element of sticky) element.style.position = '';
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}) ${nodes.length}×: ${nodes[0]?.html ?? ''}`,
  );
}

/**
 * Waits until the page has no placeholders left. A placeholder is invisible, and so without a role, for its first
 * moments: it is looked for in the document.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
}

/**
 * Examines and pictures a screen in light and in dark, or in one of them, and leaves it in light. It counts as shown when
 * its own heading and content are. What axe finds fails the test, which continues.
 */
export async function examine(
  page: Page,
  screen: string,
  rules: readonly string[] = RULES,
  themes: readonly Theme[] = THEMES,
): Promise<void> {
  await expectLoaded(page);
  for (const theme of themes) {
    expect.soft(await findViolations(page, theme, rules), `accessibility of ${screen}, ${theme}`).toEqual([]);
    await keepPicture(page, `${theme}-axe-${screen.replaceAll(' ', '-')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
