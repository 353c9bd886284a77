import type { Goal, WeekSlot } from '@cadence/shared-contract';
import { formatDate, isScaleStep, type ScaleStep, type WeekCell } from '@cadence/shared-ui';

/** A level of the API as a step of a scale; null for none. */
export function toStep(level: number | null | undefined): ScaleStep | null {
  return isScaleStep(level) ? level : null;
}

const cache = new WeakMap<readonly WeekSlot[], readonly WeekCell[]>();

/** A goal's weeks as strip and sparkline draw them; the same answer for the same weeks, so that memo holds. */
export function weekCells(weeks: readonly WeekSlot[]): readonly WeekCell[] {
  const known = cache.get(weeks);
  if (known !== undefined) return known;
  const cells = weeks.map((slot) => ({
    week: slot.Week,
    state: slot.State,
    likelihood: toStep(slot.Likelihood),
    quality: toStep(slot.Quality),
    label: formatDate(slot.StartDate),
  }));
  cache.set(weeks, cells);
  return cells;
}

/** The weeks of a goal in its detail: none is expected while a request to shelve waits. */
export function goalWeeks({ Weeks, State }: Pick<Goal, 'Weeks' | 'State'>): readonly WeekCell[] {
  const cells = weekCells(Weeks);
  if (State !== 'shelving_in_review') return cells;
  return cells.map((cell) =>
    cell.state === 'current' || cell.state === 'ahead' ? { ...cell, state: 'off' as const } : cell,
  );
}
