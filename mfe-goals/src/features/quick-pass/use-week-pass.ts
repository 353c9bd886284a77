import { useEffect, useRef, useState } from 'react';
import { useSaveUpdates } from './api/save-updates.ts';
import { passActions, passKeys } from './pass-actions.ts';
import { isCounted, isPosted } from './pass-weeks.ts';
import { isLeftBehind, isWaiting, nextScale, viewOf } from './row-views.ts';
import { useFocusWish } from './use-focus-wish.ts';
import { usePassKeys } from './use-pass-keys.ts';
import { usePassRows } from './use-pass-rows.ts';
import { useRowMarks } from './use-row-marks.ts';

/**
 * The state of the pass: its weeks and rows, what is typed, saving, and the focus.
 *
 * @param week number of the week to show; null for the current one
 */
export function useWeekPass(week: number | null) {
  const { query, typed, rows, weeks, chosen } = usePassRows(week);
  const marks = useRowMarks();
  const [said, say] = useState('');
  const { attempts, save, sendLater, forget } = useSaveUpdates({
    typedNow: typed.typedNow,
    onSaved: (row, sent) => {
      typed.settle(row.id, sent);
      say(`${row.goal.GoalDetail.Title} is saved.`);
    },
    onKept: (row, sent) => {
      typed.settle(row.id, sent);
      say(`${row.goal.GoalDetail.Title} is kept on this device. It is sent when you are online again.`);
    },
  });
  const around = { entries: typed.entries, attempts, asked: marks.asked, comments: marks.comments };
  const views = (chosen?.rows ?? []).map((row) => viewOf(row, around));
  const all = rows.map((row) => viewOf(row, around));

  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusWish(list);
  const undo = (id: number): void => {
    typed.undo(id);
    forget(id);
  };
  const actions = passActions({ views, marks, set: typed.set, undo, save, sendLater, focus, say });
  usePassKeys(passKeys(views, actions));
  const first = views.find(isWaiting) ?? null;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || views.length === 0) return;
    hasBegun.current = true;
    // While the focus is still outside, the drawer moves it and remembers where it was.
    const at = document.activeElement;
    const isOutside = at !== document.body && list.current?.closest('[role=dialog]')?.contains(at) !== true;
    if (!isOutside && first !== null) focus({ rowId: first.row.id, target: nextScale(first.values) });
  });

  const isComplete = views.length > 0 && views.every(({ state }) => state === 'saved');
  return {
    query,
    weeks,
    chosen,
    views,
    first,
    list,
    said,
    typed,
    actions,
    setChanging: marks.setChanging,
    isSummary: isComplete && marks.changing !== chosen?.startDate,
    posted: views.filter(({ row }) => isPosted(row)).length,
    /** Of how many. */
    counted: views.filter(({ row }) => isCounted(row)).length,
    unsaved: all.filter(isLeftBehind),
    isSaving: all.some(({ state }) => state === 'saving'),
  };
}
export type WeekPassState = ReturnType<typeof useWeekPass>;
