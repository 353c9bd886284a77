import { useMemo } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useQueryClient } from '@cadence/shared-auth/query';
import { readWeeklyPass, useWeeklyPass } from './api/weekly-pass.ts';
import { passRows, passWeeks, type PassRow } from './pass-weeks.ts';
import { usePassValues } from './use-pass-values.ts';

/** Rows that are open, and those with typed values that are not any more: nothing typed goes out of sight. */
function withGone(open: readonly PassRow[], typed: readonly PassRow[]): readonly PassRow[] {
  const ids = new Set(open.map(({ id }) => id));
  return [...open, ...typed.filter(({ id }) => !ids.has(id))];
}

/**
 * What the pass is about: its weeks with their goals, the chosen week, and what is typed.
 *
 * @param week number of the week to show; null or an unknown one for the current week
 */
export function usePassRows(week: number | null) {
  const { period } = useSession();
  const query = useWeeklyPass();
  const open = useMemo(() => passRows(query.data?.data ?? [], period), [query.data, period]);
  const client = useQueryClient();
  const rowNow = (row: PassRow): PassRow =>
    passRows(readWeeklyPass(client), period).find(({ id }) => id === row.id) ?? row;
  const typed = usePassValues(open, rowNow);
  const rows = withGone(
    open,
    [...typed.entries.values()].map(({ row }) => row),
  );
  const weeks = passWeeks(rows, period);
  const current = weeks.find(({ isCurrent }) => isCurrent) ?? weeks.at(-1) ?? null;
  return { query, typed, rows, weeks, chosen: weeks.find((one) => one.week === week) ?? current };
}
