import { orgPerson } from '../../directory/directory.fixtures.ts';
import { largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import { growTree } from '../tree/org-tree.ts';
import { findPeople } from './find-people.ts';

const tree = growTree(ORGANISATION);
const found = (search: string): string[] => findPeople(tree, search).map(({ person }) => person.Name);

test('[ORG-002] people are found by any part of their name, with or without accents', () => {
  expect(found('lefevre')).toEqual(['Zoë Lefèvre']);
  expect(found('bjornstad håk')).toEqual(['Håkon Bjørnstad']);
  expect(found('  ')).toEqual([]);
  expect(found('nobody')).toEqual([]);
});

test('[ORG-004] whom the chart leaves out is not found in it', () => {
  expect(found('olga')).toEqual([]);
  expect(found('gone')).toEqual(['Bo Gone']);
});

test('names that begin with the search come first, then words that do', () => {
  const names = ['Joanna Hall', 'Mary Ann Ode', 'Anna Ek', 'Ann Bo'];
  const small = growTree(names.map((Name, index) => orgPerson({ id: index + 1, Name })));
  expect(findPeople(small, 'ann').map(({ person }) => person.Name)).toEqual([
    'Ann Bo',
    'Anna Ek',
    'Mary Ann Ode',
    'Joanna Hall',
  ]);
});

test('ten thousand people are searched as well', () => {
  expect(findPeople(growTree(largeOrganisation(10_000)), 'person 9999')).toHaveLength(1);
});
