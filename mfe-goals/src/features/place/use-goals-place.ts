import type { MatrixView } from '@cadence/shared-contract';
import { WHOLE_MATRIX, readId, readMatrixView, writeMatrixView } from '@cadence/shared-contract';
import { useCallback, useMemo } from 'react';
import { useSteady } from '@cadence/shared-ui';
import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { readFilters, writeFilters, type GoalFilters } from '../list/goal-filters.ts';
import { readDialog, type GoalDialog } from './goal-dialog.ts';

export const GOALS_PATH = '/v3/goals';
export const COMPANY_PATH = '/v3/goals/type/company';

export const DETAIL_TABS = ['overview', 'details', 'history', 'hierarchy'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** Everything about the screen that a link or Back restores. */
export interface GoalsPlace {
  readonly isCompany: boolean;
  readonly goalId: number | null;
  readonly periodId: number | null;
  readonly search: string;
  readonly filters: GoalFilters;
  readonly tab: DetailTab;
  /** What the Overview tab shows. */
  readonly overview: MatrixView;
  readonly dialog: GoalDialog | null;
}

export function readPlace(
  pathParams: Readonly<Record<string, string | undefined>>,
  query: string,
): GoalsPlace {
  const params = new URLSearchParams(query);
  const isCompany = pathParams['type'] === 'company';
  return {
    isCompany,
    goalId: readId(isCompany ? params.get('goal') : pathParams['goalId']),
    periodId: readId(params.get('period')),
    search: params.get('q') ?? '',
    filters: readFilters(params),
    tab: DETAIL_TABS.find((tab) => tab === params.get('tab')) ?? 'details',
    overview: readMatrixView(params),
    dialog: readDialog(params),
  };
}

type Change = (params: URLSearchParams) => void;

function setOrDelete(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null || value === '') params.delete(name);
  else params.set(name, value);
}

function withoutDialog(params: URLSearchParams): void {
  params.delete('do');
  params.delete('week');
}

function withDialog(params: URLSearchParams, dialog: GoalDialog): void {
  params.set('do', dialog.id);
  setOrDelete(params, 'week', dialog.week === null ? null : String(dialog.week));
}

function withQuarter(params: URLSearchParams, id: number | null): void {
  setOrDelete(params, 'period', id === null ? null : String(id));
}

/** Nothing of a goal: neither which one it is nor what of it is shown. */
function withoutGoal(params: URLSearchParams): void {
  withoutDialog(params);
  params.delete('goal');
  params.delete('tab');
  writeMatrixView(params, WHOLE_MATRIX);
}

interface ChangeOptions {
  readonly replace?: boolean;
  /** Another page than the shown one. */
  readonly path?: string;
}

/** Changes what the address says of the page. */
function useChange() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useSteady((edit: Change, { replace = false, path = pathname }: ChangeOptions = {}) => {
    const params = new URLSearchParams(search);
    edit(params);
    const text = params.toString();
    void navigate(`${path}${text === '' ? '' : `?${text}`}`, { replace });
  });
}

/** The address of a goal, or of none, that leaves the list as it is. */
function useGoalHref(query: string, type: string | undefined): (id: number | null) => string {
  const kept = useMemo(() => {
    const params = new URLSearchParams(query);
    withoutGoal(params);
    return params.toString();
  }, [query]);
  return useCallback(
    (id: number | null): string => {
      const params = new URLSearchParams(kept);
      if (type === 'company') setOrDelete(params, 'goal', id === null ? null : String(id));
      const path = type === 'company' ? COMPANY_PATH : id === null ? GOALS_PATH : `${GOALS_PATH}/${id}`;
      const text = params.toString();
      return text === '' ? path : `${path}?${text}`;
    },
    [kept, type],
  );
}

/** What the Overview tab shows: the same object for as long as the address says the same of it. */
function useOverview(query: string): MatrixView {
  const said = new URLSearchParams();
  writeMatrixView(said, readMatrixView(new URLSearchParams(query)));
  const text = said.toString();
  return useMemo(() => readMatrixView(new URLSearchParams(text)), [text]);
}

/** The screen's place in the URL, and the ways to move it. */
export function useGoalsPlace(pathParams: Readonly<Record<string, string | undefined>>) {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const { type, goalId } = pathParams;
  const read = useMemo(() => readPlace({ type, goalId }, query), [type, goalId, query]);
  const overview = useOverview(query);
  const place = useMemo(() => ({ ...read, overview }), [read, overview]);

  const change = useChange();
  const hrefOf = useGoalHref(query, type);
  const select = useSteady(
    (id: number | null, how: { readonly replace?: boolean } = {}) =>
      void navigate(hrefOf(id), { replace: how.replace ?? false }),
  );
  const openDialog = useSteady((dialog: GoalDialog) =>
    // Another week of something already open is no step that Back should take.
    change((params) => withDialog(params, dialog), { replace: place.dialog?.id === dialog.id }),
  );

  // Who gets one of these is not drawn again when a dialog opens or closes.
  const moves = useMemo(
    () => ({
      hrefOf,
      select,
      setSearch: (text: string) => change((params) => setOrDelete(params, 'q', text), { replace: true }),
      /** Another quarter has other goals: none of them is open yet. */
      setPeriod: (id: number | null) =>
        change(
          (params) => {
            withQuarter(params, id);
            withoutGoal(params);
          },
          { path: type === 'company' ? COMPANY_PATH : GOALS_PATH },
        ),
      /** The quarter of the open goal. */
      showQuarter: (id: number | null) => change((params) => withQuarter(params, id), { replace: true }),
      setFilters: (filters: GoalFilters, how: { readonly replace?: boolean } = {}) =>
        change((params) => {
          const next = writeFilters(params, filters);
          for (const name of [...params.keys()]) params.delete(name);
          for (const [name, value] of next) params.append(name, value);
        }, how),
      clear: () =>
        change((params) => {
          for (const name of [...params.keys()])
            if (name !== 'period' && name !== 'goal') params.delete(name);
        }),
      setTab: (tab: DetailTab) =>
        change((params) => setOrDelete(params, 'tab', tab === 'details' ? null : tab), { replace: true }),
      setOverview: (view: MatrixView) => change((params) => writeMatrixView(params, view), { replace: true }),
      openDialog,
      closeDialog: () => change(withoutDialog, { replace: true }),
    }),
    [hrefOf, select, openDialog, change, type],
  );
  return useMemo(() => ({ place, ...moves }), [place, moves]);
}
export type GoalsPlaceControl = ReturnType<typeof useGoalsPlace>;
