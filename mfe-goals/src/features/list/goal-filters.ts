import {
  GOAL_SELECT,
  GOAL_SELECT_LABELS,
  GOAL_STATE_LABELS,
  GOAL_STATES,
  LEVELS,
  LIKELIHOOD_LABELS,
  LIMITS,
  QUALITY_LABELS,
} from '@cadence/shared-contract';
import type { GoalListInput, GoalSelect, GoalState, Level, RoleName } from '@cadence/shared-contract';

/** Yes-or-no filters: the call's field, the word in the URL and the label (core §2 Filter options). */
export const FLAG_FILTERS = [
  { field: 'Aligned', word: 'aligned', label: 'Aligned' },
  { field: 'Unaligned', word: 'unaligned', label: 'Unaligned' },
  { field: 'NeedsUpdate', word: 'needs-update', label: 'Needs Update' },
  { field: 'NeedsReview', word: 'needs-review', label: 'Needs Review' },
  { field: 'TrendingUp', word: 'up', label: 'Trending Up' },
  { field: 'TrendingDown', word: 'down', label: 'Trending Down' },
  { field: 'QTrendingUp', word: 'quality-up', label: 'Quality Trending Up' },
  { field: 'QTrendingDown', word: 'quality-down', label: 'Quality Trending Down' },
  { field: 'FollowedGoals', word: 'followed', label: 'Followed Goals' },
  { field: 'TopLevelGoals', word: 'top-level', label: 'Top-Level Goals' },
  { field: 'DeactivatedUsers', word: 'deactivated', label: 'Deactivated Users' },
  { field: 'ExcludePrivate', word: 'no-private', label: 'Exclude Private' },
] as const;
export type FlagField = (typeof FLAG_FILTERS)[number]['field'];

/** What the list is narrowed to. Everything empty is the whole list of the period. */
export interface GoalFilters {
  readonly selects: readonly GoalSelect[];
  readonly users: readonly number[];
  readonly departments: readonly string[];
  readonly states: readonly GoalState[];
  readonly flags: readonly FlagField[];
  readonly likelihood: readonly Level[];
  readonly quality: readonly Level[];
}

export const NO_FILTERS: GoalFilters = {
  selects: [],
  users: [],
  departments: [],
  states: [],
  flags: [],
  likelihood: [],
  quality: [],
};

export const SELECT_OPTIONS = [1, 2, 3, 4] as const satisfies readonly GoalSelect[];

/** Goal selects the role may use: contributors lack 2, the ceo lacks 4, observers see company goals only. */
export function selectOptionsFor(role: RoleName): readonly GoalSelect[] {
  switch (role) {
    case 'observer':
      return [];
    case 'contributor':
      return SELECT_OPTIONS.filter((value) => value !== 2);
    case 'ceo':
      return SELECT_OPTIONS.filter((value) => value !== 4);
    case 'manager':
      return SELECT_OPTIONS;
  }
}

/**
 * What the list opens with until the person has chosen something: managers and the ceo see their own goals and those of
 * their direct reports, contributors their own. Observers see company goals only, which the server sees to.
 */
export function defaultFiltersFor(role: RoleName): GoalFilters {
  switch (role) {
    case 'observer':
      return NO_FILTERS;
    case 'contributor':
      return { ...NO_FILTERS, selects: [GOAL_SELECT.myGoals] };
    case 'ceo':
    case 'manager':
      return { ...NO_FILTERS, selects: [GOAL_SELECT.myGoals, GOAL_SELECT.directReports] };
  }
}

/** Whether the filters are the role's default: nobody chose to narrow such a list, so it counts as unfiltered (D-66). */
export function isRoleDefault(filters: GoalFilters, role: RoleName): boolean {
  const { selects } = defaultFiltersFor(role);
  return (
    selects.length > 0 &&
    countFilters(filters) === selects.length &&
    selects.every((select) => filters.selects.includes(select))
  );
}

function split(params: URLSearchParams, name: string): readonly string[] {
  return (params.get(name) ?? '').split(',').filter(Boolean);
}

function pick<T extends number | string>(
  params: URLSearchParams,
  name: string,
  known: readonly T[],
): readonly T[] {
  const words = new Set(split(params, name));
  return known.filter((value) => words.has(String(value)));
}

/** Filters from the URL; what it does not know is left out. */
export function readFilters(params: URLSearchParams): GoalFilters {
  const words = new Set(split(params, 'show'));
  return {
    selects: pick(params, 'goals', SELECT_OPTIONS),
    users: split(params, 'owners')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    departments: params.getAll('department').filter(Boolean),
    states: pick(params, 'states', GOAL_STATES),
    flags: FLAG_FILTERS.filter(({ word }) => words.has(word)).map(({ field }) => field),
    likelihood: pick(params, 'likelihood', LEVELS),
    quality: pick(params, 'quality', LEVELS),
  };
}

/** The URL's parameters with these filters in place of any it had. */
export function writeFilters(params: URLSearchParams, filters: GoalFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const lists = {
    goals: filters.selects,
    owners: filters.users,
    states: filters.states,
    show: FLAG_FILTERS.filter(({ field }) => filters.flags.includes(field)).map(({ word }) => word),
    likelihood: filters.likelihood,
    quality: filters.quality,
  };
  for (const [name, values] of Object.entries(lists)) {
    if (values.length === 0) next.delete(name);
    else next.set(name, values.join(','));
  }
  next.delete('department');
  for (const department of filters.departments) next.append('department', department);
  return next;
}

/** The list call's body: only the fields that narrow something. */
export function toListInput(
  filters: GoalFilters,
  { periodId, search }: { readonly periodId: number; readonly search: string },
): GoalListInput {
  return {
    PeriodId: periodId,
    ...(search !== '' && { Title: search.slice(0, LIMITS.searchText) }),
    ...(filters.selects.length > 0 && { GoalSelectFilter: [...filters.selects] }),
    ...(filters.users.length > 0 && { Users: [...filters.users] }),
    ...(filters.departments.length > 0 && { Depts: [...filters.departments] }),
    ...(filters.states.length > 0 && { GoalStates: [...filters.states] }),
    ...(filters.likelihood.length > 0 && { Likelihood: [...filters.likelihood] }),
    ...(filters.quality.length > 0 && { Quality: [...filters.quality] }),
    ...Object.fromEntries(filters.flags.map((field) => [field, true])),
  };
}

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** The filters without it. */
  readonly without: GoalFilters;
}

type ListName = keyof GoalFilters;

function chipsOf<K extends ListName>(
  filters: GoalFilters,
  name: K,
  labelOf: (value: GoalFilters[K][number]) => string,
): readonly Chip[] {
  const values: readonly GoalFilters[K][number][] = filters[name];
  return values.map((value) => ({
    key: `${name}:${value}`,
    label: labelOf(value),
    without: { ...filters, [name]: values.filter((other) => other !== value) },
  }));
}

/** One chip per active filter; `nameOf` gives the people's names. */
export function filterChips(filters: GoalFilters, nameOf: (personId: number) => string): readonly Chip[] {
  return [
    ...chipsOf(filters, 'selects', (value) => GOAL_SELECT_LABELS[value]),
    ...chipsOf(filters, 'users', nameOf),
    ...chipsOf(filters, 'departments', String),
    ...chipsOf(filters, 'states', (value) => GOAL_STATE_LABELS[value]),
    ...chipsOf(
      filters,
      'flags',
      (value) => FLAG_FILTERS.find(({ field }) => field === value)?.label ?? value,
    ),
    ...chipsOf(filters, 'likelihood', (value) => `Likelihood: ${LIKELIHOOD_LABELS[value]}`),
    ...chipsOf(filters, 'quality', (value) => `Quality: ${QUALITY_LABELS[value]}`),
  ];
}

export function countFilters(filters: GoalFilters): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0);
}
