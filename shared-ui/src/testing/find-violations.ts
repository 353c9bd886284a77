import axe from 'axe-core';
import type { RuleObject } from 'axe-core';

/**
 * What axe finds against WCAG 2.2 AA in a part of the page, one line per rule; empty is good. What needs pixels
 * (contrast, sizes) is left to the browser tests.
 * @param rules settings that differ from the default, by the rule's name
 */
export async function findViolations(
  root: Element = document.body,
  rules: RuleObject = {},
): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false }, // measures glyphs on a canvas
      ...rules,
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
