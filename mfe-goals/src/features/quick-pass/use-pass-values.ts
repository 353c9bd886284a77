import { useRef, useState } from 'react';
import { useLocalDraft } from '@cadence/shared-auth';
import type { UpdateValues } from '../weekly-update/update-values.ts';
import {
  isKeptValues,
  restorable,
  toKept,
  valuesOf,
  withoutRow,
  withoutSaved,
  withValues,
  type KeptValues,
  type PassEntries,
} from './pass-values.ts';
import type { PassRow } from './pass-weeks.ts';

interface Typed {
  readonly entries: PassEntries;
  /** Left on the device by an earlier visit, and neither restored nor dropped so far. */
  readonly offered: KeptValues;
}

/**
 * What is typed in the pass, by person and weekly status row, on this device until it is saved.
 *
 * @param rows every row that is open now
 * @param rowNow the row as the latest answer left it: a key may come after the answer and before it is drawn, and what is
 *   not typed again is what was saved then
 */
export function usePassValues(rows: readonly PassRow[], rowNow: (row: PassRow) => PassRow) {
  const draft = useLocalDraft<KeptValues>({ entity: 'my-week', version: 'week' }, isKeptValues);
  const [typed, setTyped] = useState<Typed>(() => ({
    entries: new Map(),
    offered: draft.found?.values ?? {},
  }));
  // Answers to saves may come when the pass is closed: then only what is kept on the device changes.
  const latest = useRef(typed);
  const { entries, offered } = typed;

  const change = (next: Typed): void => {
    latest.current = next;
    setTyped(next);
    const kept = { ...toKept(restorable(next.offered, rows, next.entries)), ...toKept(next.entries) };
    if (Object.keys(kept).length === 0) draft.drop();
    else draft.keep(kept);
  };
  const found = restorable(offered, rows, entries);

  return {
    entries,
    /** What is kept on this device; found is what may be restored of it. */
    draft: {
      ...draft,
      found: found.size > 0 ? draft.found : null,
      drop: (): void => change({ entries, offered: {} }),
    },
    set: (drawn: PassRow, part: Partial<UpdateValues>): void => {
      const row = rowNow(drawn);
      const values = { ...valuesOf(row, latest.current.entries), ...part };
      change({ ...latest.current, entries: withValues(latest.current.entries, row, values) });
    },
    /** Back to what the week holds. */
    undo: (id: number): void =>
      change({ ...latest.current, entries: withoutRow(latest.current.entries, id) }),
    /** What is typed for a row at this moment; null for nothing. */
    typedNow: (id: number): UpdateValues | null => latest.current.entries.get(id)?.values ?? null,
    /** `sent` is saved. */
    settle: (id: number, sent: UpdateValues): void => {
      const offeredStill = Object.entries(latest.current.offered).filter(([key]) => key !== String(id));
      change({
        entries: withoutSaved(latest.current.entries, id, sent),
        offered: Object.fromEntries(offeredStill),
      });
    },
    restore: (): void => change({ entries: new Map([...found, ...entries]), offered: {} }),
  };
}
