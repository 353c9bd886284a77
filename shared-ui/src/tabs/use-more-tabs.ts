import { useEffect, useRef, type RefObject } from 'react';

/** Notes at which ends of a list tabs are out of sight, for its look. */
function markEnds(list: HTMLElement): void {
  const hidden = list.scrollWidth - list.clientWidth;
  // Right to left, positions are negative.
  const start = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-more-before', start > 1);
  list.toggleAttribute('data-more-after', hidden - start > 1);
}

function bringIntoSight(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected="true"]');
  if (chosen === null) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
  else if (tab.left < frame.left) list.scrollLeft -= frame.left - tab.left;
}

/** Tabs that do not fit: the chosen one is in sight, and a faded end says that there are more. */
export function useMoreTabs(value: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const mark = (): void => markEnds(list);
    // It measures when the layout is there anyway.
    const observer = new ResizeObserver(() => {
      bringIntoSight(list);
      mark();
    });
    observer.observe(list);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, []);
  useEffect(() => {
    const list = ref.current;
    const isCut = list?.matches('[data-more-before], [data-more-after]') === true;
    if (list && isCut) bringIntoSight(list);
  }, [value]);
  return ref;
}
