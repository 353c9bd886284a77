import type { ScaleStep } from '../scale/labels.ts';

/** posted, missed (past without a value), current (this week, not posted), ahead, off (not enabled). */
export const WEEK_STATES = ['posted', 'missed', 'current', 'ahead', 'off'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/** One of the 14 slots of a quarter. */
export interface WeekCell {
  /** 1 to 14. */
  readonly week: number;
  readonly state: WeekState;
  readonly likelihood?: ScaleStep | null;
  readonly quality?: ScaleStep | null;
  /** The first day as shown in the head, for example 'Nov 16'. */
  readonly label?: string;
}

export const WEEK_SLOTS = 14;

/** Fourteen slots in order; a week that is not given is off. */
export function fillSlots(weeks: readonly WeekCell[]): readonly WeekCell[] {
  const byWeek = new Map(weeks.map((cell) => [cell.week, cell]));
  return Array.from(
    { length: WEEK_SLOTS },
    (_, index) => byWeek.get(index + 1) ?? { week: index + 1, state: 'off' },
  );
}
