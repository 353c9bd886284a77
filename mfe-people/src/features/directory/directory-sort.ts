import { PERSON_STATUSES, personStatus, ROLE_NAMES } from '@cadence/shared-contract';
import type { OrgPerson } from '@cadence/shared-contract';
import { compareNames } from '../people/compare-names.ts';
import { permissionsOf } from '../people/person-text.ts';

export const DIRECTORY_COLUMNS = ['employee', 'jobTitle', 'role', 'permissions', 'status'] as const;
export type DirectoryColumn = (typeof DIRECTORY_COLUMNS)[number];

/** The documents' column titles (people §2.4). */
export const COLUMN_LABELS: Readonly<Record<DirectoryColumn, string>> = {
  employee: 'Employee',
  jobTitle: 'Job Title',
  role: 'Role',
  permissions: 'Permissions',
  status: 'Status',
};

export interface DirectorySort {
  readonly column: DirectoryColumn;
  readonly direction: 'ascending' | 'descending';
}

export const DEFAULT_SORT: DirectorySort = { column: 'employee', direction: 'ascending' };

/** Values in sorting order; null is last in both directions. */
const VALUE: Readonly<Record<DirectoryColumn, (person: OrgPerson) => string | number | null>> = {
  employee: (person) => person.Name,
  jobTitle: (person) => person.JobTitle?.trim() || null,
  role: (person) => ROLE_NAMES.indexOf(person.RoleName),
  permissions: (person) => permissionsOf(person).length || null,
  status: (person) => PERSON_STATUSES.indexOf(personStatus(person)),
};

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));
}

/** A new list in the wanted order; equal ones by name, then id. */
export function sortDirectory(people: readonly OrgPerson[], sort: DirectorySort): readonly OrgPerson[] {
  const value = VALUE[sort.column];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...people].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    const tie = compareNames(a.Name, b.Name) || a.id - b.id;
    if (left === null || right === null) return Number(left === null) - Number(right === null) || tie;
    return sign * compareValues(left, right) || tie;
  });
}

/** The order after a click on a column's title: the same column reverses. */
export function nextSort(sort: DirectorySort, column: DirectoryColumn): DirectorySort {
  const turned = sort.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

/** Reads `sort=role` or `sort=-role`; anything else is the default. */
export function readSort(query: URLSearchParams): DirectorySort {
  const text = query.get('sort') ?? '';
  const column = DIRECTORY_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : DEFAULT_SORT;
}

export function writeSort(query: URLSearchParams, sort: DirectorySort): URLSearchParams {
  const next = new URLSearchParams(query);
  const isDefault = sort.column === DEFAULT_SORT.column && sort.direction === DEFAULT_SORT.direction;
  if (isDefault) next.delete('sort');
  else next.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  return next;
}
