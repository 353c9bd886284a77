import { addDays, LIMITS } from '@cadence/shared-contract';
import type { Dashboard, Reminder, SessionPeriod } from '@cadence/shared-contract';
import { formatDate, formatSpan, plural } from '@cadence/shared-ui';
import { Clock, type LucideIcon } from '@cadence/shared-ui/icons';
import { openOf } from '../place/goal-dialog.ts';
import type { Settled } from './home-place.ts';
import { REMINDER_KINDS } from './reminder-kinds.ts';

/** The headings, most pressing first: what is late, what ends on Sunday, whom others wait for, what can wait. */
export const REMINDER_GROUPS = ['Overdue', 'This week', 'Waiting for you', 'Your goals'] as const;
export type ReminderGroup = (typeof REMINDER_GROUPS)[number];

/** One thing that waits, ready to be shown. */
export interface ReminderRow {
  readonly key: string;
  readonly group: ReminderGroup;
  readonly icon: LucideIcon;
  readonly title: string;
  /** 'ended Sep 30', 'waiting 4 days', 'due Sunday'. */
  readonly due: string;
  readonly isLate: boolean;
  readonly buttonText: string;
  /** The goal that it is about, and where it is settled. */
  readonly settled: Settled;
}

/** What 'late' and 'waiting' are measured by. */
export interface Today {
  readonly period: Pick<SessionPeriod, 'Today' | 'WeekEndDate'>;
  /** Milliseconds. */
  readonly now: number;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

function endOfWeek({ Today: today, WeekEndDate }: Today['period']): string {
  return WeekEndDate === today ? 'today' : weekday.format(new Date(`${WeekEndDate}T00:00:00Z`));
}

/** When it was due, or how long somebody has waited. */
function dueText({ Type, IsOverdue, DueDate, Since }: Reminder, { period, now }: Today): string {
  // The oldest week that can still be filled in closes with the current one (D-8).
  if (Type === 'missed_week' && addDays(DueDate, 7 * LIMITS.selectableWeeksBack) === period.WeekEndDate)
    return `closes ${endOfWeek(period)}`;
  if (Type === 'finalize_goal' || IsOverdue) return `ended ${formatDate(DueDate)}`;
  if (REMINDER_KINDS[Type].isDecision) return `waiting ${formatSpan(now - Date.parse(Since))}`;
  return `until ${formatDate(DueDate)}`;
}

function groupOf({ IsOverdue, Type }: Reminder): ReminderGroup {
  if (IsOverdue) return 'Overdue';
  return REMINDER_KINDS[Type].isDecision ? 'Waiting for you' : 'Your goals';
}

function rowOf(reminder: Reminder, today: Today): ReminderRow {
  const { Type, Id, Title, ButtonText, GoalId, IsOverdue } = reminder;
  const { icon, dialog } = REMINDER_KINDS[Type];
  return {
    key: `${Type}/${Id}`,
    group: groupOf(reminder),
    icon,
    title: Title,
    due: dueText(reminder, today),
    isLate: IsOverdue,
    buttonText: ButtonText,
    settled: { goalId: GoalId, dialog: dialog(reminder) },
  };
}

function weekRow({ Week, count }: NonNullable<Dashboard['ThisWeek']>, { period }: Today): ReminderRow {
  return {
    key: 'this-week',
    group: 'This week',
    icon: Clock,
    title: `Post this week’s predictions: ${plural(count, 'goal')}, week ${Week}`,
    due: `due ${endOfWeek(period)}`,
    isLate: false,
    buttonText: 'Update',
    settled: { goalId: null, dialog: openOf('my-week') },
  };
}

/**
 * Rows in the order of their groups; within one, the server's order (D-35). This week's updates, which are no reminder
 * before the week is over, stand among them.
 */
export function reminderRows(
  reminders: readonly Reminder[],
  thisWeek: Dashboard['ThisWeek'],
  today: Today,
): readonly ReminderRow[] {
  const rows = reminders.map((reminder) => rowOf(reminder, today));
  if (thisWeek !== null) rows.push(weekRow(thisWeek, today));
  return REMINDER_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}
