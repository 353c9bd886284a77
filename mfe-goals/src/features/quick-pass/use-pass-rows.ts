import { useMemo, useState } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useQueryClient } from '@cadence/shared-auth/query';
import type { UnsentUpdate } from '../unsent/unsent-update.ts';
import { useUnsentUpdates } from '../unsent/use-unsent-updates.ts';
import { withUnsent } from '../unsent/with-unsent.ts';
import { readWeeklyPass, useWeeklyPass } from './api/weekly-pass.ts';
import { passRows, passWeeks, type PassRow } from './pass-weeks.ts';
import { usePassValues } from './use-pass-values.ts';

/** A row with what waits on this device to be sent for it. */
function asKept(row: PassRow, updates: readonly UnsentUpdate[]): PassRow {
  const week = withUnsent(row.week, updates);
  return week === row.week ? row : { ...row, week };
}

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
  const { unsent, updates } = useUnsentUpdates();
  const open = useMemo(
    () => passRows(query.data?.data ?? [], period).map((row) => asKept(row, updates)),
    [query.data, period, updates],
  );
  const client = useQueryClient();
  const rowNow = (row: PassRow): PassRow => {
    const now = passRows(readWeeklyPass(client), period).find(({ id }) => id === row.id);
    return now === undefined ? row : asKept(now, unsent.list());
  };
  const typed = usePassValues(open, rowNow);
  const rows = useEveryRow(open);
  const weeks = passWeeks(rows, period);
  const current = weeks.find(({ isCurrent }) => isCurrent) ?? weeks.at(-1) ?? null;
  return { query, typed, rows, weeks, chosen: weeks.find((one) => one.week === week) ?? current };
}
