import { LIMITS } from '@cadence/shared-contract';

const ROW = 4;

/** What a cell of the talent matrix holds: at most as many things as its raster has places, so that none overlap. */
export interface DotLayout<T> {
  readonly people: readonly T[];
  /** Further people, as '+n'; 0 for none. */
  readonly more: number;
  /** Who was here in the quarter compared with. */
  readonly was: readonly T[];
  readonly moreWas: number;
}

/** The first ones and the number of the rest, which takes one place. */
function fit<T>(items: readonly T[], count: number, places: number): readonly [readonly T[], number] {
  if (count <= places) return [items.slice(0, count), 0];
  const shown = items.slice(0, Math.max(0, places - 1));
  return [shown, count - shown.length];
}

/**
 * Fills the raster of 4 by 3: people who are here first; who was here gets what is left, at least the last row.
 *
 * @param count of people here, of whom `people` are the first
 */
export function layOutDots<T>(count: number, people: readonly T[], was: readonly T[]): DotLayout<T> {
  const places = LIMITS.matrixDots;
  const [shownWas, moreWas] = fit(was, was.length, Math.max(ROW, places - count));
  const taken = shownWas.length + (moreWas > 0 ? 1 : 0);
  const [shown, more] = fit(people, count, places - taken);
  return { people: shown, more, was: shownWas, moreWas };
}
