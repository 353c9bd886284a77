import type { OrgPerson } from '@cadence/shared-contract';
import { orgPerson } from '../../directory/directory.fixtures.ts';
import { largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import { growTree, wayTo } from './org-tree.ts';
import type { OrgNode } from './org-tree.ts';

const GONE = '2026-02-01T00:00:00Z';

/** The tree as names: `Ana(Zoë,Renée)`. */
function drawn(nodes: readonly OrgNode[]): string {
  return nodes
    .map(({ person, children }) => person.Name + (children.length > 0 ? `(${drawn(children)})` : ''))
    .join(',');
}

const shape = (...people: OrgPerson[]): string => drawn(growTree(people).roots);

test('[ORG-002] the chart is the hierarchy: everyone beneath their manager, by name', () => {
  const people = [
    orgPerson({ id: 3, parentId: 1, Name: 'Özgür' }),
    orgPerson({ id: 4, parentId: 1, Name: 'Paul' }),
    orgPerson({ id: 2, parentId: 1, Name: 'Ana' }),
    orgPerson({ id: 5, parentId: 3, Name: 'Eva' }),
    orgPerson({ id: 1, Name: 'Ingrid', RoleName: 'ceo' }),
  ];
  expect(shape(...people)).toBe('Ingrid(Ana,Özgür(Eva),Paul)');
});

test('[ORG-004] observers are left out; their reports are placed beneath the next person above', () => {
  expect(
    shape(
      orgPerson({ id: 1, Name: 'Ingrid', RoleName: 'ceo' }),
      orgPerson({ id: 2, parentId: 1, Name: 'Olga', RoleName: 'observer' }),
      orgPerson({ id: 3, parentId: 1, Name: 'Otto', RoleName: 'observer' }),
      orgPerson({ id: 4, parentId: 3, Name: 'Eva' }),
    ),
  ).toBe('Ingrid(Eva)');
});

test('[ORG-005] deactivated people stay only while they have reports in the chart', () => {
  expect(
    shape(
      orgPerson({ id: 1, Name: 'Ingrid', RoleName: 'ceo' }),
      orgPerson({ id: 2, parentId: 1, Name: 'Gone', DeactivatedAt: GONE }),
      orgPerson({ id: 3, parentId: 1, Name: 'Led', DeactivatedAt: GONE }),
      orgPerson({ id: 4, parentId: 3, Name: 'Eva' }),
      orgPerson({ id: 5, parentId: 1, Name: 'Led the gone', DeactivatedAt: GONE }),
      orgPerson({ id: 6, parentId: 5, Name: 'Gone too', DeactivatedAt: GONE }),
      orgPerson({ id: 7, parentId: 6, Name: 'Watches', RoleName: 'observer' }),
      orgPerson({ id: 8, Name: 'Gone and alone', DeactivatedAt: GONE }),
    ),
  ).toBe('Ingrid(Led(Eva))');
});

test('people without a known manager are at the top, the ceo first', () => {
  expect(
    shape(
      orgPerson({ id: 1, Name: 'Zita', RoleName: 'ceo' }),
      orgPerson({ id: 2, parentId: 99, Name: 'Lost' }),
      orgPerson({ id: 3, Name: 'Adrift', RoleName: 'manager' }),
      orgPerson({ id: 4, parentId: 3, Name: 'Eva' }),
    ),
  ).toBe('Zita,Adrift(Eva),Lost');
});

test('a loop in the data ends, and loses nobody', () => {
  const loop = [
    orgPerson({ id: 1, Name: 'Ingrid', RoleName: 'ceo' }),
    orgPerson({ id: 2, parentId: 4, Name: 'A' }),
    orgPerson({ id: 3, parentId: 2, Name: 'B' }),
    orgPerson({ id: 4, parentId: 3, Name: 'C' }),
    orgPerson({ id: 5, parentId: 5, Name: 'Self' }),
    orgPerson({ id: 6, parentId: 7, Name: 'Sees', RoleName: 'observer' }),
    orgPerson({ id: 7, parentId: 6, Name: 'Sees too', RoleName: 'observer' }),
    orgPerson({ id: 8, parentId: 6, Name: 'Below' }),
  ];
  expect(shape(...loop)).toBe('Ingrid,A(B(C)),Below,Self');
});

test('each knows the level, who is above and how many are beneath', () => {
  const { nodes } = growTree(ORGANISATION);
  const zoe = nodes.get(7)!;
  expect([zoe.depth, zoe.children.length, zoe.size]).toEqual([2, 9, 9]);
  expect(wayTo(nodes.get(71)!).map(({ person }) => person.id)).toEqual([1, 2, 7]);
  expect(nodes.get(1)!.size).toBe(nodes.size - 1);
});

test('a chain as long as the organisation, and ten thousand people, are no hindrance', () => {
  const chain = largeOrganisation(10_000, 1);
  expect(growTree(chain).nodes.get(10_000)?.depth).toBe(9_999);
  expect(growTree(largeOrganisation(10_000)).roots[0]?.size).toBe(9_999);
});
