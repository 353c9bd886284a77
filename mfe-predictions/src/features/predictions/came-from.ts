import type { MatrixCell, WeekEntry } from '@cadence/shared-contract';

/** The cell a goal was in the week before; null where it is still there, or either week has no update. */
export function cameFrom({ cell, moved }: WeekEntry): MatrixCell | null {
  if (cell === null || (moved.likelihood === 0 && moved.quality === 0)) return null;
  return { x: cell.x - moved.likelihood, y: cell.y - moved.quality };
}
