import axe from 'axe-core';

/**
 * What axe finds against WCAG 2.2 AA in a part of the page, one line per rule; empty is good. What needs pixels
 * (contrast, sizes) is left to the browser tests.
 */
export async function findViolations(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
