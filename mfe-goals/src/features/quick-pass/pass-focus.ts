export type PassScale = 'likelihood' | 'quality';

/** Where the focus is in the pass; `scale` is null beside the scales. */
export interface PassPlace {
  readonly rowId: number;
  readonly scale: PassScale | null;
}

const ROW = '[data-pass-row]';
const SCALE = '[data-pass-scale]';

/** The row, and the scale in it, that an element belongs to; null outside of the rows. */
export function placeOf(target: EventTarget | null): PassPlace | null {
  if (!(target instanceof HTMLElement)) return null;
  const rowId = Number(target.closest<HTMLElement>(ROW)?.dataset['passRow'] ?? Number.NaN);
  if (Number.isNaN(rowId)) return null;
  const scale = target.closest<HTMLElement>(SCALE)?.dataset['passScale'];
  return { rowId, scale: scale === 'likelihood' || scale === 'quality' ? scale : null };
}

/** The radio that represents a scale: the chosen one, or its first. */
export function radioOf(list: HTMLElement | null, rowId: number, scale: PassScale): HTMLElement | null {
  const group = rowOf(list, rowId)?.querySelector(`[data-pass-scale="${scale}"]`);
  return group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input') ?? null;
}

function rowOf(list: HTMLElement | null, rowId: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-pass-row="${rowId}"]`) ?? null;
}

function focusIn(row: HTMLElement | null, element: HTMLElement | null | undefined): boolean {
  if (row === null || element === null || element === undefined) return false;
  element.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Moves the focus to a scale and scrolls its whole row into view; false while it is not there. */
export function focusScale(list: HTMLElement | null, rowId: number, scale: PassScale): boolean {
  return focusIn(rowOf(list, rowId), radioOf(list, rowId, scale));
}

/** Moves the focus to a row's comment; false while it is not there. */
export function focusComment(list: HTMLElement | null, rowId: number): boolean {
  const row = rowOf(list, rowId);
  return focusIn(row, row?.querySelector('textarea'));
}
