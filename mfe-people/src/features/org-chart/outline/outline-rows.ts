import { shownReports } from '../tree/branches.ts';
import type { OpenBranches } from '../tree/branches.ts';
import type { OrgNode, OrgTree } from '../tree/org-tree.ts';

/** One line of the outline with its place in the tree, as assistive technology reads it. */
export interface OutlineRow {
  readonly node: OrgNode;
  /** From 1 at the top. */
  readonly level: number;
  /** From 1, among `siblings`. */
  readonly place: number;
  readonly siblings: number;
  readonly isOpen: boolean;
}

/** Everyone shown, each manager right before the team. */
export function outlineRows(tree: OrgTree, open: OpenBranches): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const waiting: OutlineRow[] = [];
  const push = (nodes: readonly OrgNode[], level: number): void => {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (!node) continue;
      const isOpen = shownReports(node, open).length > 0;
      waiting.push({ node, level, place: index + 1, siblings: nodes.length, isOpen });
    }
  };
  push(tree.roots, 1);
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row);
    push(shownReports(row.node, open), row.level + 1);
  }
  return rows;
}
