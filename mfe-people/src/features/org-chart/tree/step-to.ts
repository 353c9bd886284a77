import type { OpenBranches } from './branches.ts';
import { teamParts } from './branches.ts';
import type { OrgNode, OrgTree } from './org-tree.ts';

interface Shown {
  readonly tree: OrgTree;
  readonly open: OpenBranches;
}

/** A team in chart order. */
function standing(manager: OrgNode, open: OpenBranches): readonly OrgNode[] {
  const { stack, row } = teamParts(manager, open);
  return [...stack, ...row];
}

function sibling(node: OrgNode, { tree, open }: Shown, step: 1 | -1): OrgNode | undefined {
  const team = node.parent ? standing(node.parent, open) : tree.roots;
  return team[team.indexOf(node) + step];
}

/**
 * Whom an arrow key leads to on the chart: up to the manager, down to the first report that is shown, left and right
 * within the team. Undefined when there is nobody, or the key is no arrow.
 */
export function stepTo(key: string, node: OrgNode, shown: Shown): OrgNode | undefined {
  switch (key) {
    case 'ArrowUp':
      return node.parent ?? undefined;
    case 'ArrowDown':
      return standing(node, shown.open)[0];
    case 'ArrowLeft':
      return sibling(node, shown, -1);
    case 'ArrowRight':
      return sibling(node, shown, 1);
    default:
      return undefined;
  }
}
