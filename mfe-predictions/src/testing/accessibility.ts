import axe from 'axe-core';

/** WCAG 2.2 AA findings of axe as short lines; what needs pixels (contrast) is left to the browser tests. */
export async function findAccessibilityFaults(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
