import { orgPerson } from '../../directory/directory.fixtures.ts';
import { arrange, ORGANISATION } from '../org-chart.fixtures.ts';
import { growTree } from './org-tree.ts';
import { stepTo } from './step-to.ts';

const tree = growTree([...ORGANISATION, orgPerson({ id: 700, parentId: 71, Name: 'Led by Abel' })]);
const from = (id: number, key: string, open: readonly number[] = [1, 2]) =>
  stepTo(key, tree.nodes.get(id)!, { tree, ...arrange(tree, open, 7) })?.person.id;

test('arrows lead to the manager, down the line in the middle, to the first report and along the team', () => {
  expect(from(2, 'ArrowUp')).toBe(1);
  expect(from(2, 'ArrowDown')).toBe(7);
  expect(from(8, 'ArrowDown', [1, 2, 8])).toBe(81);
  expect(from(2, 'ArrowRight')).toBe(4);
  expect(from(2, 'ArrowLeft')).toBe(3);
});

test('steps along a team follow the chart: rows of two first, then people with reports shown', () => {
  const open = [1, 2, 7, 71];
  expect(from(7, 'ArrowDown', open)).toBe(72);
  expect(from(79, 'ArrowRight', open)).toBe(71);
});

test('nobody is where the tree ends, or a branch is closed', () => {
  expect(from(1, 'ArrowUp')).toBeUndefined();
  expect(from(1, 'ArrowRight')).toBeUndefined();
  expect(from(3, 'ArrowLeft')).toBeUndefined();
  expect(from(7, 'ArrowDown')).toBeUndefined();
  expect(from(2, 'Enter')).toBeUndefined();
});
