import type { ChartLayout } from './layout/layout-chart.ts';
import type { OpenBranches } from './tree/branches.ts';
import type { OrgNode, OrgTree } from './tree/org-tree.ts';

/** What chart and outline show, and the actions on it. */
export interface ChartModel {
  readonly tree: OrgTree;
  readonly open: OpenBranches;
  readonly layout: ChartLayout;
  /** The selected person, when they are on the chart. */
  readonly selected: OrgNode | null;
  /** Everyone above the selected person. */
  readonly wayIds: ReadonlySet<number>;
  /** The viewer, marked '(You)'. */
  readonly viewerId: number;
  /** Selects a person or nobody. An intermediate step replaces the previous one in the history. */
  select(id: number | null, options?: { readonly isStep?: boolean }): void;
  /** Shows or hides a person's reports. */
  toggle(id: number): void;
  openAll(): void;
  /** Closes every branch but the tops' and the path to the selected person. */
  closeAll(): void;
}

/** A name as shown on a card and in a row. */
export function shownName(node: OrgNode, viewerId: number): string {
  return node.person.id === viewerId ? `${node.person.Name} (You)` : node.person.Name;
}
