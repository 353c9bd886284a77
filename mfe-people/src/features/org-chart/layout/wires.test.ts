import { orgPerson } from '../../directory/directory.fixtures.ts';
import { arrange, ORGANISATION } from '../org-chart.fixtures.ts';
import { firstBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import { middleOf } from './geometry.ts';
import { layoutChart } from './layout-chart.ts';
import { teamWires, wayWires } from './wires.ts';
import type { Wire } from './wires.ts';

const tree = growTree(ORGANISATION);
const layout = layoutChart(tree, arrange(tree, firstBranches(tree, tree.nodes.get(7)), 7));
const card = (id: number) => layout.byId.get(id)!;
const middle = (id: number): number => middleOf(card(id));

/** Whether the lines connect one point to the other. */
function connects(wires: readonly Wire[], from: readonly [number, number], to: readonly [number, number]) {
  const meets = (a: Wire, b: Wire): boolean =>
    a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
  const point = ([x, y]: readonly [number, number]): Wire => ({ left: x, right: x, top: y, bottom: y });
  const reached = new Set<Wire>([point(from)]);
  for (const place of reached) for (const wire of wires) if (meets(place, wire)) reached.add(wire);
  return [...reached].some((place) => meets(place, point(to)));
}

test('lines lead from a manager to everyone side by side', () => {
  const wires = teamWires(layout.teams.get(1)!);
  for (const id of [2, 3, 4])
    expect(connects(wires, [middle(1), card(1).bottom], [middle(id), card(id).top])).toBe(true);
});

test('lines lead to both sides of rows of two', () => {
  const wires = teamWires(layout.teams.get(7)!);
  for (const id of [71, 73, 79])
    expect(connects(wires, [middle(7), card(7).bottom], [card(id).right, card(id).top + 28])).toBe(true);
  for (const id of [72, 78])
    expect(connects(wires, [middle(7), card(7).bottom], [card(id).left, card(id).top + 28])).toBe(true);
});

test('lines lead to rows of two and to the people beside them', () => {
  const grown = growTree([...ORGANISATION, orgPerson({ id: 700, parentId: 75, Name: 'Led by Eva' })]);
  const mixed = layoutChart(grown, arrange(grown, [1, 2, 7, 75], 7));
  const wires = teamWires(mixed.teams.get(7)!);
  const at = (id: number) => mixed.byId.get(id)!;
  const from = [middleOf(at(7)), at(7).bottom] as const;
  expect(connects(wires, from, [middleOf(at(75)), at(75).top])).toBe(true);
  expect(connects(wires, from, [at(71).right, at(71).top + 28])).toBe(true);
  expect(connects(wires, from, [at(79).left, at(79).top + 28])).toBe(true);
});

test('the way to a person leads from the top down to them and to nobody else', () => {
  const wires = wayWires(layout, tree.nodes.get(74)!);
  expect(connects(wires, [middle(1), card(1).bottom], [middle(2), card(2).top])).toBe(true);
  expect(connects(wires, [middle(2), card(2).bottom], [middle(7), card(7).top])).toBe(true);
  expect(connects(wires, [middle(7), card(7).bottom], [card(74).left, card(74).top + 28])).toBe(true);
  for (const id of [3, 4, 8])
    expect(wires.some((wire) => wire.left === middle(id) && wire.bottom === card(id).top)).toBe(false);
  expect(wayWires(layout, tree.nodes.get(81)!)).toHaveLength(wayWires(layout, tree.nodes.get(8)!).length);
});
