/** A rectangle on the chart, in its own pixels: those of the screen at 100 %. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CARD_HEIGHT = 56;
/** A card next to others of a team, and a wider one in rows of two. */
export const CARD_WIDTH = 220;
export const STACK_CARD_WIDTH = 248;
/** From one level's top edge to the next one's. */
export const LEVEL = 100;
/** Between neighbours of one team, between the columns of rows of two, and between teams. */
export const SIBLING_GAP = 8;
export const COLUMN_GAP = 24;
export const TEAM_GAP = 40;
/** A team in rows of two: from one row's top edge to the next one's. */
export const STACK_ROW = 68;
/** The height beneath a level's top edge at which the lines to the next level turn. */
export const TURN = CARD_HEIGHT + (LEVEL - CARD_HEIGHT) / 2;

export function touches(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

export const middleOf = ({ left, right }: Box): number => (left + right) / 2;

/** The smallest box around all of them; a point at the origin for none. */
export function around(boxes: Iterable<Box>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}
