import type { ActionItemSort, BodyOf } from '@cadence/shared-contract';

export const ITEM_TABS = ['progress', 'completed'] as const;
export type ItemTab = (typeof ITEM_TABS)[number];
/** The documents' words (people §2.7). */
export const TAB_LABELS: Readonly<Record<ItemTab, string>> = {
  progress: 'In Progress',
  completed: 'Completed',
};

/** Columns that sort, in their order, with the documents' titles (people §2.7). */
export const ITEM_COLUMNS = ['Assignee', 'Title', 'DueDate', 'Requester'] as const satisfies ActionItemSort[];
export const COLUMN_LABELS: Readonly<Record<ActionItemSort, string>> = {
  Assignee: 'Assigned to',
  Title: 'Title',
  DueDate: 'Deadline',
  Requester: 'Assigned By',
};

export interface ItemSort {
  readonly by: ActionItemSort;
  readonly order: 'asc' | 'desc';
}

/** People whose items are shown; nobody is everybody. */
export interface ItemFilters {
  readonly assignees: readonly number[];
  readonly requesters: readonly number[];
}
export const NO_FILTERS: ItemFilters = { assignees: [], requesters: [] };

/** What the address says of the list. */
export interface ItemView {
  readonly tab: ItemTab;
  readonly sort: ItemSort;
  readonly filters: ItemFilters;
}

/** people §9 */
const FIRST_SORT: ItemSort = { by: 'DueDate', order: 'asc' };
const SORT_WORDS: Readonly<Record<ActionItemSort, string>> = {
  Assignee: 'to',
  Title: 'title',
  DueDate: 'deadline',
  Requester: 'by',
};
/** The contract's. */
const MAX_PEOPLE = 200;

function readPeople(query: URLSearchParams, name: string): readonly number[] {
  const ids = query.getAll(name).filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MAX_PEOPLE);
}

function readSort(text: string): ItemSort {
  const by = ITEM_COLUMNS.find((column) => SORT_WORDS[column] === text.replace(/^-/, ''));
  return by === undefined ? FIRST_SORT : { by, order: text.startsWith('-') ? 'desc' : 'asc' };
}

/** Reads `?tab=completed&sort=-title&to=3&to=5&by=7`; unknown values mean the default. */
export function readItemView(query: URLSearchParams): ItemView {
  return {
    tab: query.get('tab') === 'completed' ? 'completed' : 'progress',
    sort: readSort(query.get('sort') ?? ''),
    filters: { assignees: readPeople(query, 'to'), requesters: readPeople(query, 'by') },
  };
}

/** The query for this; everything else in the address stays. */
export function writeItemView(query: URLSearchParams, { tab, sort, filters }: ItemView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['tab', 'sort', 'to', 'by']) next.delete(name);
  if (tab === 'completed') next.set('tab', tab);
  if (sort.by !== FIRST_SORT.by || sort.order !== FIRST_SORT.order)
    next.set('sort', `${sort.order === 'desc' ? '-' : ''}${SORT_WORDS[sort.by]}`);
  for (const id of filters.assignees) next.append('to', String(id));
  for (const id of filters.requesters) next.append('by', String(id));
  return next;
}

/** The order after a press on a column's title: the same column reverses. */
export function nextSort(sort: ItemSort, by: ActionItemSort): ItemSort {
  return { by, order: sort.by === by && sort.order === 'asc' ? 'desc' : 'asc' };
}

export function countFilters({ assignees, requesters }: ItemFilters): number {
  return assignees.length + requesters.length;
}

/** The question to the server, without the page. */
export function questionOf({ tab, sort, filters }: ItemView): BodyOf<'actionItems.list'> {
  return {
    IsCompleted: tab === 'completed',
    SortBy: sort.by,
    SortOrder: sort.order,
    Filters: { AssigneeId: [...filters.assignees], RequesterId: [...filters.requesters] },
  };
}
