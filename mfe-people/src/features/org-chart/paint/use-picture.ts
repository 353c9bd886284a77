import { useLayoutEffect, useMemo, type RefObject } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { wayWires } from '../layout/wires.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import type { Scene } from '../viewport/scene.ts';
import { paintChart } from './paint-chart.ts';
import { readPalette, watchPalette } from './palette.ts';

/** Sizes a canvas to the screen's device pixels. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  return density;
}

/**
 * Keeps the picture beneath the cards up to date: with every movement, and when theme, selection or branches change.
 */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  panZoom: PanZoom,
  { model, detail }: { readonly model: ChartModel; readonly detail: Scene['detail'] },
): void {
  const { layout, selected, wayIds } = model;
  const way = useMemo(() => (selected ? wayWires(layout, selected) : []), [layout, selected]);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let palette = readPalette(element);
    const paint = (): void => {
      const { view, frame } = panZoom;
      const density = fitCanvas(element, frame.width, frame.height);
      const selectedId = selected?.person.id ?? null;
      paintChart(context, { layout, view, size: frame, detail, way, wayIds, selectedId, palette, density });
    };
    paint();
    const stopMoves = panZoom.subscribe(paint);
    const stopTheme = watchPalette(() => {
      palette = readPalette(element);
      paint();
    });
    return () => {
      stopMoves();
      stopTheme();
    };
  }, [canvas, panZoom, layout, detail, way, wayIds, selected]);
}
