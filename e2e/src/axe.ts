import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line per violation: rule, impact, first element. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const lines = violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.html ?? ''}`);
  expect(lines, `accessibility of ${what}`).toEqual([]);
}
