import { hierarchy, tree } from 'd3-hierarchy';
import type { HierarchyPointNode } from 'd3-hierarchy';
import { shownReports, teamParts } from '../tree/branches.ts';
import type { OpenBranches } from '../tree/branches.ts';
import type { OrgNode, OrgTree } from '../tree/org-tree.ts';
import { around, CARD_HEIGHT, CARD_WIDTH, LEVEL, SIBLING_GAP, STACK_ROW, TEAM_GAP } from './geometry.ts';
import type { Box } from './geometry.ts';

/** A person's place on the chart. */
export interface Card extends Box {
  readonly node: OrgNode;
  /** Whether the reports are shown. */
  readonly isOpen: boolean;
}

/** A manager's card and those of the shown reports: some in rows of two, the others next to each other. */
export interface Team {
  readonly manager: Card;
  readonly stack: readonly Card[];
  readonly row: readonly Card[];
  readonly box: Box;
}

export interface ChartLayout {
  /** From the top down: everyone after the manager. */
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<number, Card>;
  /** Open teams by their manager's id. */
  readonly teams: ReadonlyMap<number, Team>;
  readonly box: Box;
}

const STACK_WIDTH = 2 * CARD_WIDTH + SIBLING_GAP;

/**
 * What d3 lays out. A stack is one item as wide as two cards; the levels that its rows reach into are held free by
 * fillers beneath it. The single top holds several roots together.
 */
type Item =
  | { readonly kind: 'top' }
  | { readonly kind: 'card'; readonly node: OrgNode }
  | { readonly kind: 'stack'; readonly nodes: readonly OrgNode[] }
  | { readonly kind: 'filler'; readonly levels: number };

const asCard = (node: OrgNode): Item => ({ kind: 'card', node });

/** How many levels beneath its first one a stack reaches into. */
function levelsBeneath(count: number): number {
  const height = Math.ceil(count / 2) * STACK_ROW;
  return Math.ceil(height / LEVEL) - 1;
}

function fillers(levels: number): readonly Item[] {
  return levels > 0 ? [{ kind: 'filler', levels }] : [];
}

function beneath(item: Item, roots: readonly OrgNode[], open: OpenBranches): readonly Item[] {
  switch (item.kind) {
    case 'top':
      return roots.map(asCard);
    case 'card': {
      const { stack, row } = teamParts(item.node, open);
      const stacked: readonly Item[] = stack.length > 0 ? [{ kind: 'stack', nodes: stack }] : [];
      return [...stacked, ...row.map(asCard)];
    }
    case 'stack':
      return fillers(levelsBeneath(item.nodes.length));
    case 'filler':
      return fillers(item.levels - 1);
  }
}

function widthOf(item: Item): number {
  switch (item.kind) {
    case 'top':
      return 0;
    case 'card':
      return CARD_WIDTH;
    case 'stack':
    case 'filler':
      return STACK_WIDTH;
  }
}

type PlacedItem = HierarchyPointNode<Item>;

function placeItems({ roots }: OrgTree, open: OpenBranches): PlacedItem {
  const all = hierarchy<Item>({ kind: 'top' }, (item) => beneath(item, roots, open));
  return tree<Item>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => {
      const gap = a.parent === b.parent ? SIBLING_GAP : TEAM_GAP;
      return (widthOf(a.data) + widthOf(b.data)) / 2 + gap;
    })(all);
}

/** A card by its top edge's centre. */
function cardAt(node: OrgNode, open: OpenBranches, at: { readonly x: number; readonly y: number }): Card {
  const left = Math.round(at.x - CARD_WIDTH / 2);
  const isOpen = shownReports(node, open).length > 0;
  return { node, isOpen, left, top: at.y, right: left + CARD_WIDTH, bottom: at.y + CARD_HEIGHT };
}

/** Rows of two around the item's middle; the last of an odd number is on the left. */
function stackCards(nodes: readonly OrgNode[], open: OpenBranches, { x, y }: PlacedItem): readonly Card[] {
  const aside = (CARD_WIDTH + SIBLING_GAP) / 2;
  return nodes.map((node, index) =>
    cardAt(node, open, {
      x: x + (index % 2 === 0 ? -aside : aside),
      y: y - LEVEL + Math.floor(index / 2) * STACK_ROW,
    }),
  );
}

function cardsOf(item: PlacedItem, open: OpenBranches): readonly Card[] {
  switch (item.data.kind) {
    case 'card':
      // The node above the roots is a separate, invisible level.
      return [cardAt(item.data.node, open, { x: item.x, y: item.y - LEVEL })];
    case 'stack':
      return stackCards(item.data.nodes, open, item);
    case 'top':
    case 'filler':
      return [];
  }
}

function teamOf(manager: Card, byId: ReadonlyMap<number, Card>, open: OpenBranches): Team {
  const find = (nodes: readonly OrgNode[]) => nodes.flatMap(({ person }) => byId.get(person.id) ?? []);
  const parts = teamParts(manager.node, open);
  const [stack, row] = [find(parts.stack), find(parts.row)];
  return { manager, stack, row, box: around([manager, ...stack, ...row]) };
}

/**
 * A tidy tree of what is open: every level at one height, managers above the middle of their teams, no two cards
 * touching. More than four of a team with nothing open beneath are laid out in rows of two, before the others.
 */
export function layoutChart(orgTree: OrgTree, open: OpenBranches): ChartLayout {
  const cards: Card[] = [];
  placeItems(orgTree, open).eachBefore((item) => cards.push(...cardsOf(item, open)));
  const byId = new Map(cards.map((card) => [card.node.person.id, card]));
  const managers = cards.filter(({ isOpen }) => isOpen);
  const teams = new Map(managers.map((card) => [card.node.person.id, teamOf(card, byId, open)]));
  return { cards, byId, teams, box: around(cards) };
}
