import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const GAP = 4;
const MAX_HEIGHT = 320;
const EDGE = 8;

function place(anchor: HTMLElement): CSSProperties {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isAbove = below < MAX_HEIGHT / 2 && above > below;
  return {
    left,
    width,
    maxHeight: Math.min(MAX_HEIGHT, isAbove ? above : below),
    ...(isAbove ? { bottom: innerHeight - top + GAP } : { top: bottom + GAP }),
  };
}

/** Where a list of the anchor's width fits on the screen, below it or above; follows scrolling and resizing. */
export function useListPlacement(anchor: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const update = (): void => {
      if (anchor.current !== null) setStyle(place(anchor.current));
    };
    update();
    addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [anchor, isOpen]);
  return style;
}
