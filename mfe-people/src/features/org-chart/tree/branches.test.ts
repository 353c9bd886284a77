import { ORGANISATION } from '../org-chart.fixtures.ts';
import { allBranches, firstBranches, openWay, shownReports, toggleBranch } from './branches.ts';
import { growTree } from './org-tree.ts';

const tree = growTree(ORGANISATION);
const node = (id: number) => tree.nodes.get(id)!;
const sorted = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

test('the chart is entered with the top open, and the way to the person with their reports', () => {
  expect(sorted(firstBranches(tree, undefined))).toEqual([1]);
  expect(sorted(firstBranches(tree, node(7)))).toEqual([1, 2, 7]);
  expect(sorted(firstBranches(tree, node(71)))).toEqual([1, 2, 7, 71]);
});

test('[ORG-002] the way to a person who was found is opened, and nothing is closed', () => {
  expect(sorted(openWay(new Set([3]), node(71)))).toEqual([1, 2, 3, 7]);
  const open = new Set([1, 2]);
  expect(openWay(open, node(7))).toBe(open);
});

test('a closed branch remembers what was open beneath', () => {
  const closed = toggleBranch(new Set([1, 2, 7]), 2);
  expect(shownReports(node(2), closed)).toEqual([]);
  expect(sorted(toggleBranch(closed, 2))).toEqual([1, 2, 7]);
});

test('every branch is that of each person with reports', () => {
  expect(sorted(allBranches(tree))).toEqual([1, 2, 3, 7, 8, 31]);
});
