import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the element hides part of its content; measured again when it is resized.
 *
 * @param content measured again when it changes
 */
export function useIsClipped(content: string): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isClipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => setClipped(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [content]);
  return [element, isClipped];
}
