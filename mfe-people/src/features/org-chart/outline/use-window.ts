import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows rendered beyond each edge of the visible part. */
const BEYOND = 6;
/** Rows rendered before the element has a size. */
const FIRST_ROWS = 24;

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly from: number;
  readonly until: number;
  /** Scrolls a row into view. */
  show(index: number): void;
}

/** Which rows of a long list of equally high ones are to be drawn. */
export function useWindow(count: number, rowHeight: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [fitting, setFitting] = useState(FIRST_ROWS);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = (): void => {
      setFirst(Math.floor(element.scrollTop / rowHeight));
      setFitting(Math.ceil(element.clientHeight / rowHeight) || FIRST_ROWS);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [rowHeight]);
  return {
    scroller,
    from: Math.max(0, Math.min(first, count - 1) - BEYOND),
    until: Math.min(count, first + fitting + BEYOND),
    show(index) {
      const element = scroller.current;
      if (!element || index < 0) return;
      const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = bottom - element.clientHeight;
    },
  };
}
