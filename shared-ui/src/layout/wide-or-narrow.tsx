import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fontScale } from './font-scale.ts';
import { useIsPhone } from './use-media.ts';

export interface WideOrNarrowProps {
  /** Pixels that `wide` needs at the usual font size so that nothing of it is cut. */
  readonly from: number;
  readonly wide: ReactNode;
  readonly narrow: ReactNode;
}

/**
 * Shows `wide` where there is room for it and `narrow` elsewhere: a table and its cards, say. What counts is the place that
 * it is given, which beside a menu or another pane is much less than the window.
 */
export function WideOrNarrow({ from, wide, narrow }: WideOrNarrowProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const measure = (): void => setRoom(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  // Without a layout, as in a test, the window decides.
  const isNarrow = room === null || room === 0 ? isPhone : room < from * fontScale();
  return <div ref={place}>{isNarrow ? narrow : wide}</div>;
}
