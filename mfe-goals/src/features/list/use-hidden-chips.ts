import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many children of a box with wrapping lines are below its first line, which is the only one to be seen. */
function countBelow(box: HTMLElement): number {
  const chips = [...box.children].filter((one) => one instanceof HTMLElement);
  const [first] = chips;
  return first === undefined ? 0 : chips.filter((chip) => chip.offsetTop > first.offsetTop).length;
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
    const measure = (): void => setHidden(countBelow(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, names]);
  return hidden;
}
