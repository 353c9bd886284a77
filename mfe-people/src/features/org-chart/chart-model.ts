import type { ChartLayout } from './layout/layout-chart.ts';
import type { OpenBranches } from './tree/branches.ts';
import type { OrgNode, OrgTree } from './tree/org-tree.ts';

/** What chart and outline show, and what can be done with it. */
export interface ChartModel {
  readonly tree: OrgTree;
  readonly open: OpenBranches;
  readonly layout: ChartLayout;
  /** The selected person, when the chart has them. */
  readonly selected: OrgNode | null;
  /** Everyone above the selected person. */
  readonly wayIds: ReadonlySet<number>;
  /** The viewer, marked '(You)'. */
  readonly viewerId: number;
  /** Selects a person or nobody. A step on the way to somebody replaces the one before in the history. */
  select(id: number | null, options?: { readonly isStep?: boolean }): void;
  /** Shows or hides a person's reports. */
  toggle(id: number): void;
  openAll(): void;
  /** Closes every branch but the tops' and the way to whoever is selected. */
  closeAll(): void;
}

/** A name as it stands on a card and in a row. */
export function shownName(node: OrgNode, viewerId: number): string {
  return node.person.id === viewerId ? `${node.person.Name} (You)` : node.person.Name;
}
