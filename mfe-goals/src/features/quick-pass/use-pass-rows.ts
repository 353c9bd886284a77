import { useMemo, useState } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useQueryClient } from '@cadence/shared-auth/query';
import { readWeeklyPass, useWeeklyPass } from './api/weekly-pass.ts';
import { passRows, passWeeks, type PassRow } from './pass-weeks.ts';
import { usePassValues } from './use-pass-values.ts';

/**
 * Every row that was open since the pass was: nothing that somebody reads or writes disappears. Rows that are no
 * longer open are closed, and show their last content.
 */
function useEveryRow(open: readonly PassRow[]): readonly PassRow[] {
  const [seen, setSeen] = useState<ReadonlyMap<number, PassRow>>(new Map());
  if (open.some((row) => seen.get(row.id) !== row))
    setSeen(new Map([...seen, ...open.map((row) => [row.id, row] as const)]));
  return useMemo(() => {
    const ids = new Set(open.map(({ id }) => id));
    const gone = [...seen.values()].filter(({ id }) => !ids.has(id));
    return [...open, ...gone.map((row) => ({ ...row, isClosed: true }))];
  }, [open, seen]);
}

/**
 * The content of the pass: its weeks with their goals, the chosen week, and what is typed.
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
  const rows = useEveryRow(open);
  const weeks = passWeeks(rows, period);
  const current = weeks.find(({ isCurrent }) => isCurrent) ?? weeks.at(-1) ?? null;
  return { query, typed, rows, weeks, chosen: weeks.find((one) => one.week === week) ?? current };
}
