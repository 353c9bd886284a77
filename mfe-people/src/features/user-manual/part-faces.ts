/** A face's share of the line's length, in percent. */
const FACE = 14;

const within = (place: number): number => Math.min(Math.max(place, FACE / 2), 100 - FACE / 2);

/**
 * Positions of faces on a line, in percent: none beyond its ends, two that would touch next to each other around their
 * middle.
 */
export function partFaces(places: readonly number[]): readonly number[] {
  const inside = places.map(within);
  const [a, b] = inside;
  if (a === undefined || b === undefined || Math.abs(a - b) >= FACE) return inside;
  const middle = Math.min(Math.max((a + b) / 2, FACE), 100 - FACE);
  const [left, right] = [middle - FACE / 2, middle + FACE / 2];
  const isInOrder = (places[0] ?? a) <= (places[1] ?? b);
  return isInOrder ? [left, right] : [right, left];
}
