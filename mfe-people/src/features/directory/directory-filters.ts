import { PERMISSION_FLAGS, PERSON_STATUSES, personStatus, ROLE_NAMES } from '@cadence/shared-contract';
import type { OrgPerson, PermissionFlag, PersonStatus, RoleName } from '@cadence/shared-contract';
import { foldText } from '@cadence/shared-ui';
import { departmentOf } from '../people/person-text.ts';

/** What narrows the directory. Within a list any value matches; an empty list narrows nothing. */
export interface DirectoryFilters {
  readonly search: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly PermissionFlag[];
  /** Empty shows who works here: active and invited. */
  readonly statuses: readonly PersonStatus[];
  readonly departments: readonly string[];
}

export const NO_FILTERS: DirectoryFilters = {
  search: '',
  roles: [],
  permissions: [],
  statuses: [],
  departments: [],
};

/** Filters chosen in the panel; the search is separate. */
export function countFilters(filters: DirectoryFilters): number {
  return (
    filters.roles.length + filters.permissions.length + filters.statuses.length + filters.departments.length
  );
}

/** The viewer of the directory. */
export interface DirectoryViewer {
  readonly id: number;
  /** The ceo and Org Admins also find observers and deactivated people (people §6 Directory). */
  readonly filterObservers: boolean;
}

/** The people in the directory for this viewer, before any filter. */
export function directoryPeople(people: readonly OrgPerson[], viewer: DirectoryViewer): readonly OrgPerson[] {
  if (viewer.filterObservers) return people;
  return people.filter(
    (person) => person.id === viewer.id || (person.RoleName !== 'observer' && !person.DeactivatedAt),
  );
}

/** The choices a viewer has; ORG-009 keeps observers, and with them deactivated people, to ceo and Org Admin. */
export function roleChoices(viewer: DirectoryViewer): readonly RoleName[] {
  return viewer.filterObservers ? ROLE_NAMES : ROLE_NAMES.filter((role) => role !== 'observer');
}

export function statusChoices(viewer: DirectoryViewer): readonly PersonStatus[] {
  return viewer.filterObservers
    ? PERSON_STATUSES
    : PERSON_STATUSES.filter((status) => status !== 'Deactivated');
}

/** Every department that occurs, in alphabetical order. */
export function departmentChoices(people: readonly OrgPerson[]): readonly string[] {
  return [...new Set(people.map(departmentOf))].sort((a, b) => a.localeCompare(b));
}

const WORKING_HERE: readonly PersonStatus[] = ['Active', 'Invited'];

function includesAny<T>(wanted: readonly T[], has: (value: T) => boolean): boolean {
  return wanted.length === 0 || wanted.some(has);
}

/** The people who match every filter. Each word of the search must occur in the name. */
export function filterDirectory(
  people: readonly OrgPerson[],
  filters: DirectoryFilters,
): readonly OrgPerson[] {
  const words = foldText(filters.search).split(/\s+/).filter(Boolean);
  const statuses = filters.statuses.length > 0 ? filters.statuses : WORKING_HERE;
  return people.filter((person) => {
    const name = foldText(person.Name);
    return (
      words.every((word) => name.includes(word)) &&
      statuses.includes(personStatus(person)) &&
      includesAny(filters.roles, (role) => person.RoleName === role) &&
      includesAny(filters.permissions, (flag) => person[flag]) &&
      includesAny(filters.departments, (department) => departmentOf(person) === department)
    );
  });
}

const isOneOf =
  <T extends string>(choices: readonly T[]) =>
  (value: string): value is T =>
    (choices as readonly string[]).includes(value);

/** Reads filters from the address; values this viewer may not choose are ignored. */
export function readFilters(query: URLSearchParams, viewer: DirectoryViewer): DirectoryFilters {
  return {
    search: query.get('q') ?? '',
    roles: query.getAll('role').filter(isOneOf(roleChoices(viewer))),
    permissions: query.getAll('permission').filter(isOneOf(PERMISSION_FLAGS)),
    statuses: query.getAll('status').filter(isOneOf(statusChoices(viewer))),
    departments: query.getAll('department'),
  };
}

/** The address of these filters; everything else in `query` is kept. */
export function writeFilters(query: URLSearchParams, filters: DirectoryFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const lists = {
    q: filters.search ? [filters.search] : [],
    role: filters.roles,
    permission: filters.permissions,
    status: filters.statuses,
    department: filters.departments,
  };
  for (const [name, values] of Object.entries(lists)) {
    next.delete(name);
    for (const value of values) next.append(name, value);
  }
  return next;
}
