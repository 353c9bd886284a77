import type { GoalStatus, PeriodWeek, WeekSlot } from '@cadence/shared-contract';
import { mondayOf } from '@cadence/shared-contract';
import type { GoalWeekRow, StatusRow } from './status-rows.queries.ts';

function presentWeek(row: StatusRow): PeriodWeek {
  return { Id: row.week_id, Week: row.week, StartDate: row.week_start, EndDate: row.week_end };
}

/** A weekly status (core §3). */
export function presentStatus(row: StatusRow): GoalStatus {
  return {
    Id: row.id,
    GoalId: row.goal_id,
    Likelihood: row.likelihood,
    Quality: row.quality,
    GoalPeriodWeek: presentWeek(row),
    CommentCount: row.comment_count,
    UpdatedAt: row.posted_at?.toISOString() ?? null,
  };
}

/** The weeks in which a goal takes updates (D-13): none unless it is approved. */
export function enabledWeeks(isApproved: boolean, rows: readonly StatusRow[]): PeriodWeek[] {
  return isApproved ? rows.filter((row) => row.is_enabled).map(presentWeek) : [];
}

function slotState(week: GoalWeekRow, today: string): WeekSlot['State'] {
  if (week.is_posted) return 'posted';
  if (week.is_enabled !== true) return 'off';
  const current = mondayOf(today);
  if (week.start_date === current) return 'current';
  return week.start_date < current ? 'missed' : 'ahead';
}

/** The period's weeks as the sparkline of a row draws them. */
export function weekSlots(weeks: readonly GoalWeekRow[], today: string): WeekSlot[] {
  return weeks.map((week) => ({
    Week: week.week,
    StartDate: week.start_date,
    State: slotState(week, today),
    Likelihood: week.likelihood,
    Quality: week.quality,
  }));
}
