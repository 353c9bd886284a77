import { dayOf, formatDate, formatDateLong, formatTime } from '@cadence/shared-ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When and where a list is read. */
export interface ReadAt {
  readonly now: number;
  readonly timeZone: string;
}

const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Calendar days between a day (`YYYY-MM-DD`) and today in the reader's zone. */
function daysAgo(day: string, { now, timeZone }: ReadAt): number {
  return Math.round((asDate(dayOf(now, timeZone)).getTime() - asDate(day).getTime()) / DAY);
}

function dateOf(day: string, { now, timeZone }: ReadAt): string {
  return day.slice(0, 4) === dayOf(now, timeZone).slice(0, 4) ? formatDate(day) : formatDateLong(day);
}

/** How long ago, as short as it can be said: '2 h ago', 'yesterday', 'Tue', 'Nov 3'. */
export function shortTime(instant: string, at: ReadAt): string {
  const age = at.now - new Date(instant).getTime();
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  const day = dayOf(instant, at.timeZone);
  const days = daysAgo(day, at);
  if (days <= 0) return `${Math.floor(age / HOUR)} h ago`;
  if (days === 1) return 'yesterday';
  return days < 7 ? shortWeekday.format(asDate(day)) : dateOf(day, at);
}

/** The time of day under a day's heading: '8:00 am'. */
export function clockTime(instant: string, { timeZone }: ReadAt): string {
  return formatTime(instant, timeZone).replace(/^0/, '');
}

export interface DayHeading {
  readonly title: string;
  readonly detail: string;
}

/** 'Today' with 'Friday, Nov 20'; 'Wednesday' with 'Nov 18'; 'Nov 9' with 'Monday'. */
export function dayHeading(day: string, at: ReadAt): DayHeading {
  const [weekday, date] = [longWeekday.format(asDate(day)), dateOf(day, at)];
  const days = daysAgo(day, at);
  if (days <= 0) return { title: 'Today', detail: `${weekday}, ${date}` };
  if (days === 1) return { title: 'Yesterday', detail: `${weekday}, ${date}` };
  return days < 7 ? { title: weekday, detail: date } : { title: date, detail: weekday };
}
