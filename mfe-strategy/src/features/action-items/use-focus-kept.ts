import { useEffect, useRef, type RefObject } from 'react';

/**
 * A row that goes takes the focused button along: the focus then goes to the row that has taken its place, else to what
 * `fallback` names. Call the answer with the row's id before it goes.
 */
export function useFocusKept(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  fallback: () => HTMLElement | null,
): (id: number) => void {
  const left = useRef<{ readonly id: number; readonly index: number } | null>(null);
  useEffect(() => {
    const gone = left.current;
    if (gone === null || ids.includes(gone.id)) return undefined;
    let frame = 0;
    const settle = (): void => {
      const focused = document.activeElement;
      // A dialog that is closing still has the focus, and loses it with itself.
      if (focused?.closest('[role$="dialog"]')) {
        frame = requestAnimationFrame(settle);
        return;
      }
      left.current = null;
      if (focused !== null && focused !== document.body) return;
      const rows = list.current?.querySelectorAll('[data-item]') ?? [];
      const row = rows[Math.min(gone.index, rows.length - 1)];
      (row?.querySelector<HTMLElement>('button') ?? fallback())?.focus();
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  });
  return (id) => {
    left.current = { id, index: ids.indexOf(id) };
  };
}
