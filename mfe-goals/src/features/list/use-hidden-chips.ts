import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many children of a box with wrapping lines do not fit into its first line, which is the only one to be seen: those
 * below it, and one that is wider than the line with all after it.
 */
function countLeftOut(box: HTMLElement): number {
  const chips = [...box.children].filter((one) => one instanceof HTMLElement);
  const top = chips[0]?.offsetTop ?? 0;
  const firstOut = chips.findIndex((chip) => chip.offsetTop > top || chip.scrollWidth > chip.clientWidth);
  return firstOut === -1 ? 0 : chips.length - firstOut;
}

/**
 * How many chips do not fit into their line, so that they can be left out and counted.
 *
 * @param names what is in the line; it is measured again when that changes
 */
export function useHiddenChips(box: RefObject<HTMLElement | null>, names: string): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setHidden(countLeftOut(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, names]);
  return hidden;
}
