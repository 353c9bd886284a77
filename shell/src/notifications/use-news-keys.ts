import { giveFocus, usePageKeys } from '@cadence/shared-ui';
import type { RefObject } from 'react';

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const ROW = '[data-note]';

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** Something above the list has the keys for itself. */
function isCovered(list: HTMLElement): boolean {
  const above = document.querySelectorAll('[role="dialog"],[role="alertdialog"],[role="menu"]');
  return [...above].some((element) => !element.contains(list));
}

/** Goes to a row: to its link, or to the row itself where it leads nowhere. */
export function focusNote(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[data-note-link]');
  if (link === null) giveFocus(row);
  else link.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** The row that a key leads to; from outside the rows the letters lead to the first. */
function rowAfter(rows: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const by = MOVES[key];
  if (by === undefined || (at === -1 && key.startsWith('Arrow'))) return undefined;
  return rows[at === -1 ? 0 : at + by];
}

/**
 * The keys of a list of notifications: j and k, or the arrows while the focus is in it, lead from one to the next; e
 * marks it as read and a approves, where there is such a button. Escape takes the exact time away.
 */
export function useNewsKeys(list: RefObject<HTMLElement | null>): void {
  usePageKeys((event) => {
    const { current: place } = list;
    if (place === null || event.defaultPrevented || hasModifier(event) || isCovered(place)) return;
    const { key } = event;
    place.toggleAttribute('data-quiet', key === 'Escape');
    const rows = [...place.querySelectorAll<HTMLElement>(ROW)];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rowAfter(rows, at, key);
    const button = rows[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (next === undefined && !button) return;
    event.preventDefault();
    if (next !== undefined) focusNote(next);
    else button?.click();
  });
}
