import { APPRAISAL_STATUSES, type AppraisalStatus, type QueryOf } from '@cadence/shared-contract';

export type TeamSort = NonNullable<NonNullable<QueryOf<'talent.load'>>['SortBy']>;

/** The filters and order of a team's list, where they differ from the default. */
export interface TeamView {
  readonly status: AppraisalStatus | null;
  /** Part of a name; '' for all. */
  readonly search: string;
  readonly sort: TeamSort;
  readonly order: 'asc' | 'desc';
}

const SORT_NAMES = { next: 'Next', name: 'Name', status: 'Status' } as const satisfies Record<
  string,
  TeamSort
>;
type SortName = keyof typeof SORT_NAMES;

function readSort(text: string): Pick<TeamView, 'sort' | 'order'> {
  const name = text.replace(/^-/, '');
  const sort = Object.hasOwn(SORT_NAMES, name) ? SORT_NAMES[name as SortName] : 'Next';
  return { sort, order: text === `-${sort.toLowerCase()}` ? 'desc' : 'asc' };
}

/** Reads `?status=shared&q=ana&sort=-name`; unknown values are left out. */
export function readTeamView(query: URLSearchParams): TeamView {
  return {
    status: APPRAISAL_STATUSES.find((status) => status === query.get('status')) ?? null,
    search: query.get('q')?.trim() ?? '',
    ...readSort(query.get('sort') ?? ''),
  };
}

/** The query with a new view; everything else in it stays. */
export function writeTeamView(query: URLSearchParams, view: TeamView): URLSearchParams {
  const next = new URLSearchParams(query);
  const sort = `${view.order === 'desc' ? '-' : ''}${view.sort.toLowerCase()}`;
  const texts = { status: view.status ?? '', q: view.search, sort: sort === 'next' ? '' : sort };
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** The order after a press on a column's title: its default, then reversed. */
export function nextSort(view: TeamView, sort: TeamSort): Pick<TeamView, 'sort' | 'order'> {
  return { sort, order: view.sort === sort && view.order === 'asc' ? 'desc' : 'asc' };
}
