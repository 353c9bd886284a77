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

export const CARD_WIDTH = 208;
export const CARD_HEIGHT = 56;
/** From one level's top edge to the next one's. */
export const LEVEL = 104;
/** Between neighbours of one team, and between teams. */
export const SIBLING_GAP = 16;
export const TEAM_GAP = 40;
/** A team in rows of two: from one row's top edge to the next one's. */
export const STACK_ROW = 72;

export function touches(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

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
