import { orgPerson } from '../../directory/directory.fixtures.ts';
import { allBranches, firstBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import type { OrgTree } from '../tree/org-tree.ts';
import { largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import { CARD_HEIGHT, CARD_WIDTH, LEVEL, STACK_ROW, touches } from './geometry.ts';
import { layoutChart } from './layout-chart.ts';
import type { Card, ChartLayout } from './layout-chart.ts';

const tree = growTree(ORGANISATION);

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

test('only open branches are laid out', () => {
  const layout = layoutChart(tree, new Set([1, 2]));
  expect([...layout.byId.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 7, 8]);
  expect(layoutChart(tree, new Set()).cards).toHaveLength(1);
});

test('levels share a height, and a manager is above the middle of the team', () => {
  const layout = layoutChart(tree, new Set([1, 2]));
  expect([1, 2, 7].map((id) => place(layout, id)[1])).toEqual([0, LEVEL, 2 * LEVEL]);
  const [zoe, renee] = [place(layout, 7)[0], place(layout, 8)[0]];
  expect(place(layout, 2)[0]).toBeCloseTo((zoe + renee) / 2, 0);
  const [first, last] = [place(layout, 2)[0], place(layout, 4)[0]];
  expect(place(layout, 1)[0]).toBeCloseTo((first + last) / 2, 0);
});

test('a large team with nothing open beneath is laid out in rows of two, from left to right', () => {
  const layout = layoutChart(tree, firstBranches(tree, tree.nodes.get(7)));
  const [left, top] = place(layout, 71);
  expect(top).toBe(3 * LEVEL);
  expect(place(layout, 72)).toEqual([left + CARD_WIDTH + 16, top]);
  expect(place(layout, 73)).toEqual([left, top + STACK_ROW]);
  expect(place(layout, 79)).toEqual([left, top + 4 * STACK_ROW]);
  expect([layout.teams.get(7)?.stack.length, layout.teams.get(7)?.row]).toEqual([9, []]);
  expect([layout.teams.get(2)?.stack, layout.teams.get(2)?.row.length]).toEqual([[], 2]);
  const manager = layout.byId.get(7)!;
  expect(manager.left + CARD_WIDTH / 2).toBe(left + CARD_WIDTH + 8);
});

test('many with nothing open beneath are laid out in rows of two even where others of the team are open', () => {
  const people = [...ORGANISATION, orgPerson({ id: 700, parentId: 75, Name: 'Led by Eva' })];
  const grown = growTree(people);
  const layout = layoutChart(grown, new Set([1, 2, 7, 75]));
  const team = layout.teams.get(7)!;
  expect(team.stack.map(({ node }) => node.person.id)).toEqual([71, 72, 73, 74, 76, 77, 78, 79]);
  expect(team.row.map(({ node }) => node.person.id)).toEqual([75]);
  expect(place(layout, 75)[0]).toBeGreaterThan(place(layout, 72)[0]);
  expect(place(layout, 75)[1]).toBe(place(layout, 71)[1]);
  expect(collisions(layout)).toEqual([]);
});

test('the box holds every card, and nothing else', () => {
  const { cards, box } = layoutChart(tree, allBranches(tree));
  expect(box.left).toBe(Math.min(...cards.map(({ left }) => left)));
  expect(box.right).toBe(Math.max(...cards.map(({ right }) => right)));
  expect(box.bottom - box.top).toBe(3 * LEVEL + 4 * STACK_ROW + CARD_HEIGHT);
  expect(layoutChart({ roots: [], nodes: new Map() }, new Set()).box).toEqual({
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  });
});

test('several roots are side by side', () => {
  const roots = growTree([...largeOrganisation(3), { ...ORGANISATION[0]!, id: 900 }]);
  const layout = layoutChart(roots, allBranches(roots));
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
    expect(collisions(layoutChart(some, open))).toEqual([]);
  }
});

test('ten thousand people find a place each', () => {
  const large = growTree(largeOrganisation(10_000));
  const layout = layoutChart(large, allBranches(large));
  expect(layout.cards).toHaveLength(10_000);
  expect(collisions(layout)).toEqual([]);
});
