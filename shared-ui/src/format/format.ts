/** Our own words: what a browser's locale data say of a month, a half of the day or a separator differs by version. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const NOON = 12;

/** A day as `YYYY-MM-DD` is a calendar date: read and shown in UTC so that no zone moves it. */
function parseDay(day: string): { readonly year: number; readonly month: string; readonly date: number } {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return { year: at.getUTCFullYear(), month: monthName(at.getUTCMonth() + 1), date: at.getUTCDate() };
}

const monthName = (month: number): string => MONTHS[month - 1] ?? '';
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 'Nov 16' from `YYYY-MM-DD`. */
export function formatDate(day: string): string {
  const { month, date } = parseDay(day);
  return `${month} ${date}`;
}

/** 'Nov 16, 2026' from `YYYY-MM-DD`. */
export function formatDateLong(day: string): string {
  return `${formatDate(day)}, ${parseDay(day).year}`;
}

/** 'Nov 16 – 22', or 'Oct 26 – Nov 1' across months, from two `YYYY-MM-DD`. */
export function formatDateRange(from: string, to: string): string {
  const [start, end] = [parseDay(from), parseDay(to)];
  const isSameMonth = start.month === end.month && start.year === end.year;
  return `${formatDate(from)} – ${isSameMonth ? String(end.date) : formatDate(to)}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    const numeric = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    } as const;
    clock = new Intl.DateTimeFormat('en-US', { ...numeric, hourCycle: 'h23', timeZone });
    clocks.set(timeZone, clock);
  }
  return clock;
}

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** What a clock on the wall of a zone shows, in numbers; midnight is hour 0. */
function readClock(instant: string | number | Date, timeZone: string): Readonly<Record<ClockPart, number>> {
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const read = (wanted: ClockPart): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    ...{ year: read('year'), month: read('month'), day: read('day'), minute: read('minute') },
    // Some versions say 24 for midnight.
    hour: read('hour') % (2 * NOON),
  };
}

/** An instant as 'Nov 16, 2026 02:05 pm' (MMM DD, YYYY hh:mm a) in an IANA zone. NOTI-005 */
export function formatDateTime(instant: string | number | Date, timeZone: string): string {
  const { year, month, day } = readClock(instant, timeZone);
  return `${monthName(month)} ${twoDigits(day)}, ${year} ${formatTime(instant, timeZone)}`;
}

/** An instant's clock time as '02:05 pm' in an IANA zone. */
export function formatTime(instant: string | number | Date, timeZone: string): string {
  const { hour, minute } = readClock(instant, timeZone);
  return `${twoDigits(hour % NOON || NOON)}:${twoDigits(minute)} ${hour < NOON ? 'am' : 'pm'}`;
}

/** An instant's calendar day as `YYYY-MM-DD` in an IANA zone. */
export function dayOf(instant: string | number | Date, timeZone: string): string {
  const { year, month, day } = readClock(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const SPANS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long a span is in its largest unit: '2 days'; 'a moment' under a minute. Milliseconds. */
export function formatSpan(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const span = SPANS.find(([, length]) => seconds >= length);
  return span === undefined ? 'a moment' : plural(Math.floor(seconds / span[1]), span[0]);
}

/** '2 days ago', 'in 3 hours', 'just now'. */
export function formatRelative(instant: string | number | Date, now: number | Date): string {
  const difference = new Date(instant).getTime() - new Date(now).getTime();
  if (Math.abs(difference) < 60_000) return 'just now';
  return difference < 0 ? `${formatSpan(difference)} ago` : `in ${formatSpan(difference)}`;
}

/** '1 goal', '2 goals', '0 goals'; an irregular plural is given. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

const numberFormat = new Intl.NumberFormat('en-US');

/** '1,234' */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
