import { wayTo } from '../tree/org-tree.ts';
import type { OrgNode } from '../tree/org-tree.ts';
import { CARD_HEIGHT, CARD_WIDTH, LEVEL, SIBLING_GAP } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { Card, ChartLayout, Team } from './layout-chart.ts';

/** A straight line between cards, upright or level: a box without width or without height. */
export type Wire = Box;

const middle = ({ left }: Card): number => left + CARD_WIDTH / 2;
/** Where the line meets a member of a stack, from the side. */
const shoulder = ({ top }: Card): number => top + CARD_HEIGHT / 2;
/** The height at which the lines of a row turn. */
const turn = ({ bottom }: Card): number => bottom + (LEVEL - CARD_HEIGHT) / 2;

const upright = (x: number, top: number, bottom: number): Wire => ({ left: x, right: x, top, bottom });
const level = (y: number, from: number, to: number): Wire => ({
  left: Math.min(from, to),
  right: Math.max(from, to),
  top: y,
  bottom: y,
});

/** The line between the two columns of a stack; its first member is at the left. */
function spineOf({ stack }: Team): number | undefined {
  const [first] = stack;
  return first && first.right + SIBLING_GAP / 2;
}

function stackWires(team: Team, members: readonly Card[]): readonly Wire[] {
  const spine = spineOf(team);
  if (spine === undefined || members.length === 0) return [];
  const stubs = members.map((member) =>
    level(shoulder(member), spine, member.left > spine ? member.left : member.right),
  );
  return [upright(spine, turn(team.manager), Math.max(...members.map(shoulder))), ...stubs];
}

function rowWires({ manager }: Team, members: readonly Card[]): readonly Wire[] {
  return members.map((member) => upright(middle(member), turn(manager), member.top));
}

/** From beneath the manager to the points from which the members' lines continue. */
function sharedWires({ manager }: Team, places: readonly number[]): readonly Wire[] {
  const x = middle(manager);
  const height = turn(manager);
  return [upright(x, manager.bottom, height), level(height, Math.min(x, ...places), Math.max(x, ...places))];
}

/** The lines from a manager to some of the team; by default to everyone. */
export function teamWires(team: Team, members: ReadonlySet<Card> | null = null): readonly Wire[] {
  const wanted = (cards: readonly Card[]) => cards.filter((card) => members === null || members.has(card));
  const [stack, row] = [wanted(team.stack), wanted(team.row)];
  const spine = spineOf(team);
  const places = [...(stack.length > 0 && spine !== undefined ? [spine] : []), ...row.map(middle)];
  return [...sharedWires(team, places), ...stackWires(team, stack), ...rowWires(team, row)];
}

/** The lines from the top down to one person; none where the path is closed. */
export function wayWires(layout: ChartLayout, node: OrgNode): readonly Wire[] {
  return [...wayTo(node), node].flatMap(({ person, parent }) => {
    const team = parent && layout.teams.get(parent.person.id);
    const member = layout.byId.get(person.id);
    return team && member ? teamWires(team, new Set([member])) : [];
  });
}
