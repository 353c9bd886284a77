import { ORGANISATION, largeOrganisation } from '../org-chart.fixtures.ts';
import { allBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import { outlineAction, rowByName } from './outline-keys.ts';
import { outlineRows } from './outline-rows.ts';

const tree = growTree(ORGANISATION);
const rows = outlineRows(tree, new Set([1, 2]));
const at = (id: number): number => rows.findIndex(({ node }) => node.person.id === id);
const press = (id: number, key: string) => {
  const action = outlineAction(key, rows, at(id));
  return action?.kind === 'go' ? action.to.node.person.id : action;
};

test('everyone who is shown has a row with the place in the tree', () => {
  expect(rows.map(({ node, level, place, siblings }) => [node.person.id, level, place, siblings])).toEqual([
    [1, 1, 1, 1],
    [2, 2, 1, 3],
    [8, 3, 1, 2],
    [7, 3, 2, 2],
    [3, 2, 2, 3],
    [4, 2, 3, 3],
  ]);
  expect(rows.filter(({ isOpen }) => isOpen).map(({ node }) => node.person.id)).toEqual([1, 2]);
});

test('up, down, Home and End go along the rows and stop at the ends', () => {
  expect(press(2, 'ArrowDown')).toBe(8);
  expect(press(8, 'ArrowUp')).toBe(2);
  expect(press(8, 'Home')).toBe(1);
  expect(press(8, 'End')).toBe(4);
  expect(press(1, 'ArrowUp')).toBeNull();
  expect(press(4, 'ArrowDown')).toBeNull();
});

test('right opens and goes in, left closes and goes out', () => {
  expect(press(7, 'ArrowRight')).toEqual({ kind: 'toggle', ids: [7] });
  expect(press(2, 'ArrowRight')).toBe(8);
  expect(press(4, 'ArrowRight')).toBeNull();
  expect(press(2, 'ArrowLeft')).toEqual({ kind: 'toggle', ids: [2] });
  expect(press(7, 'ArrowLeft')).toBe(2);
});

test('an asterisk opens everyone of the team, Enter and Space select', () => {
  expect(press(8, '*')).toEqual({ kind: 'toggle', ids: [8, 7] });
  expect(press(8, 'Enter')).toEqual({ kind: 'select' });
  expect(press(8, ' ')).toEqual({ kind: 'select' });
  expect(press(8, 'F5')).toBeNull();
});

test('a typed letter leads to the next name that begins with it, and goes round', () => {
  const typed = (id: number) =>
    rowByName(rows, at(id), (name) => name.startsWith('Z') || name.startsWith('I'))?.node.person.id;
  expect(typed(1)).toBe(7);
  expect(typed(7)).toBe(1);
});

test('a deep organisation of ten thousand has as many rows', () => {
  const chain = growTree(largeOrganisation(10_000, 1));
  expect(outlineRows(chain, allBranches(chain)).at(-1)?.level).toBe(10_000);
});
