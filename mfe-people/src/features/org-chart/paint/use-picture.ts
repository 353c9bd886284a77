import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { endsOfWays } from '../chart-model.ts';
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
  { model, kind }: { readonly model: ChartModel; readonly kind: Scene['kind'] },
): void {
  const { layout, selected, line, wayIds, viewerId } = model;
  const ways = useMemo(
    () => endsOfWays({ selected, line }).flatMap((end) => wayWires(layout, end)),
    [layout, selected, line],
  );
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let palette = readPalette(element);
    const paint = (): void => {
      const { view, frame } = panZoom;
      const density = fitCanvas(element, frame.width, frame.height);
      const selectedId = selected?.person.id ?? null;
      const marks = { selectedId, viewerId, wayIds };
      paintChart(context, { ...marks, layout, view, size: frame, kind, ways, palette, density });
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
  }, [canvas, panZoom, layout, kind, ways, wayIds, viewerId, selected]);
}
