import { wayTo } from './org-tree.ts';
import type { OrgNode, OrgTree } from './org-tree.ts';

/** Ids of the people whose reports are shown. */
export type OpenBranches = ReadonlySet<number>;

/** The reports of a person that are shown now; none while the branch is closed. */
export function shownReports(node: OrgNode, open: OpenBranches): readonly OrgNode[] {
  return open.has(node.person.id) ? node.children : [];
}

/** Shows everyone above a person, and so the person. The same set when they are shown already. */
export function openWay(open: OpenBranches, node: OrgNode): OpenBranches {
  const closed = wayTo(node).filter(({ person }) => !open.has(person.id));
  return closed.length === 0 ? open : new Set([...open, ...closed.map(({ person }) => person.id)]);
}

/** What is open when the chart is entered: the tops, and the way to a person and their own reports. */
export function firstBranches(tree: OrgTree, node: OrgNode | undefined): OpenBranches {
  const open = new Set(tree.roots.map(({ person }) => person.id));
  return node ? openWay(open.add(node.person.id), node) : open;
}

/** Shows or hides a person's reports; what was open beneath stays open for the next time. */
export function toggleBranch(open: OpenBranches, id: number): OpenBranches {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Every branch of the organisation. */
export function allBranches(tree: OrgTree): OpenBranches {
  const managers = [...tree.nodes.values()].filter(({ children }) => children.length > 0);
  return new Set(managers.map(({ person }) => person.id));
}
