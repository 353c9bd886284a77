import { useEffect, useRef, type RefObject } from 'react';
import { focusComment, focusScale, type PassScale } from './pass-focus.ts';

/** A part of a row that should get the focus. */
export interface FocusWish {
  readonly rowId: number;
  readonly target: PassScale | 'comment';
}

function fulfil(list: HTMLElement | null, { rowId, target }: FocusWish): boolean {
  return target === 'comment' ? focusComment(list, rowId) : focusScale(list, rowId, target);
}

/** Moves the focus at once where it can; to what is not rendered yet, as soon as it is. */
export function useFocusWish(list: RefObject<HTMLElement | null>): (wish: FocusWish) => void {
  const open = useRef<FocusWish | null>(null);
  useEffect(() => {
    if (open.current !== null && fulfil(list.current, open.current)) open.current = null;
  });
  return (wish) => {
    open.current = fulfil(list.current, wish) ? null : wish;
  };
}
