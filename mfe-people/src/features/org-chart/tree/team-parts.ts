import { shownReports } from './branches.ts';
import type { OpenBranches } from './branches.ts';
import { wayTo } from './org-tree.ts';
import type { OrgNode, OrgTree } from './org-tree.ts';

/** Up to this many people with nothing shown beneath them are next to the others of their team. */
const WIDEST_ROW = 4;

/** The people from the top down to the one whose branch is in the middle of the chart. */
export type MiddleLine = readonly OrgNode[];

/** What the chart shows: the open branches, and which of them is in the middle. */
export interface Arrangement {
  readonly open: OpenBranches;
  readonly line: MiddleLine;
}

/** One place of a team: a person, or several in rows of two. */
export type TeamPart =
  | { readonly kind: 'card'; readonly node: OrgNode }
  | { readonly kind: 'stack'; readonly nodes: readonly OrgNode[] };

/** A team from left to right. Without a middle, the manager is above the middle of all of it. */
export interface TeamParts {
  readonly before: readonly TeamPart[];
  /** What is straight beneath the manager. */
  readonly middle: TeamPart | null;
  readonly after: readonly TeamPart[];
}

const asCard = (node: OrgNode): TeamPart => ({ kind: 'card', node });

/** The line to a person, as far as it is open; to the first top for nobody. */
export function lineTo(tree: OrgTree, node: OrgNode | undefined, open: OpenBranches): MiddleLine {
  const [first] = tree.roots;
  const way = node ? [...wayTo(node), node] : first ? [first] : [];
  const end = way.findIndex(({ person }) => !open.has(person.id));
  return end === -1 ? way : way.slice(0, end + 1);
}

interface Stacking {
  readonly isClosed: (node: OrgNode) => boolean;
  readonly isStacked: boolean;
}

/** Those with nothing shown beneath them in rows of two, then the others; or all of them by name. */
function sideParts(nodes: readonly OrgNode[], { isClosed, isStacked }: Stacking): readonly TeamPart[] {
  const closed = nodes.filter(isClosed);
  if (!isStacked || closed.length < 2) return nodes.map(asCard);
  const others = nodes.filter((node) => !isClosed(node));
  return [{ kind: 'stack', nodes: closed }, ...others.map(asCard)];
}

/** The next person of the line in the middle, half of the others at each side with the rows of two next to the line. */
function aroundLine(next: OrgNode, team: readonly OrgNode[], isClosed: Stacking['isClosed']): TeamParts {
  const others = team.filter((node) => node !== next);
  const stacking = { isClosed, isStacked: others.filter(isClosed).length > WIDEST_ROW };
  const half = Math.floor(others.length / 2);
  const left = sideParts(others.slice(0, half), stacking);
  const isInner = (part: TeamPart): boolean => part.kind === 'stack';
  return {
    before: [...left.filter((part) => !isInner(part)), ...left.filter(isInner)],
    middle: asCard(next),
    after: sideParts(others.slice(half), stacking),
  };
}

/** The reports of the person in the middle: two columns straight beneath, and open ones beside them. */
function beneathLine(team: readonly OrgNode[], isClosed: Stacking['isClosed']): TeamParts {
  const [first, ...others] = sideParts(team, { isClosed, isStacked: true });
  if (first?.kind !== 'stack') return { before: [], middle: null, after: team.map(asCard) };
  return { before: [], middle: first, after: others };
}

function partsOf(team: readonly OrgNode[], level: number, { open, line }: Arrangement): TeamParts {
  const isClosed = (node: OrgNode): boolean => shownReports(node, open).length === 0;
  const next = line[level];
  if (next && team.includes(next)) return aroundLine(next, team, isClosed);
  const isStacked = team.filter(isClosed).length > WIDEST_ROW;
  return { before: [], middle: null, after: sideParts(team, { isClosed, isStacked }) };
}

/** A team's layout on the chart. */
export function teamParts(manager: OrgNode, shown: Arrangement): TeamParts {
  const { open, line } = shown;
  const team = shownReports(manager, open);
  if (line[manager.depth] !== manager) return partsOf(team, -1, shown);
  if (line.length > manager.depth + 1) return partsOf(team, manager.depth + 1, shown);
  return beneathLine(team, (node) => shownReports(node, open).length === 0);
}

/** The layout of those at the top. */
export function topParts({ roots }: OrgTree, shown: Arrangement): TeamParts {
  return partsOf(roots, 0, shown);
}

const nodesOf = (part: TeamPart): readonly OrgNode[] => (part.kind === 'card' ? [part.node] : part.nodes);

/** A team in chart order, from left to right. */
export function standing({ before, middle, after }: TeamParts): readonly OrgNode[] {
  return [...before, ...(middle ? [middle] : []), ...after].flatMap(nodesOf);
}
