import { addDays, LIMITS } from '@cadence/shared-contract';
import type { Dashboard, PersonRef, Reminder, SessionPeriod } from '@cadence/shared-contract';
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
  /** How many reminders the row represents. */
  readonly count: number;
  /** The people concerned, where the row represents several reminders. */
  readonly people: readonly PersonRef[];
  /** Where it is settled: over the dashboard, with its goal, or on a page. */
  readonly place: { readonly settled: Settled } | { readonly path: string };
}

/** Who looks, and what 'late' and 'waiting' are measured by. */
export interface Today {
  readonly viewerId: number;
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
  if (REMINDER_KINDS[Type].hasDueDate) return `due ${formatDate(DueDate)}`;
  if (Type === 'finalize_goal' || IsOverdue) return `ended ${formatDate(DueDate)}`;
  if (REMINDER_KINDS[Type].isDecision) return `waiting ${formatSpan(now - Date.parse(Since))}`;
  return `until ${formatDate(DueDate)}`;
}

function groupOf({ IsOverdue, Type }: Reminder): ReminderGroup {
  if (IsOverdue) return 'Overdue';
  return REMINDER_KINDS[Type].isDecision ? 'Waiting for you' : 'Your goals';
}

function placeOf(reminder: Reminder, { viewerId }: Today): ReminderRow['place'] {
  const place = REMINDER_KINDS[reminder.Type].place(reminder, viewerId);
  return 'path' in place ? place : { settled: { goalId: reminder.GoalId, dialog: place.dialog } };
}

/** One reminder, or several of a kind that are settled in one place. */
function rowOf([first, ...others]: OneOrMore, today: Today): ReminderRow {
  const { Type, Id, Title, ButtonText, IsOverdue } = first;
  const { icon, together } = REMINDER_KINDS[Type];
  const all = [first, ...others];
  const isAlone = others.length === 0;
  return {
    key: `${Type}/${Id}`,
    group: groupOf(first),
    icon,
    title: isAlone || together === null ? Title : together(all.length),
    due: dueText(first, today),
    isLate: IsOverdue,
    buttonText: ButtonText,
    count: all.length,
    people: isAlone ? [] : all.flatMap(({ User }) => User ?? []),
    place: placeOf(first, today),
  };
}

type OneOrMore = readonly [Reminder, ...Reminder[]];

/** Groups the reminders of one kind and quarter into one row, at the place of the first; the others get a row each. */
function linesOf(reminders: readonly Reminder[]): readonly OneOrMore[] {
  const lines = new Map<string, [Reminder, ...Reminder[]]>();
  for (const reminder of reminders) {
    const { Type, Id, PeriodId } = reminder;
    const key = REMINDER_KINDS[Type].together === null ? `${Type}/${Id}` : `${Type} of ${PeriodId}`;
    const line = lines.get(key);
    if (line) line.push(reminder);
    else lines.set(key, [reminder]);
  }
  return [...lines.values()];
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
    count: 1,
    people: [],
    place: { settled: { goalId: null, dialog: openOf('my-week') } },
  };
}

/**
 * Rows in the order of their groups; within one, the server's order (D-35). This week's updates, which are no
 * reminder before the week is over, are included.
 */
export function reminderRows(
  reminders: readonly Reminder[],
  thisWeek: Dashboard['ThisWeek'],
  today: Today,
): readonly ReminderRow[] {
  const rows = linesOf(reminders).map((line) => rowOf(line, today));
  if (thisWeek !== null) rows.push(weekRow(thisWeek, today));
  return REMINDER_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}
