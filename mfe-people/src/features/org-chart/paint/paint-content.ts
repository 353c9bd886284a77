import { formatNumber, initialsOf, tintOf } from '@cadence/shared-ui';
import { CARD_HEIGHT } from '../layout/geometry.ts';
import type { Card } from '../layout/layout-chart.ts';
import type { Detail } from '../viewport/scene.ts';
import { cardLine } from './card-text.ts';
import { fittingText } from './fitting-text.ts';
import type { Palette } from './palette.ts';

/** A card that is painted: its size on the screen, and how much it says. */
export interface ContentBrush {
  readonly palette: Palette;
  readonly place: { readonly width: number; readonly height: number };
  readonly detail: Detail;
}

/** Words have these sizes at every scale; what has no room is left out. */
const NAME_SIZE = 13;
const LINE_SIZE = 12;
const PADDING = 8;
const FACE_RADIUS = 16;
/** Of a face smaller than that. */
const INITIALS_SIZE = 11;
const BUTTON_HEIGHT = 16;
/** As far as the button reaches into the card: the job title stays free of it. */
const BUTTON_INSET = 5;
/** A face in a small card, and the least height at which a number beside it fits. */
const SMALL_FACE = 12;
const NUMBERED = 16;

type Context = CanvasRenderingContext2D;

interface Word {
  readonly text: string;
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly colour: string;
  readonly font: string;
}

function paintWord(context: Context, { text, left, base, width, colour, font }: Word): void {
  context.font = font;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(fittingText(context, text, width), left, base);
}

interface Face {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A face is a tinted disc, with initials where they have room. */
function paintFace(
  context: Context,
  card: Card,
  { palette, x, y, radius }: Face & { readonly palette: Palette },
) {
  const { id, Name } = card.node.person;
  const tint = palette.tints.get(tintOf(id));
  if (!tint) return;
  context.fillStyle = tint.fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  if (radius <= SMALL_FACE) return;
  context.font = `600 ${radius < FACE_RADIUS ? INITIALS_SIZE : LINE_SIZE}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = tint.ink;
  context.fillText(initialsOf(Name), x, y);
}

/** The number of reports, in place of the button that shows them. */
function paintReports(context: Context, card: Card, { palette, place }: ContentBrush): void {
  const count = card.node.children.length;
  if (count === 0) return;
  const text = `${formatNumber(count)} ${card.isOpen ? '▴' : '▾'}`;
  context.font = `500 ${LINE_SIZE}px ${palette.font}`;
  const width = context.measureText(text).width + 14;
  const [left, top] = [(place.width - width) / 2, place.height - BUTTON_INSET];
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.lineStrong;
  context.beginPath();
  context.roundRect(left, top, width, BUTTON_HEIGHT, BUTTON_HEIGHT / 2);
  context.fill();
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink2;
  context.fillText(text, place.width / 2, top + BUTTON_HEIGHT / 2);
}

/** A face, and how many report to it. */
function paintSmall(context: Context, card: Card, { palette, place }: ContentBrush): void {
  const radius = Math.min(SMALL_FACE, place.height / 2 - 3);
  if (radius < 2) return;
  const count = card.node.children.length;
  const text = count > 0 && place.height >= NUMBERED ? formatNumber(count) : '';
  context.font = `500 ${LINE_SIZE}px ${palette.font}`;
  const wide = text === '' ? 0 : context.measureText(text).width + 4;
  const isFitting = 2 * radius + wide + 8 <= place.width;
  const left = (place.width - 2 * radius - (isFitting ? wide : 0)) / 2;
  paintFace(context, card, { palette, x: left + radius, y: place.height / 2, radius });
  if (text === '' || !isFitting) return;
  context.font = `500 ${LINE_SIZE}px ${palette.font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink2;
  context.fillText(text, left + 2 * radius + 4, place.height / 2);
}

/** What a card says: face, name, job title; the name alone; or the face and the number of reports. */
export function paintContent(context: Context, card: Card, brush: ContentBrush): void {
  const { palette, place, detail } = brush;
  if (detail === 'face') return paintSmall(context, card, brush);
  const { person } = card.node;
  const middle = place.height / 2;
  const radius = FACE_RADIUS * Math.min(1, place.height / CARD_HEIGHT);
  const left = detail === 'all' ? PADDING + 2 * radius + 8 : PADDING;
  const name = {
    text: person.Name,
    left,
    width: place.width - left - PADDING,
    colour: palette.ink,
    font: `500 ${NAME_SIZE}px ${palette.font}`,
  };
  if (detail === 'name') {
    paintWord(context, { ...name, base: middle });
  } else {
    paintFace(context, card, { palette, x: PADDING + radius, y: middle, radius });
    paintWord(context, { ...name, base: middle - 8 });
    const font = `400 ${LINE_SIZE}px ${palette.font}`;
    paintWord(context, { ...name, text: cardLine(person), base: middle + 9, colour: palette.ink3, font });
  }
  return paintReports(context, card, brush);
}
