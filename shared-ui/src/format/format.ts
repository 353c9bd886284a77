const LOCALE = 'en-US';

/** A day as `YYYY-MM-DD` is a calendar date: read and shown in UTC so that no zone moves it. */
function parseDay(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

const shortDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOnly = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });

/** 'Nov 16' from `YYYY-MM-DD`. */
export function formatDate(day: string): string {
  return shortDay.format(parseDay(day));
}

/** 'Nov 16, 2026' from `YYYY-MM-DD`. */
export function formatDateLong(day: string): string {
  return longDay.format(parseDay(day));
}

/** 'Nov 16 – 22', or 'Oct 26 – Nov 1' across months, from two `YYYY-MM-DD`. */
export function formatDateRange(from: string, to: string): string {
  const start = parseDay(from);
  const end = parseDay(to);
  const isSameMonth =
    monthOnly.format(start) === monthOnly.format(end) && start.getUTCFullYear() === end.getUTCFullYear();
  return `${shortDay.format(start)} – ${isSameMonth ? String(end.getUTCDate()) : shortDay.format(end)}`;
}

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

function dateTimeFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dateTimeFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALE, {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
      timeZone,
    });
    dateTimeFormats.set(timeZone, format);
  }
  return format;
}

function partsOf(instant: string | number | Date, timeZone: string): Record<string, string> {
  const parts = dateTimeFormat(timeZone).formatToParts(new Date(instant));
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}

/** An instant as 'Nov 16, 2026 02:05 pm' (MMM DD, YYYY hh:mm a) in an IANA zone. NOTI-005 */
export function formatDateTime(instant: string | number | Date, timeZone: string): string {
  const at = partsOf(instant, timeZone);
  const half = at['dayPeriod']?.toLowerCase() ?? '';
  return `${at['month']} ${at['day']}, ${at['year']} ${at['hour']}:${at['minute']} ${half}`;
}

/** An instant's clock time as '02:05 pm' in an IANA zone. */
export function formatTime(instant: string | number | Date, timeZone: string): string {
  const at = partsOf(instant, timeZone);
  return `${at['hour']}:${at['minute']} ${at['dayPeriod']?.toLowerCase() ?? ''}`;
}

/** An instant's calendar day as `YYYY-MM-DD` in an IANA zone. */
export function dayOf(instant: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));
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

const numberFormat = new Intl.NumberFormat(LOCALE);

/** '1,234' */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
