import { shownReports } from '../tree/branches.ts';
import { teamParts } from '../tree/team-parts.ts';
import type { Arrangement, TeamPart } from '../tree/team-parts.ts';
import type { OrgNode, OrgTree } from '../tree/org-tree.ts';
import { placeAround } from './around-line.ts';
import type { PlacedItem } from './blocks.ts';
import {
  around,
  CARD_HEIGHT,
  CARD_WIDTH,
  COLUMN_GAP,
  LEVEL,
  STACK_CARD_WIDTH,
  STACK_ROW,
} from './geometry.ts';
import type { Box } from './geometry.ts';

/** A person's place on the chart. */
export interface Card extends Box {
  readonly node: OrgNode;
  /** Whether the reports are shown. */
  readonly isOpen: boolean;
}

/** People in rows of two; the last of an odd number is on the left. */
export interface Stack {
  readonly cards: readonly Card[];
  /** Where the line between the two columns is. */
  readonly spine: number;
}

/** A manager's card and those of the shown reports: some in rows of two, the others next to each other. */
export interface Team {
  readonly manager: Card;
  readonly stacks: readonly Stack[];
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

interface Spot {
  /** The middle of the top edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function cardAt(node: OrgNode, { open }: Arrangement, { x, y, width }: Spot): Card {
  const left = Math.round(x - width / 2);
  const isOpen = shownReports(node, open).length > 0;
  return { node, isOpen, left, top: y, right: left + width, bottom: y + CARD_HEIGHT };
}

function cardsOf({ item, x, level }: PlacedItem, shown: Arrangement): readonly Card[] {
  const top = level * LEVEL;
  const aside = (STACK_CARD_WIDTH + COLUMN_GAP) / 2;
  switch (item.kind) {
    case 'card':
      return [cardAt(item.node, shown, { x, y: top, width: CARD_WIDTH })];
    case 'stack':
      return item.nodes.map((node, index) =>
        cardAt(node, shown, {
          x: x + (index % 2 === 0 ? -aside : aside),
          y: top + Math.floor(index / 2) * STACK_ROW,
          width: STACK_CARD_WIDTH,
        }),
      );
    case 'filler':
      return [];
  }
}

/** A team around its manager with the line of every stack. */
export function teamOf(manager: Card, stacks: readonly Stack[], row: readonly Card[]): Team {
  const box = around([manager, ...stacks.flatMap(({ cards }) => cards), ...row]);
  return { manager, stacks, row, box };
}

function stackOf(cards: readonly Card[]): readonly Stack[] {
  const [first] = cards;
  return first ? [{ cards, spine: first.right + COLUMN_GAP / 2 }] : [];
}

function findTeam(manager: Card, byId: ReadonlyMap<number, Card>, shown: Arrangement): Team {
  const find = (nodes: readonly OrgNode[]) => nodes.flatMap(({ person }) => byId.get(person.id) ?? []);
  const { before, middle, after } = teamParts(manager.node, shown);
  const parts: readonly TeamPart[] = [...before, ...(middle ? [middle] : []), ...after];
  const stacks = parts.flatMap((part) => (part.kind === 'stack' ? stackOf(find(part.nodes)) : []));
  return teamOf(
    manager,
    stacks,
    parts.flatMap((part) => (part.kind === 'card' ? find([part.node]) : [])),
  );
}

/** Cards with all that is known of them. */
export function assemble(
  cards: readonly Card[],
  teams: (byId: ReadonlyMap<number, Card>) => readonly Team[],
) {
  const byId = new Map(cards.map((card) => [card.node.person.id, card]));
  const list = teams(byId);
  return {
    cards,
    byId,
    teams: new Map(list.map((team) => [team.manager.node.person.id, team])),
    box: around(cards),
  } satisfies ChartLayout;
}

/**
 * A tree of what is open, with one line straight in the middle: every level at one height, no two cards touching.
 * Beneath the line's last person, and where more than four of a team have nothing open beneath, people are in rows of
 * two.
 */
export function layoutChart(orgTree: OrgTree, shown: Arrangement): ChartLayout {
  const cards = placeAround(orgTree, shown).flatMap((item) => cardsOf(item, shown));
  cards.sort((a, b) => a.top - b.top || a.left - b.left);
  return assemble(cards, (byId) =>
    cards.filter(({ isOpen }) => isOpen).map((card) => findTeam(card, byId, shown)),
  );
}
