import { arrange, largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import { allBranches, firstBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import { middleOf, touches } from './geometry.ts';
import { layoutChart } from './layout-chart.ts';
import type { Card, ChartLayout } from './layout-chart.ts';
import { besideBox, makeRoom } from './make-room.ts';
import { teamWires } from './wires.ts';

const ROOM = { k: 1, height: 216 };
const tree = growTree(ORGANISATION);
const layout = layoutChart(tree, arrange(tree, firstBranches(tree, tree.nodes.get(7)), 7));

function covered(chart: ChartLayout, id: number, room = ROOM): readonly Card[] {
  const card = chart.byId.get(id)!;
  const made = makeRoom(chart, card, room);
  const own = made.layout.byId.get(id)!;
  const box = besideBox(own, made.beside, room);
  return made.layout.cards.filter((other) => touches(other, box));
}

test('the box is beside a card where nobody is, and the chart stays as it is', () => {
  const right = makeRoom(layout, layout.byId.get(74)!, ROOM);
  expect(right).toEqual({ layout, beside: { side: 'right', above: 48 } });
  expect(makeRoom(layout, layout.byId.get(73)!, ROOM).beside.side).toBe('left');
});

test('without a free side the branch moves over by 312 pixels, and its lines with it', () => {
  const { layout: moved, beside } = makeRoom(layout, layout.byId.get(2)!, ROOM);
  expect(beside.side).toBe('right');
  expect(moved.byId.get(4)!.left).toBe(layout.byId.get(4)!.left + 312);
  for (const id of [1, 2, 7, 71, 3]) expect(moved.byId.get(id)).toEqual(layout.byId.get(id));
  const ends = teamWires(moved.teams.get(1)!).map(({ left }) => left);
  expect(ends).toContain(middleOf(moved.byId.get(4)!));
});

test('the box covers nobody, at any scale and whoever is selected', () => {
  for (const k of [0.3, 0.5, 0.8, 1, 2]) {
    for (const card of layout.cards)
      expect(covered(layout, card.node.person.id, { k, height: 300 })).toEqual([]);
  }
  const large = growTree(largeOrganisation(200, 5));
  const all = layoutChart(large, arrange(large, allBranches(large), 30));
  for (const card of all.cards) expect(covered(all, card.node.person.id)).toEqual([]);
});
