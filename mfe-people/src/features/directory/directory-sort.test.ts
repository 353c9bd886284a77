import { DEFAULT_SORT, nextSort, readSort, sortDirectory, writeSort } from './directory-sort.ts';
import type { DirectoryColumn } from './directory-sort.ts';
import { orgPerson } from './directory.fixtures.ts';

const people = [
  orgPerson({ id: 1, Name: 'Zoë', RoleName: 'manager', JobTitle: null, IsOrgAdmin: true, IsHrAdmin: true }),
  orgPerson({ id: 2, Name: 'anna', RoleName: 'contributor', JobTitle: 'Writer', InvitationAcceptedAt: null }),
  orgPerson({ id: 3, Name: 'Émile', RoleName: 'ceo', JobTitle: 'Chef', IsGoalAdmin: true }),
  orgPerson({ id: 4, Name: 'Zoë', RoleName: 'observer', JobTitle: 'Chef' }),
];

const order = (column: DirectoryColumn, direction: 'ascending' | 'descending' = 'ascending'): number[] =>
  sortDirectory(people, { column, direction }).map(({ id }) => id);

test('each column sorts by what it shows, and people without a value come last both ways', () => {
  expect(order('employee')).toEqual([2, 3, 1, 4]);
  expect(order('employee', 'descending')).toEqual([1, 4, 3, 2]);
  expect(order('jobTitle')).toEqual([3, 4, 2, 1]);
  expect(order('jobTitle', 'descending')).toEqual([2, 3, 4, 1]);
  expect(order('role')).toEqual([3, 1, 2, 4]);
  expect(order('permissions')).toEqual([3, 1, 2, 4]);
  expect(order('status')).toEqual([2, 3, 1, 4]);
});

test('a second click on a title turns the order round', () => {
  const once = nextSort(DEFAULT_SORT, 'role');
  expect(once).toEqual({ column: 'role', direction: 'ascending' });
  expect(nextSort(once, 'role')).toEqual({ column: 'role', direction: 'descending' });
  expect(nextSort(nextSort(once, 'role'), 'role')).toEqual(once);
});

test('the address keeps the order, and the default leaves no trace', () => {
  const query = writeSort(new URLSearchParams('q=ana'), { column: 'status', direction: 'descending' });
  expect(query.toString()).toBe('q=ana&sort=-status');
  expect(readSort(query)).toEqual({ column: 'status', direction: 'descending' });
  expect(writeSort(query, DEFAULT_SORT).toString()).toBe('q=ana');
  expect(readSort(new URLSearchParams('sort=salary'))).toEqual(DEFAULT_SORT);
});
