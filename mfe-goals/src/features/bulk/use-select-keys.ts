import { usePageKeys } from '@cadence/shared-ui';
import { isElsewhere } from '../list/use-list-keys.ts';
import type { Selection } from './use-selection.ts';

export interface SelectKeysOptions {
  readonly selection: Selection;
  /** Rows that can be selected. */
  readonly order: readonly number[];
  readonly currentId: number | null;
  /** A dialog is about to take over. */
  readonly isBusy: boolean;
}

/** The row whose checkbox or title has the focus. */
function focusedRow(): number | null {
  const box = document.activeElement?.closest('li')?.querySelector<HTMLInputElement>('input[name="select"]');
  return box === null || box === undefined ? null : Number(box.value);
}

/** `x` selects the row that is chosen, and turns the mode on where it is off; Escape leaves it. */
export function useSelectKeys({ selection, order, currentId, isBusy }: SelectKeysOptions): void {
  usePageKeys((event) => {
    if (isBusy || isElsewhere(event)) return;
    if (event.key === 'Escape' && selection.isOn) {
      event.preventDefault();
      selection.leave();
    }
    if (event.key !== 'x') return;
    const id = focusedRow() ?? currentId;
    if (id === null || !order.includes(id)) return;
    if (selection.isOn) selection.toggle(id, false);
    else selection.start([id]);
  });
}
