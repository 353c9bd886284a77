import { standing, teamParts, topParts } from './team-parts.ts';
import type { Arrangement } from './team-parts.ts';
import type { OrgNode, OrgTree } from './org-tree.ts';

interface Shown extends Arrangement {
  readonly tree: OrgTree;
}

function sibling(node: OrgNode, shown: Shown, step: 1 | -1): OrgNode | undefined {
  const parts = node.parent ? teamParts(node.parent, shown) : topParts(shown.tree, shown);
  const team = standing(parts);
  return team[team.indexOf(node) + step];
}

/** Down the line in the middle as long as it goes on; else the first of the team. */
function beneath(node: OrgNode, shown: Shown): OrgNode | undefined {
  const next = shown.line[node.depth + 1];
  return next?.parent === node ? next : standing(teamParts(node, shown))[0];
}

/**
 * Whom an arrow key leads to on the chart: up to the manager, down to the first report that is shown or the next person
 * of the line in the middle, left and right within the team. Undefined when there is nobody, or the key is no arrow.
 */
export function stepTo(key: string, node: OrgNode, shown: Shown): OrgNode | undefined {
  switch (key) {
    case 'ArrowUp':
      return node.parent ?? undefined;
    case 'ArrowDown':
      return beneath(node, shown);
    case 'ArrowLeft':
      return sibling(node, shown, -1);
    case 'ArrowRight':
      return sibling(node, shown, 1);
    default:
      return undefined;
  }
}
