import {
  countFilters,
  departmentChoices,
  directoryPeople,
  filterDirectory,
  NO_FILTERS,
  readFilters,
  roleChoices,
  statusChoices,
  writeFilters,
} from './directory-filters.ts';
import { orgPerson } from './directory.fixtures.ts';

const ADMIN = { id: 900, filterObservers: true };
const COLLEAGUE = { id: 901, filterObservers: false };
const DEACTIVATED = { DeactivatedAt: '2026-02-01T00:00:00.000Z' };

const names = (people: readonly { Name: string }[]): string[] => people.map(({ Name }) => Name);

test('[ORG-006] the search finds every word in any part of the name, without marks or case', () => {
  const people = ['Zoë Lefèvre', 'Łukasz Żebrowski', 'Björk Þórðardóttir', 'Siobhán Ó Briain'].map((Name) =>
    orgPerson({ Name }),
  );
  const find = (search: string): string[] => names(filterDirectory(people, { ...NO_FILTERS, search }));
  expect(find('lefevre ZOE')).toEqual(['Zoë Lefèvre']);
  expect(find('lukasz')).toEqual(['Łukasz Żebrowski']);
  expect(find('thordar')).toEqual(['Björk Þórðardóttir']);
  expect(find('  ')).toHaveLength(4);
  expect(find('lefevre bjork')).toEqual([]);
});

test('[ORG-006] filters combine: any value of one, all of them together', () => {
  const people = [
    orgPerson({ Name: 'A', RoleName: 'manager', IsHrAdmin: true, OrgUnit: null }),
    orgPerson({ Name: 'B', RoleName: 'ceo', IsGoalAdmin: true }),
    orgPerson({ Name: 'C', InvitationAcceptedAt: null, OrgUnit: ' ' }),
    orgPerson({ Name: 'D', ...DEACTIVATED }),
  ];
  const find = (filters: object): string[] => names(filterDirectory(people, { ...NO_FILTERS, ...filters }));
  expect(find({})).toEqual(['A', 'B', 'C']);
  expect(find({ roles: ['manager', 'ceo'] })).toEqual(['A', 'B']);
  expect(find({ roles: ['manager', 'ceo'], permissions: ['IsGoalAdmin'] })).toEqual(['B']);
  expect(find({ statuses: ['Invited'] })).toEqual(['C']);
  expect(find({ statuses: ['Deactivated'] })).toEqual(['D']);
  expect(find({ departments: ['Corporate'] })).toEqual(['A', 'C']);
});

test('[ORG-009] observers and deactivated people are for the ceo and Org Admins', () => {
  const people = [
    orgPerson({ id: 1, Name: 'Observer', RoleName: 'observer' }),
    orgPerson({ id: 2, Name: 'Gone', ...DEACTIVATED }),
    orgPerson({ id: 3, Name: 'Here' }),
  ];
  expect(names(directoryPeople(people, ADMIN))).toEqual(['Observer', 'Gone', 'Here']);
  expect(names(directoryPeople(people, COLLEAGUE))).toEqual(['Here']);
  expect(names(directoryPeople(people, { id: 1, filterObservers: false }))).toEqual(['Observer', 'Here']);
  expect(roleChoices(ADMIN)).toContain('observer');
  expect(roleChoices(COLLEAGUE)).not.toContain('observer');
  expect(statusChoices(COLLEAGUE)).toEqual(['Invited', 'Active']);
});

test('the address keeps the filters and ignores what is no choice of the viewer', () => {
  const filters = {
    search: 'ana',
    roles: ['manager', 'observer'],
    permissions: ['IsOrgAdmin'],
    statuses: ['Deactivated'],
    departments: ['R&D, Kraków'],
  } as const;
  const query = writeFilters(new URLSearchParams('sort=-role&q=old&role=ceo'), filters);
  expect(query.get('sort')).toBe('-role');
  expect(readFilters(query, ADMIN)).toEqual(filters);
  expect(readFilters(query, COLLEAGUE)).toEqual({ ...filters, roles: ['manager'], statuses: [] });
  expect(readFilters(new URLSearchParams('role=boss&status=gone&permission=IsKing'), ADMIN)).toEqual(
    NO_FILTERS,
  );
  expect(countFilters(filters)).toBe(5);
});

test('departments are listed once each, with the default for those without', () => {
  const people = ['Support', null, 'Ärzte', 'Support'].map((OrgUnit) => orgPerson({ OrgUnit }));
  expect(departmentChoices(people)).toEqual(['Ärzte', 'Corporate', 'Support']);
});
