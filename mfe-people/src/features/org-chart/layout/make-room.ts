import { touches } from './geometry.ts';
import type { Box } from './geometry.ts';
import { assemble, teamOf } from './layout-chart.ts';
import type { Card, ChartLayout } from './layout-chart.ts';

export const INFO_WIDTH = 296;
/** The line between a card and the box beside it. */
export const TIE = 16;
/** How far the line is from the box's top or bottom edge, at least. */
const TIE_INSET = 48;
/** Between the box and other cards, with the button that hangs beneath a card. */
const CLEAR = 8;
const BUTTON = 13;

export type Side = 'left' | 'right';

/** Where the box of the selected person is: at one side of the card, so many pixels above its middle. */
export interface Beside {
  readonly side: Side;
  readonly above: number;
}

/** The scale of the chart, and the height of the box in pixels of the screen. */
export interface RoomFor {
  readonly k: number;
  readonly height: number;
}

/** The box on the chart, at its scale. */
export function besideBox(card: Card, { side, above }: Beside, { k, height }: RoomFor): Box {
  const middle = (card.top + card.bottom) / 2;
  const near = Math.max(TIE, TIE / k);
  const left = side === 'right' ? card.right + near : card.left - near - INFO_WIDTH / k;
  const top = middle - above / k;
  return { left, top, right: left + INFO_WIDTH / k, bottom: top + height / k };
}

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - CLEAR,
  top: top - BUTTON,
  right: right + CLEAR,
  bottom: bottom + CLEAR,
});

/** Outward from the middle of the chart first. */
function sidesOf(card: Card): readonly Side[] {
  return (card.left + card.right) / 2 < 0 ? ['left', 'right'] : ['right', 'left'];
}

/** Every place of the box, the best first: a little above, around, or beneath the line to it. */
function placesOf(sides: readonly Side[], { height }: RoomFor): readonly Beside[] {
  return [TIE_INSET, height / 2, height - TIE_INSET].flatMap((above) =>
    sides.map((side) => ({ side, above })),
  );
}

/** The layout with some cards moved to one side; a stack's line moves with its left column. */
function moved(layout: ChartLayout, isMoved: (card: Box) => boolean, by: number): ChartLayout {
  const shift = (card: Card): Card =>
    isMoved(card) ? { ...card, left: card.left + by, right: card.right + by } : card;
  return assemble(layout.cards.map(shift), (byId) => {
    const find = (card: Card): Card => byId.get(card.node.person.id) ?? card;
    return [...layout.teams.values()].map((team) => {
      const stacks = team.stacks.map(({ cards, spine }) => {
        const isWhole = isMoved({ left: spine, right: spine, top: team.box.top, bottom: team.box.bottom });
        return { cards: cards.map(find), spine: isWhole ? spine + by : spine };
      });
      return teamOf(find(team.manager), stacks, team.row.map(find));
    });
  });
}

/** A card of a layout, and the room that it needs. */
interface Need {
  readonly layout: ChartLayout;
  readonly card: Card;
  readonly room: RoomFor;
}

/** Everything beside the card moves over by the box's width; null if that does not make it free. */
function pushed({ layout, card, room }: Need, beside: Beside): ChartLayout | null {
  const box = besideBox(card, beside, room);
  const by = INFO_WIDTH / room.k + Math.max(TIE, TIE / room.k);
  const next =
    beside.side === 'right'
      ? moved(layout, ({ left }) => left >= card.right, by)
      : moved(layout, ({ right }) => right <= card.left, -by);
  return isFree(next, card, box) ? next : null;
}

/** Everyone whose middle is beyond the card's moves as far as the box needs. */
function pushedFar({ layout, card, room }: Need, beside: Beside): ChartLayout {
  const box = grown(besideBox(card, beside, room));
  const own = card.left + card.right;
  const isBeyond =
    beside.side === 'right'
      ? ({ left, right }: Box) => left + right > own
      : ({ left, right }: Box) => left + right < own;
  const inWay = layout.cards.filter(
    (other) => isBeyond(other) && other.top < box.bottom && other.bottom > box.top,
  );
  const by =
    beside.side === 'right'
      ? Math.max(0, ...inWay.map(({ left }) => box.right - left))
      : -Math.max(0, ...inWay.map(({ right }) => right - box.left));
  return moved(layout, isBeyond, by);
}

function isFree({ cards }: ChartLayout, card: Card, box: Box): boolean {
  const area = grown(box);
  return !cards.some((other) => other.node !== card.node && touches(other, area));
}

export interface Room {
  readonly layout: ChartLayout;
  readonly beside: Beside;
}

/**
 * A place beside a card for the box that says more about the person, on a side where nobody is. When there is none, the
 * cards at that side move over: the box covers nobody.
 */
export function makeRoom(layout: ChartLayout, card: Card, room: RoomFor): Room {
  const sides = sidesOf(card);
  for (const beside of placesOf(sides, room)) {
    if (isFree(layout, card, besideBox(card, beside, room))) return { layout, beside };
  }
  const need = { layout, card, room };
  const outward = placesOf(sides.slice(0, 1), room);
  for (const beside of outward) {
    const next = pushed(need, beside);
    if (next) return { layout: next, beside };
  }
  const [beside = { side: 'right', above: TIE_INSET } as const] = outward;
  return { layout: pushedFar(need, beside), beside };
}
