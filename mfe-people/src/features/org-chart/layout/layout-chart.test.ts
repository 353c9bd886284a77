import { orgPerson } from '../../directory/directory.fixtures.ts';
import { allBranches, firstBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import type { OrgTree } from '../tree/org-tree.ts';
import { arrange, largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import {
  CARD_HEIGHT,
  COLUMN_GAP,
  LEVEL,
  middleOf,
  STACK_CARD_WIDTH,
  STACK_ROW,
  touches,
} from './geometry.ts';
import { layoutChart } from './layout-chart.ts';
import type { Card, ChartLayout } from './layout-chart.ts';

const tree = growTree(ORGANISATION);

const layoutOf = (shown: OrgTree, open: Iterable<number>, middleId?: number): ChartLayout =>
  layoutChart(shown, arrange(shown, open, middleId));

const place = (layout: ChartLayout, id: number): readonly [number, number] => {
  const card = layout.byId.get(id)!;
  return [card.left, card.top];
};

/** Pairs of cards that touch; sorted by their left edge, only near ones are compared. */
function collisions({ cards }: ChartLayout): readonly (readonly [Card, Card])[] {
  const sorted = cards.toSorted((a, b) => a.left - b.left);
  const found: [Card, Card][] = [];
  for (const [index, card] of sorted.entries()) {
    for (let place = index + 1; place < sorted.length; place += 1) {
      const next = sorted[place]!;
      if (next.left >= card.right) break;
      if (touches(card, next)) found.push([card, next]);
    }
  }
  return found;
}

const middle = (layout: ChartLayout, id: number): number => middleOf(layout.byId.get(id)!);
const stacked = (layout: ChartLayout, id: number): readonly (readonly number[])[] =>
  layout.teams.get(id)!.stacks.map(({ cards }) => cards.map(({ node }) => node.person.id));
const inRow = (layout: ChartLayout, id: number): readonly number[] =>
  layout.teams.get(id)!.row.map(({ node }) => node.person.id);

test('only open branches are laid out', () => {
  const layout = layoutOf(tree, [1, 2]);
  expect([...layout.byId.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 7, 8]);
  expect(layoutOf(tree, []).cards).toHaveLength(1);
});

test('[ORG-002] the line to the person in the middle is straight, the others stand at both sides', () => {
  const layout = layoutOf(tree, firstBranches(tree, tree.nodes.get(7)), 7);
  expect([1, 2, 7].map((id) => middle(layout, id))).toEqual([0, 0, 0]);
  expect([1, 2, 7].map((id) => place(layout, id)[1])).toEqual([0, LEVEL, 2 * LEVEL]);
  expect(inRow(layout, 1)).toEqual([3, 2, 4]);
  expect(middle(layout, 3)).toBe(-middle(layout, 4));
  expect(middle(layout, 8)).toBeGreaterThan(0);
});

test('the reports of the person in the middle are in two columns beneath, from left to right', () => {
  const layout = layoutOf(tree, firstBranches(tree, tree.nodes.get(7)), 7);
  const [left, top] = place(layout, 71);
  expect(top).toBe(3 * LEVEL);
  expect(left).toBe(-STACK_CARD_WIDTH - COLUMN_GAP / 2);
  expect(place(layout, 72)).toEqual([COLUMN_GAP / 2, top]);
  expect(place(layout, 73)).toEqual([left, top + STACK_ROW]);
  expect(place(layout, 79)).toEqual([left, top + 4 * STACK_ROW]);
  expect(stacked(layout, 7)).toHaveLength(1);
  expect(layout.teams.get(7)!.stacks[0]!.spine).toBe(0);
  expect(stacked(layout, 2)).toEqual([]);
});

test('away from the line, a manager is above the middle of the team', () => {
  const layout = layoutOf(tree, [1, 2], 4);
  expect(middle(layout, 2)).toBeCloseTo((middle(layout, 7) + middle(layout, 8)) / 2, 0);
  expect(place(layout, 7)[1]).toBe(2 * LEVEL);
});

test('more than four at the sides of the line are in rows of two next to it', () => {
  const people = Array.from({ length: 9 }, (_, index) =>
    orgPerson({ id: 90 + index, parentId: 1, Name: `P${index}` }),
  );
  const grown = growTree([...ORGANISATION, ...people]);
  const layout = layoutOf(grown, firstBranches(grown, grown.nodes.get(7)), 7);
  expect(stacked(layout, 1).map((ids) => ids.length)).toEqual([5, 6]);
  expect(inRow(layout, 1)).toEqual([2]);
  expect(middle(layout, 2)).toBe(0);
  expect(collisions(layout)).toEqual([]);
});

test('many with nothing open beneath are laid out in rows of two even where others of the team are open', () => {
  const people = [...ORGANISATION, orgPerson({ id: 700, parentId: 75, Name: 'Led by Eva' })];
  const grown = growTree(people);
  const layout = layoutOf(grown, [1, 2, 7, 75], 4);
  expect(stacked(layout, 7)).toEqual([[71, 72, 73, 74, 76, 77, 78, 79]]);
  expect(inRow(layout, 7)).toEqual([75]);
  expect(place(layout, 75)[0]).toBeGreaterThan(place(layout, 72)[0]);
  expect(place(layout, 75)[1]).toBe(place(layout, 71)[1]);
  expect(collisions(layout)).toEqual([]);
});

test('the box holds every card, and nothing else', () => {
  const { cards, box } = layoutOf(tree, allBranches(tree), 7);
  expect(box.left).toBe(Math.min(...cards.map(({ left }) => left)));
  expect(box.right).toBe(Math.max(...cards.map(({ right }) => right)));
  expect(box.bottom - box.top).toBe(3 * LEVEL + 4 * STACK_ROW + CARD_HEIGHT);
  expect(layoutOf({ roots: [], nodes: new Map() }, []).box).toEqual({
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  });
});

test('several roots are side by side', () => {
  const roots = growTree([...largeOrganisation(3), { ...ORGANISATION[0]!, id: 900 }]);
  const layout = layoutOf(roots, allBranches(roots));
  expect([...roots.roots].map(({ person }) => place(layout, person.id)[1])).toEqual([0, 0]);
  expect(collisions(layout)).toEqual([]);
});

/** A number from 0 to 1 that depends on nothing but the seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function randomTree(count: number, chance: () => number): OrgTree {
  const people = largeOrganisation(count).map((person, index) => ({
    ...person,
    parentId: index === 0 ? null : 1 + Math.floor(index * chance() ** 2),
  }));
  return growTree(people);
}

test('with any people open, no two cards touch', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const chance = chances(seed);
    const some = randomTree(20 + seed * 7, chance);
    const open = new Set([...allBranches(some)].filter(() => chance() < 0.7));
    open.add(1);
    const middleId = 1 + Math.floor(chance() * some.nodes.size);
    const layout = layoutOf(some, open, middleId);
    expect(collisions(layout)).toEqual([]);
    for (const { person } of arrange(some, open, middleId).line) expect(middle(layout, person.id)).toBe(0);
  }
});

test('ten thousand people find a place each', () => {
  const large = growTree(largeOrganisation(10_000));
  const layout = layoutOf(large, allBranches(large), 9_000);
  expect(layout.cards).toHaveLength(10_000);
  expect(collisions(layout)).toEqual([]);
});
