import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { sceneOf, type Picture, type Scene } from '@cadence/shared-contract/charts';
import { measureFor } from './text-measure.ts';

/** The width of an unmeasured picture, as in a test. */
const USUAL_WIDTH = 640;

const pageMeasure = (): ReturnType<typeof measureFor> =>
  measureFor(getComputedStyle(document.body).fontFamily);

/** Measures again as soon as the page's fonts are loaded. */
function useMeasure(): ReturnType<typeof measureFor> {
  const [measure, setMeasure] = useState(pageMeasure);
  useEffect(() => {
    if (!('fonts' in document)) return undefined;
    let isShown = true;
    void document.fonts.ready.then(() => {
      if (isShown) setMeasure(pageMeasure);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return measure;
}

/** A picture laid out in the width of `place`, also when that changes. */
export function useScene(picture: Picture): { place: RefObject<HTMLElement | null>; scene: Scene } {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  const measure = useMeasure();
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const read = (): void => setWidth(Math.floor(box.clientWidth) || USUAL_WIDTH);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { place, scene: useMemo(() => sceneOf(picture, width, measure), [picture, width, measure]) };
}
