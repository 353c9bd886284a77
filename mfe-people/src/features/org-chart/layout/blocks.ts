import { hierarchy, tree } from 'd3-hierarchy';
import { teamParts } from '../tree/team-parts.ts';
import type { Arrangement, TeamPart } from '../tree/team-parts.ts';
import {
  CARD_WIDTH,
  COLUMN_GAP,
  LEVEL,
  SIBLING_GAP,
  STACK_CARD_WIDTH,
  STACK_ROW,
  TEAM_GAP,
  TURN,
} from './geometry.ts';

/** What is laid out: a person, rows of two, or the room that the rows take on the levels that they reach into. */
export type Item = TeamPart | { readonly kind: 'filler'; readonly levels: number };

/** An item's middle, and its level from the top of the chart. */
export interface PlacedItem {
  readonly item: Item;
  readonly x: number;
  readonly level: number;
}

const STACK_WIDTH = 2 * STACK_CARD_WIDTH + COLUMN_GAP + COLUMN_GAP;

export const widthOf = (item: Item): number => (item.kind === 'card' ? CARD_WIDTH : STACK_WIDTH);

/** How many levels beneath its first one a stack reaches into; lines that turn there would cross it. */
function levelsBeneath(count: number): number {
  const bottom = (Math.ceil(count / 2) - 1) * STACK_ROW + TURN;
  return Math.floor(bottom / LEVEL);
}

const fillers = (levels: number): readonly Item[] => (levels > 0 ? [{ kind: 'filler', levels }] : []);

function beneath(item: Item, shown: Arrangement): readonly Item[] {
  switch (item.kind) {
    case 'card': {
      const { before, middle, after } = teamParts(item.node, shown);
      return [...before, ...(middle ? [middle] : []), ...after];
    }
    case 'stack':
      return fillers(levelsBeneath(item.nodes.length));
    case 'filler':
      return fillers(item.levels - 1);
  }
}

/** A tidy tree of one part of a team and everyone shown beneath, around the part's own middle. */
export function placeBlock(part: TeamPart, level: number, shown: Arrangement): readonly PlacedItem[] {
  const all = hierarchy<Item>(part, (item) => beneath(item, shown));
  const placed: PlacedItem[] = [];
  tree<Item>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => {
      const gap = a.parent === b.parent ? SIBLING_GAP : TEAM_GAP;
      return (widthOf(a.data) + widthOf(b.data)) / 2 + gap;
    })(all)
    .eachBefore(({ data, x, depth }) => placed.push({ item: data, x, level: level + depth }));
  return placed;
}

/** One item without anyone beneath. */
export function placeAlone(part: TeamPart, level: number): readonly PlacedItem[] {
  if (part.kind === 'card') return [{ item: part, x: 0, level }];
  const room = Array.from({ length: levelsBeneath(part.nodes.length) }, (_, index) => ({
    item: { kind: 'filler', levels: 0 } as const,
    x: 0,
    level: level + 1 + index,
  }));
  return [{ item: part, x: 0, level }, ...room];
}
