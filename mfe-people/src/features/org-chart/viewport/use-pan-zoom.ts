import { useCallback, useState, type RefCallback } from 'react';
import { PanZoom } from './pan-zoom.ts';

/** The view of the element that takes the ref; null until it is mounted. It follows the element's size. */
export function usePanZoom(): readonly [RefCallback<HTMLElement>, PanZoom | null] {
  const [panZoom, setPanZoom] = useState<PanZoom | null>(null);
  const attach = useCallback((surface: HTMLElement) => {
    const made = new PanZoom(surface);
    const observer = new ResizeObserver(() => made.measure());
    observer.observe(surface);
    setPanZoom(made);
    return () => {
      observer.disconnect();
      made.destroy();
      setPanZoom(null);
    };
  }, []);
  return [attach, panZoom];
}
