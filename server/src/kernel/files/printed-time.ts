import type { IsoDate } from '@cadence/shared-contract';
import { DateTime } from 'luxon';

/** English names of zones differ by region: 'CST' is known in the first one, 'CET' in the second. */
const ZONE_LOCALES = ['en-US', 'en-GB', 'en-AU'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The words are ours: those of a locale, and what is between them, differ by the version of Node. */
function dateWords(date: IsoDate): { readonly day: string; readonly month: string; readonly year: string } {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: String(Number(day)) };
}

/** 'Nov 24, 2026'. */
export function printedDate(date: IsoDate): string {
  const { year, month, day } = dateWords(date);
  return `${month} ${day}, ${year}`;
}

/** 'Jul 1 – Sep 30, 2026'; what both have in common is named once. */
export function printedDates(start: IsoDate, end: IsoDate): string {
  const [from, to] = [dateWords(start), dateWords(end)];
  if (start === end) return printedDate(start);
  if (from.year !== to.year) return `${printedDate(start)} – ${printedDate(end)}`;
  if (from.month !== to.month) return `${from.month} ${from.day} – ${printedDate(end)}`;
  return `${from.month} ${from.day} – ${to.day}, ${to.year}`;
}

/** 'CET'; 'GMT+5:30' for a zone without such a name. */
function zoneName(instant: Date, timeZone: string): string {
  const names = ZONE_LOCALES.map((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => !/^(GMT|UTC)[+\-−]/.test(name)) ?? names[0] ?? timeZone;
}

/** 'Nov 24, 2026, 17:40 CET': printed reports are read in other time zones, too. */
export function printedInstant(instant: Date, timeZone: string): string {
  const at = DateTime.fromJSDate(instant, { zone: timeZone });
  const day = printedDate(at.toISODate() ?? '');
  return `${day}, ${at.toFormat('HH:mm', { locale: 'en-US' })} ${zoneName(instant, timeZone)}`;
}
