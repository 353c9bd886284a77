import { usePageKeys } from '@cadence/shared-ui';
import { useEffect, useRef } from 'react';

/** Where keys write text or choose a value; on a checkbox they do not. */
const TYPED_INTO = 'input:not([type="checkbox"]),textarea,select';

/** Keys that belong to what is typed, or to a dialog above the list, are left alone. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));
}

export interface ListKeysOptions {
  readonly ids: readonly number[];
  readonly currentId: number | null;
  readonly onSelect: (id: number) => void;
}

/**
 * `j` and `k` choose the next and the previous row, however fast they are pressed: the page may still be rendering the
 * last.
 */
export function useListKeys({ ids, currentId, onSelect }: ListKeysOptions): void {
  const chosen = useRef(currentId);
  useEffect(() => {
    chosen.current = currentId;
  }, [currentId]);
  usePageKeys((event) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step === 0 || isElsewhere(event)) return;
    const at = chosen.current === null ? -1 : ids.indexOf(chosen.current);
    const next = ids[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    chosen.current = next;
    onSelect(next);
  });
}
