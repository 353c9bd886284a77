import { touches } from '../layout/geometry.ts';
import type { ChartLayout } from '../layout/layout-chart.ts';
import type { Wire } from '../layout/wires.ts';
import type { Scene } from '../viewport/scene.ts';
import { seenBox } from '../viewport/view.ts';
import type { Size, View } from '../viewport/view.ts';
import { paintCards } from './paint-cards.ts';
import type { Marks } from './paint-cards.ts';
import { paintWires, wiresInSight } from './paint-wires.ts';
import type { Palette } from './palette.ts';

/** Everything a picture of the chart depends on. */
export interface Picture extends Marks {
  readonly layout: ChartLayout;
  readonly view: View;
  readonly size: Size;
  readonly kind: Scene['kind'];
  /** The lines that lead to the person in the middle and to the selected one. */
  readonly ways: readonly Wire[];
  readonly palette: Palette;
  /** Device pixels per pixel. */
  readonly density: number;
}

/** From this scale on there is room for lines between the levels. */
const WIRED = 0.03;
/** From this scale on the background is dotted. */
const DOTTED = 0.4;
const DOT_STEP = 20;

interface Tile {
  readonly picture: HTMLCanvasElement;
  readonly size: number;
  readonly colour: string;
}

let lastTile: Tile | null = null;

/** One dot in a square of so many pixels; most frames need the same one as the frame before. */
function tileOf(size: number, colour: string): Tile {
  if (lastTile?.size === size && lastTile.colour === colour) return lastTile;
  const picture = document.createElement('canvas');
  picture.width = size;
  picture.height = size;
  const brush = picture.getContext('2d');
  if (brush) {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1.4, 1.4);
  }
  lastTile = { picture, size, colour };
  return lastTile;
}

/** The dots move with the chart, so that movement is visible where it is empty. */
function paintGround(context: CanvasRenderingContext2D, { view: { x, y, k }, size, palette }: Picture): void {
  const { picture, size: step } = tileOf(Math.round(DOT_STEP * k), palette.line);
  const dots = context.createPattern(picture, 'repeat');
  if (!dots) return;
  context.save();
  context.translate(x % step, y % step);
  context.fillStyle = dots;
  context.fillRect(-step, -step, size.width + 2 * step, size.height + 2 * step);
  context.restore();
}

/** Draws the lines, and the cards that are not elements above the picture. */
export function paintChart(context: CanvasRenderingContext2D, picture: Picture): void {
  const { layout, view, size, kind, ways, palette, density } = picture;
  const seen = seenBox(view, size);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  if (view.k >= DOTTED) paintGround(context, picture);
  if (view.k >= WIRED) {
    paintWires(context, wiresInSight(layout, seen), { view, colour: palette.lineStrong, width: 1 });
  }
  paintWires(context, ways, { view, colour: palette.ink, width: 2 });
  if (kind === 'cards') return;
  const cards = layout.cards.filter((card) => touches(card, seen));
  paintCards(context, cards, picture);
}
