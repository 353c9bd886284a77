import { isolate } from '@cadence/shared-ui';
import type { ChartLayout } from './layout/layout-chart.ts';
import type { Arrangement } from './tree/team-parts.ts';
import type { OrgNode, OrgTree } from './tree/org-tree.ts';

/** What chart and outline show, and the actions on it. */
export interface ChartModel extends Arrangement {
  readonly tree: OrgTree;
  readonly layout: ChartLayout;
  /** The selected person, when they are on the chart. */
  readonly selected: OrgNode | null;
  /** Everyone of the line in the middle, and everyone above the selected person. */
  readonly wayIds: ReadonlySet<number>;
  /** The viewer, marked '(You)'. */
  readonly viewerId: number;
  /** How often the viewer's branch was asked for. */
  readonly returns: number;
  /** Selects a person or nobody. An intermediate step replaces the previous one in the history. */
  select(id: number | null, options?: { readonly isStep?: boolean }): void;
  /** Shows or hides a person's reports. */
  toggle(id: number): void;
  openAll(): void;
  /** Closes every branch but the tops' and the path to the selected person. */
  closeAll(): void;
  /** Shows the viewer's branch as it is when the chart is opened; undefined for viewers who are not in the chart. */
  readonly showOwnBranch: (() => void) | undefined;
}

/** A name as shown on a card and in a row. */
export function shownName(node: OrgNode, viewerId: number): string {
  return node.person.id === viewerId ? `${isolate(node.person.Name)} (You)` : isolate(node.person.Name);
}

/** Whom the lines in ink lead to: the person in the middle, and the selected one. */
export function endsOfWays({ selected, line }: Pick<ChartModel, 'selected' | 'line'>): readonly OrgNode[] {
  return [line.at(-1), selected].filter((node) => node != null);
}
