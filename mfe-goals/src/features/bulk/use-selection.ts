import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  /** Rows can be selected. */
  readonly isOn: boolean;
  readonly ids: ReadonlySet<number>;
  /** Turns the mode on; the rows that are given are selected at once. */
  readonly start: (ids?: readonly number[]) => void;
  /** Turns the mode off and forgets what was selected. */
  readonly leave: () => void;
  /** Selects the row or takes it off; with `isRange` everything from the row before goes along. */
  readonly toggle: (id: number, isRange?: boolean) => void;
  readonly set: (ids: readonly number[]) => void;
  readonly drop: (ids: readonly number[]) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** The rows between two of them, both included; only the last where the first is not listed. */
function between(order: readonly number[], from: number | null, to: number): readonly number[] {
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * What is selected in the list.
 *
 * @param order the selectable rows, in list order
 */
export function useSelection(order: readonly number[]): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(NONE);
  const anchor = useRef<number | null>(null);

  const set = useCallback((next: readonly number[]) => setIds(new Set(next)), []);
  const start = useCallback((first: readonly number[] = []) => {
    anchor.current = first.at(-1) ?? null;
    setOn(true);
    setIds(new Set(first));
  }, []);
  const leave = useCallback(() => {
    anchor.current = null;
    setOn(false);
    setIds(NONE);
  }, []);
  const drop = useCallback((gone: readonly number[]) => {
    setIds((before) => new Set([...before].filter((id) => !gone.includes(id))));
  }, []);
  const toggle = useCallback(
    (id: number, isRange = false) => {
      const rows = between(order, isRange ? anchor.current : null, id);
      anchor.current = id;
      setIds((before) => {
        const isSelected = !before.has(id);
        const rest = [...before].filter((one) => !rows.includes(one));
        return new Set(isSelected ? [...rest, ...rows] : rest);
      });
    },
    [order],
  );

  return useMemo(
    () => ({ isOn, ids, start, leave, toggle, set, drop }),
    [isOn, ids, start, leave, toggle, set, drop],
  );
}
