import { useLayoutEffect, useRef, type RefObject } from 'react';
import { INFO_WIDTH, TIE } from '../layout/make-room.ts';
import type { Beside } from '../layout/make-room.ts';
import type { Card } from '../layout/layout-chart.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';

interface Placed {
  readonly panZoom: PanZoom | null;
  readonly card: Card | undefined;
  readonly beside: Beside | null;
}

/**
 * Keeps a box beside a card while the chart moves; `--tie` is the length of the line between them. Where it is beside none
 * any more, as when a window becomes narrow, it has the place that its style gives it.
 */
export function useBesidePlace({ panZoom, card, beside }: Placed): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!panZoom || !card || !beside || !element) return undefined;
    const place = (): void => {
      const { x, y, k } = panZoom.view;
      const tie = TIE * Math.max(1, k);
      const left = beside.side === 'right' ? card.right * k + x + tie : card.left * k + x - tie - INFO_WIDTH;
      const top = ((card.top + card.bottom) / 2) * k + y - beside.above;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      element.style.setProperty('--tie', `${tie}px`);
      element.style.setProperty('--above', `${beside.above}px`);
    };
    place();
    const stop = panZoom.subscribe(place);
    return () => {
      stop();
      for (const name of ['transform', '--tie', '--above']) element.style.removeProperty(name);
    };
  }, [panZoom, card, beside]);
  return box;
}
