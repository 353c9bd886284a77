import { wayTo } from '../tree/org-tree.ts';
import type { OrgNode } from '../tree/org-tree.ts';
import { CARD_HEIGHT, middleOf, TURN } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { Card, ChartLayout, Stack, Team } from './layout-chart.ts';

/** A straight line between cards, upright or level: a box without width or without height. */
export type Wire = Box;

/** Where the line meets a member of a stack, from the side. */
const shoulder = ({ top }: Card): number => top + CARD_HEIGHT / 2;
/** The height at which the lines of a row turn. */
const turn = ({ top }: Card): number => top + TURN;

const upright = (x: number, top: number, bottom: number): Wire => ({ left: x, right: x, top, bottom });
const level = (y: number, from: number, to: number): Wire => ({
  left: Math.min(from, to),
  right: Math.max(from, to),
  top: y,
  bottom: y,
});

function stackWires({ manager }: Team, { cards, spine }: Stack): readonly Wire[] {
  const stubs = cards.map((card) => level(shoulder(card), spine, card.left > spine ? card.left : card.right));
  return [upright(spine, turn(manager), Math.max(...cards.map(shoulder))), ...stubs];
}

/** From beneath the manager to the points from which the members' lines continue. */
function sharedWires({ manager }: Team, places: readonly number[]): readonly Wire[] {
  const x = middleOf(manager);
  const height = turn(manager);
  return [upright(x, manager.bottom, height), level(height, Math.min(x, ...places), Math.max(x, ...places))];
}

/** The lines from a manager to some of the team; by default to everyone. */
export function teamWires(team: Team, members: ReadonlySet<Card> | null = null): readonly Wire[] {
  const wanted = (cards: readonly Card[]) => cards.filter((card) => members === null || members.has(card));
  const stacks = team.stacks
    .map(({ cards, spine }) => ({ cards: wanted(cards), spine }))
    .filter(({ cards }) => cards.length > 0);
  const row = wanted(team.row);
  const places = [...stacks.map(({ spine }) => spine), ...row.map(middleOf)];
  return [
    ...sharedWires(team, places),
    ...stacks.flatMap((stack) => stackWires(team, stack)),
    ...row.map((card) => upright(middleOf(card), turn(team.manager), card.top)),
  ];
}

/** The lines from the top down to one person; none where the path is closed. */
export function wayWires(layout: ChartLayout, node: OrgNode): readonly Wire[] {
  return [...wayTo(node), node].flatMap(({ person, parent }) => {
    const team = parent && layout.teams.get(parent.person.id);
    const member = layout.byId.get(person.id);
    return team && member ? teamWires(team, new Set([member])) : [];
  });
}
