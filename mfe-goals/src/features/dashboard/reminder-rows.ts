import { addDays, LIMITS } from '@cadence/shared-contract';
import type { Dashboard, PersonRef, Reminder, SessionPeriod } from '@cadence/shared-contract';
import { formatDate, formatSpan, plural } from '@cadence/shared-ui';
import { Clock, type LucideIcon } from '@cadence/shared-ui/icons';
import { openOf } from '../place/goal-dialog.ts';
import type { Settled } from './home-place.ts';
import { REMINDER_KINDS, type OneOrMore } from './reminder-kinds.ts';
import { peopleOf } from './reminder-words.ts';
import { endOfWeek } from './weekday.ts';

/** One line: a thing that waits, or several of a kind. */
export interface ReminderRow {
  readonly key: string;
  readonly icon: LucideIcon;
  /** What to do: 'Review Ana Ruiz’s result', 'Catch up weeks 5 to 7'. */
  readonly title: string;
  /** About what: the goal's title, the people's names; '' where the title says all. */
  readonly detail: string;
  /** 'ended Sep 30', 'waits 4 days', 'week 5 closes Sunday'. */
  readonly due: string;
  readonly isLate: boolean;
  readonly buttonText: string;
  /** The whole sentence, for who cannot see the line. */
  readonly spoken: string;
  /** How many reminders the line represents. */
  readonly count: number;
  /** The people concerned, where the line represents several reminders. */
  readonly people: readonly PersonRef[];
  /** Where it is settled: over the dashboard, with its goal, or on a page. */
  readonly place: { readonly settled: Settled } | { readonly path: string };
}

/** Who looks, and what 'late' and 'waits' are measured by. */
export interface Today {
  readonly viewerId: number;
  readonly period: Pick<SessionPeriod, 'Today' | 'WeekEndDate'>;
  /** Milliseconds. */
  readonly now: number;
}

interface Due {
  readonly due: string;
  readonly isLate: boolean;
}

/** When the oldest of some missed weeks can no longer be filled in (D-8). */
function closing([oldest, ...others]: OneOrMore, { period }: Today): Due {
  const day = addDays(oldest.DueDate, 7 * LIMITS.selectableWeeksBack);
  const isNow = day <= period.WeekEndDate;
  const which = others.length === 0 ? '' : `week ${oldest.Week} `;
  return { due: `${which}closes ${isNow ? endOfWeek(period) : formatDate(day)}`, isLate: isNow };
}

/** How long somebody has waited, at most. */
function waiting(line: OneOrMore, now: number): string {
  const oldest = Math.min(...line.map(({ Since }) => Date.parse(Since)));
  return `${line.length > 1 ? 'oldest waits' : 'waits'} ${formatSpan(now - oldest)}`;
}

function dueOf(line: OneOrMore, today: Today): Due {
  const [{ Type, IsOverdue, DueDate }] = line;
  const { hasDueDate, isDecision } = REMINDER_KINDS[Type];
  if (Type === 'missed_week') return closing(line, today);
  if (hasDueDate) return { due: `due ${formatDate(DueDate)}`, isLate: IsOverdue };
  if (isDecision) return { due: waiting(line, today.now), isLate: IsOverdue };
  return { due: `${IsOverdue ? 'ended' : 'until'} ${formatDate(DueDate)}`, isLate: IsOverdue };
}

function placeOf([first, ...others]: OneOrMore, { viewerId }: Today): ReminderRow['place'] {
  const { place, placeOfSeveral } = REMINDER_KINDS[first.Type];
  const isQueue = others.length > 0 && placeOfSeveral === undefined;
  const where = (others.length > 0 ? placeOfSeveral : undefined)?.(first, viewerId) ?? place(first, viewerId);
  if ('path' in where) return where;
  const next = isQueue ? others.flatMap(({ GoalId }) => GoalId ?? []) : [];
  return { settled: { goalId: first.GoalId, dialog: where.dialog, next } };
}

function rowOf(line: OneOrMore, today: Today): ReminderRow {
  const [{ Type, Id, Title, ButtonText }] = line;
  const { icon, words } = REMINDER_KINDS[Type];
  const { title, detail } = words(line);
  const isAlone = line.length === 1;
  return {
    ...{ key: `${Type}/${Id}`, icon, title, detail, buttonText: ButtonText, count: line.length },
    ...dueOf(line, today),
    spoken: isAlone ? Title : [title, detail].filter((text) => text !== '').join(': '),
    people: isAlone || Type === 'missed_week' || Type === 'finalize_goal' ? [] : peopleOf(line),
    place: placeOf(line, today),
  };
}

/** Groups what belongs together into one line, at the place of its first; the others get a line each (D-100). */
function linesOf(reminders: readonly Reminder[]): readonly OneOrMore[] {
  const lines = new Map<string, [Reminder, ...Reminder[]]>();
  for (const reminder of reminders) {
    const key = REMINDER_KINDS[reminder.Type].together?.(reminder) ?? `${reminder.Type}/${reminder.Id}`;
    const line = lines.get(key);
    if (line) line.push(reminder);
    else lines.set(key, [reminder]);
  }
  return [...lines.values()];
}

function weekRow({ Week, count }: NonNullable<Dashboard['ThisWeek']>, { period }: Today): ReminderRow {
  const detail = `${plural(count, 'goal')}, week ${Week}`;
  return {
    ...{ key: 'this-week', icon: Clock, title: 'Update my week', detail, buttonText: 'Update', count: 1 },
    due: `due ${endOfWeek(period)}`,
    isLate: false,
    spoken: `Post this week’s predictions: ${detail}`,
    people: [],
    place: { settled: { goalId: null, dialog: openOf('my-week'), next: [] } },
  };
}

/** Lines that are shown before the rest is asked for. */
export const FIRST_LINES = 6;

/**
 * Lines in the server's order, overdue first, then oldest (D-35). This week's updates, which are no reminder before the
 * week is over, come after what is overdue, and always among the first lines.
 */
export function reminderRows(
  reminders: readonly Reminder[],
  thisWeek: Dashboard['ThisWeek'],
  today: Today,
): readonly ReminderRow[] {
  const lines = linesOf(reminders);
  const rows = lines.map((line) => rowOf(line, today));
  if (thisWeek === null) return rows;
  const afterOverdue = lines.filter(([{ IsOverdue }]) => IsOverdue).length;
  return rows.toSpliced(Math.min(afterOverdue, FIRST_LINES - 1), 0, weekRow(thisWeek, today));
}
