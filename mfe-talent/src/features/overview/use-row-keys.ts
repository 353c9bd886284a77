import type { RefObject } from 'react';
import { usePageKeys } from '@cadence/shared-ui';

/** The attribute of a row's step or link, so that the keys find it. */
export const ROW_TARGET = { 'data-row-target': '' } as const;

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
/** Elements where arrows do something else. */
const HAS_OWN_ARROWS = 'input,textarea,select,[role="menuitem"],[role="tab"],[role="option"]';

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return true;
  if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null) return true;
  return event.target instanceof HTMLElement && event.target.matches(HAS_OWN_ARROWS);
}

/**
 * `j` and `k` go to the next and the previous row; so do the arrows once a row has the focus. Enter is left to the row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  usePageKeys((event) => {
    const step = STEPS[event.key];
    if (step === undefined || list.current === null || isElsewhere(event)) return;
    const targets = [...list.current.querySelectorAll<HTMLElement>('[data-row-target]')];
    const at = targets.findIndex((target) => target === document.activeElement);
    // Without a row the arrows scroll the page.
    if (at === -1 && event.key.length > 1) return;
    const next = targets[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}
