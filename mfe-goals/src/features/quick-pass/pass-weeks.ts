import { mondayOf, weekNumberAt } from '@cadence/shared-contract';
import type { Goal, SessionPeriod, WeeklyPassGoal } from '@cadence/shared-contract';
import {
  previousTo,
  updateWeeks,
  type PreviousValues,
  type UpdateWeek,
} from '../weekly-update/update-weeks.ts';

/** One goal in one week: what it holds, and what was posted last before it. */
export interface PassRow {
  /** The weekly status row (D-12): it names goal and week at once. */
  readonly id: number;
  readonly goal: Goal;
  readonly week: UpdateWeek;
  readonly previous: PreviousValues | null;
  /** It was open when the pass opened, and can no longer be updated: somebody shelved the goal, say. */
  readonly isClosed: boolean;
}

export interface PassWeek {
  /** The number it has in its quarter; in the newer one where two meet. */
  readonly week: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly isCurrent: boolean;
  readonly rows: readonly PassRow[];
}

type CurrentPeriod = Pick<SessionPeriod, 'StartDate' | 'Today'>;

/** Every week that an own goal can be updated in (D-8, D-13). */
export function passRows(goals: readonly WeeklyPassGoal[], { Today }: CurrentPeriod): readonly PassRow[] {
  return goals.flatMap((one) =>
    updateWeeks(one, Today).map((week) => ({
      id: week.statusId,
      goal: one.Goal,
      week,
      previous: previousTo(week.week, one),
      isClosed: false,
    })),
  );
}

function numberOf({ startDate, week }: UpdateWeek, { StartDate }: CurrentPeriod): number {
  return startDate >= mondayOf(StartDate) ? weekNumberAt(StartDate, startDate) : week;
}

/** The weeks of these rows, oldest first; inside a week goals keep the order in which they were made. */
export function passWeeks(rows: readonly PassRow[], period: CurrentPeriod): readonly PassWeek[] {
  const starts = [...new Set(rows.map(({ week }) => week.startDate))].sort();
  return starts.flatMap((start) => {
    const own = rows.filter(({ week }) => week.startDate === start).sort((a, b) => a.goal.Id - b.goal.Id);
    const [first] = own;
    if (first === undefined) return [];
    const { startDate, endDate, isCurrent } = first.week;
    return [{ week: numberOf(first.week, period), startDate, endDate, isCurrent, rows: own }];
  });
}

/** A week counts as updated when it holds both values (D-13). */
export function isPosted({ week }: PassRow): boolean {
  return !week.isKept && week.likelihood !== null && week.quality !== null;
}

/** Whether the row counts in the week's progress: rows that can no longer be updated do not. */
export function isCounted(row: PassRow): boolean {
  return !row.isClosed || isPosted(row);
}

/** Whether an own goal still waits for this week's update (D-13). */
export function lacksThisWeek({ State, Weeks }: Goal): boolean {
  return State === 'approved' && Weeks.some((slot) => slot.State === 'current');
}
