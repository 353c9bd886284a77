import { initialsOf, tintOf } from '@cadence/shared-ui';
import { CARD_HEIGHT, CARD_WIDTH } from '../layout/geometry.ts';
import type { Card } from '../layout/layout-chart.ts';
import type { View } from '../viewport/view.ts';
import { cardLine, cutText } from './card-text.ts';
import type { Palette } from './palette.ts';

/** Who is highlighted. */
export interface Marks {
  readonly selectedId: number | null;
  /** Everyone above the selected person. */
  readonly wayIds: ReadonlySet<number>;
}

export interface CardBrush extends Marks {
  readonly view: View;
  readonly palette: Palette;
}

/** The scales from which a card is more than a bar, shows a face, and is readable. */
const OUTLINED = 0.12;
const WITH_FACE = 0.2;
const WITH_TEXT = 0.4;

const RADIUS = 6;
const FACE = { x: 28, radius: 16 } as const;
const TEXT = { left: 54, width: CARD_WIDTH - 54 - 12, name: 23, line: 40 } as const;
const BUTTON = { width: 34, height: 20 } as const;

/** Texts as they fit on a card at 100 %, by font; measuring is slow, and there is one for each person. */
const cuts = new Map<string, string>();

function fitting(context: CanvasRenderingContext2D, text: string, font: string): string {
  const key = `${font}\n${text}`;
  let cut = cuts.get(key);
  if (cut === undefined) {
    const before = context.font;
    context.font = font;
    cut = cutText(text, TEXT.width, (part) => context.measureText(part).width);
    context.font = before;
    cuts.set(key, cut);
  }
  return cut;
}

function paintText(context: CanvasRenderingContext2D, card: Card, { palette, view: { k } }: CardBrush): void {
  const { person } = card.node;
  const lines = [
    { text: person.Name, weight: 500, size: 13, base: TEXT.name, colour: palette.ink },
    { text: cardLine(person), weight: 400, size: 12, base: TEXT.line, colour: palette.ink3 },
  ];
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const { text, weight, size, base, colour } of lines) {
    const cut = fitting(context, text, `${weight} ${size}px ${palette.font}`);
    context.font = `${weight} ${size * k}px ${palette.font}`;
    context.fillStyle = colour;
    context.fillText(cut, TEXT.left * k, base * k);
  }
}

function paintFace(context: CanvasRenderingContext2D, card: Card, { palette, view: { k } }: CardBrush): void {
  const { id, Name } = card.node.person;
  const tint = palette.tints.get(tintOf(id));
  if (!tint) return;
  const [x, y] = [FACE.x * k, (CARD_HEIGHT / 2) * k];
  context.fillStyle = tint.fill;
  context.beginPath();
  context.arc(x, y, FACE.radius * k, 0, 2 * Math.PI);
  context.fill();
  if (k < WITH_TEXT) return;
  context.font = `600 ${12 * k}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = tint.ink;
  context.fillText(initialsOf(Name), x, y);
}

/** The number of reports, in place of the button that shows them. */
function paintReports(
  context: CanvasRenderingContext2D,
  card: Card,
  { palette, view: { k } }: CardBrush,
): void {
  const count = card.node.children.length;
  if (count === 0) return;
  const [width, height] = [BUTTON.width * k, BUTTON.height * k];
  const [left, top] = [(CARD_WIDTH * k - width) / 2, CARD_HEIGHT * k - height / 2 + 2 * k];
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.lineStrong;
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  context.stroke();
  context.font = `500 ${12 * k}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink2;
  context.fillText(`${count} ${card.isOpen ? '▴' : '▾'}`, left + width / 2, top + height / 2);
}

function isMarked({ node: { person } }: Card, { selectedId, wayIds }: Marks): boolean {
  return person.id === selectedId || wayIds.has(person.id);
}

function edgeOf(card: Card, { palette, selectedId, wayIds }: CardBrush): string {
  const { id } = card.node.person;
  if (id === selectedId) return palette.primaryStrong;
  return wayIds.has(id) ? palette.ink : palette.lineStrong;
}

/** Zoomed out, a card is a bar of whole pixels; bars that would cover the previous one are skipped. */
function paintBars(context: CanvasRenderingContext2D, cards: readonly Card[], brush: CardBrush): void {
  const { x, y, k } = brush.view;
  const [width, height] = [Math.max(1, Math.round(CARD_WIDTH * k)), Math.max(1, Math.round(CARD_HEIGHT * k))];
  const bar = (card: Card): readonly [number, number] => [
    Math.round(card.left * k + x),
    Math.round(card.top * k + y),
  ];
  let [lastLeft, lastTop] = [NaN, NaN];
  context.fillStyle = brush.palette.lineStrong;
  for (const card of cards) {
    const [left, top] = bar(card);
    if (left === lastLeft && top === lastTop) continue;
    context.fillRect(left, top, width, height);
    [lastLeft, lastTop] = [left, top];
  }
  for (const card of cards) {
    if (!isMarked(card, brush)) continue;
    context.fillStyle = edgeOf(card, brush);
    context.fillRect(...bar(card), width, height);
  }
}

function paintCard(context: CanvasRenderingContext2D, card: Card, brush: CardBrush): void {
  const { x, y, k } = brush.view;
  const { person } = card.node;
  const isSelected = person.id === brush.selectedId;
  context.save();
  context.translate(Math.round(card.left * k + x), Math.round(card.top * k + y));
  context.fillStyle = isSelected ? brush.palette.primaryTint : brush.palette.surface;
  context.strokeStyle = edgeOf(card, brush);
  context.lineWidth = isSelected ? 2 : 1;
  context.setLineDash(person.InvitationAcceptedAt === null ? [3, 2] : []);
  context.beginPath();
  context.roundRect(0.5, 0.5, CARD_WIDTH * k - 1, CARD_HEIGHT * k - 1, RADIUS * k);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  if (k >= WITH_FACE) paintFace(context, card, brush);
  if (k >= WITH_TEXT) {
    paintText(context, card, brush);
    context.lineWidth = 1;
    paintReports(context, card, brush);
  }
  context.restore();
}

/** Draws cards by scale: bars from far away, then outlines, then faces, then words. */
export function paintCards(
  context: CanvasRenderingContext2D,
  cards: readonly Card[],
  brush: CardBrush,
): void {
  if (brush.view.k < OUTLINED) paintBars(context, cards, brush);
  else for (const card of cards) paintCard(context, card, brush);
}
