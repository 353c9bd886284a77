import type { Box } from '../layout/geometry.ts';
import type { ChartLayout } from '../layout/layout-chart.ts';
import { fitBox } from '../viewport/view.ts';
import type { Size, View } from '../viewport/view.ts';
import { paintBars } from './paint-cards.ts';
import type { Marks } from './paint-cards.ts';
import type { Palette } from './palette.ts';

const MARGIN = { top: 6, right: 6, bottom: 6, left: 6 } as const;

/** The position of the whole chart on the minimap. */
export function minimapView(box: Box, size: Size): View {
  return fitBox(box, { ...size, insets: MARGIN });
}

export interface Minimap extends Marks {
  readonly layout: ChartLayout;
  readonly size: Size;
  readonly palette: Palette;
  readonly density: number;
}

/** Draws everyone who is laid out as a bar. */
export function paintMinimap(context: CanvasRenderingContext2D, minimap: Minimap): void {
  const { layout, size, palette, density, selectedId, viewerId, wayIds } = minimap;
  const view = minimapView(layout.box, size);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  paintBars(context, layout.cards, { view, palette, selectedId, viewerId, wayIds });
}
