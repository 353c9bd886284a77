import type { Goal, GoalBundle, GoalRows } from '@cadence/shared-contract';
import { GOAL_ROWS } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { mapAnswer, operationOf } from './concerned.ts';

type AnyRows = GoalRows<unknown> & { readonly without?: (answer: unknown, goalId: number) => unknown };

/** How the read shows goals; undefined for a read that shows none as rows. */
function rowsOf(query: Query): AnyRows | undefined {
  return (GOAL_ROWS as unknown as Readonly<Record<string, AnyRows>>)[operationOf(query)];
}

/** The goals that a read shows as rows. */
export function shownGoals(query: Query): readonly number[] {
  const rows = rowsOf(query);
  const { data } = query.state;
  if (!rows || data === undefined) return [];
  const ids: number[] = [];
  mapAnswer(data, (answer) => {
    ids.push(...rows.ids(answer), ...(rows.names?.(answer) ?? []));
    return answer;
  });
  return ids;
}

/** Changes what a read shows; when it was read, and whether that is old, stay as they are. */
function edit(cache: QueryClient, query: Query, change: (answer: unknown) => unknown): void {
  const { dataUpdatedAt, isInvalidated, data } = query.state;
  if (data === undefined) return;
  const edited = mapAnswer(data, (answer) => change(answer) as typeof answer);
  cache.setQueryData(query.queryKey, edited, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.setState({ isInvalidated: true });
}

/** A goal as it is now, and what the viewer may do with it where that is known. */
export interface FreshGoal {
  readonly row: Goal;
  readonly permissions?: GoalBundle['Permissions'] | undefined;
}

/** Puts goals into the read where it shows them. */
export function putGoals(cache: QueryClient, query: Query, goals: readonly FreshGoal[]): void {
  const rows = rowsOf(query);
  const shown = new Set(shownGoals(query));
  const known = goals.filter(({ row }) => shown.has(row.Id));
  if (!rows || known.length === 0) return;
  const put = (answer: unknown): unknown => {
    const ids = new Set([...rows.ids(answer), ...(rows.names?.(answer) ?? [])]);
    const here = known.filter(({ row }) => ids.has(row.Id));
    return here.reduce((now, { row, permissions }) => rows.put(now, row, permissions), answer);
  };
  edit(cache, query, put);
}

/** Takes a goal that the viewer may not see any longer off the lists, so that none leads to it. */
export function takeGoalOff(cache: QueryClient, goalId: number): void {
  for (const query of cache.getQueryCache().getAll()) {
    const { without } = rowsOf(query) ?? {};
    if (without) edit(cache, query, (answer) => without(answer, goalId));
  }
}
