import type { Card } from '../layout/layout-chart.ts';
import { detailAt } from '../viewport/scene.ts';
import type { View } from '../viewport/view.ts';
import { paintContent } from './paint-content.ts';
import type { Palette } from './palette.ts';

/** Who is highlighted. */
export interface Marks {
  readonly selectedId: number | null;
  readonly viewerId: number;
  /** Everyone above the selected person or the one in the middle. */
  readonly wayIds: ReadonlySet<number>;
}

export interface CardBrush extends Marks {
  readonly view: View;
  readonly palette: Palette;
}

/** The scale from which a card is more than a bar. */
const OUTLINED = 0.12;
const RADIUS = 6;

/** A card on the screen, in whole pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(card: Card, { x, y, k }: View): Place {
  return {
    left: Math.round(card.left * k + x),
    top: Math.round(card.top * k + y),
    width: Math.max(1, Math.round((card.right - card.left) * k)),
    height: Math.max(1, Math.round((card.bottom - card.top) * k)),
  };
}

type Mark = 'viewer' | 'selected' | 'above' | 'none';

function markOf({ node: { person } }: Card, { selectedId, viewerId, wayIds }: Marks): Mark {
  if (person.id === selectedId) return 'selected';
  if (person.id === viewerId) return 'viewer';
  return wayIds.has(person.id) ? 'above' : 'none';
}

const EDGES: Readonly<Record<Mark, 'ink' | 'primaryStrong' | 'lineStrong'>> = {
  selected: 'ink',
  viewer: 'primaryStrong',
  above: 'ink',
  none: 'lineStrong',
};

/** From far away, a card is a bar; bars that would cover the previous one are skipped. */
export function paintBars(context: CanvasRenderingContext2D, cards: readonly Card[], brush: CardBrush): void {
  let [lastLeft, lastTop] = [NaN, NaN];
  context.fillStyle = brush.palette.lineStrong;
  for (const card of cards) {
    const { left, top, width, height } = placeOf(card, brush.view);
    if (left === lastLeft && top === lastTop) continue;
    context.fillRect(left, top, width, height);
    [lastLeft, lastTop] = [left, top];
  }
  for (const card of cards) {
    const mark = markOf(card, brush);
    if (mark === 'none') continue;
    const { left, top, width, height } = placeOf(card, brush.view);
    context.fillStyle = brush.palette[EDGES[mark]];
    context.fillRect(left, top, width, height);
  }
}

function paintCard(context: CanvasRenderingContext2D, card: Card, brush: CardBrush): void {
  const { palette, view } = brush;
  const { person } = card.node;
  const place = placeOf(card, view);
  const mark = markOf(card, brush);
  context.save();
  context.translate(place.left, place.top);
  context.fillStyle = person.id === brush.viewerId ? palette.primaryTint : palette.surface;
  context.strokeStyle = palette[EDGES[mark]];
  context.lineWidth = mark === 'selected' || mark === 'viewer' ? 2 : 1;
  context.setLineDash(person.InvitationAcceptedAt === null ? [3, 2] : []);
  context.beginPath();
  context.roundRect(0.5, 0.5, place.width - 1, place.height - 1, Math.min(RADIUS, place.height / 4));
  context.fill();
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 1;
  paintContent(context, card, { palette, place, detail: detailAt(view.k) });
  context.restore();
}

/** Draws cards by scale: bars from far away, then faces, then names, then job titles. */
export function paintCards(
  context: CanvasRenderingContext2D,
  cards: readonly Card[],
  brush: CardBrush,
): void {
  if (brush.view.k < OUTLINED) paintBars(context, cards, brush);
  else for (const card of cards) paintCard(context, card, brush);
}
