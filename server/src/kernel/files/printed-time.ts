import type { IsoDate } from '@cadence/shared-contract';

const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const DAY = new Intl.DateTimeFormat('en-US', { ...DATE, timeZone: 'UTC' });
/** English names of zones differ by region: 'CST' is known in the first one, 'CET' in the second. */
const ZONE_LOCALES = ['en-US', 'en-GB', 'en-AU'] as const;

const dayStart = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** 'Nov 24, 2026'. */
export function printedDate(date: IsoDate): string {
  return DAY.format(dayStart(date));
}

/** 'Jul 1 – Sep 30, 2026'. */
export function printedDates(start: IsoDate, end: IsoDate): string {
  return DAY.formatRange(dayStart(start), dayStart(end)).replace(/\s/g, ' ');
}

/** 'CET'; 'GMT+5:30' for a zone without such a name. */
function zoneName(instant: Date, timeZone: string): string {
  const names = ZONE_LOCALES.map((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? timeZone;
}

/** 'Nov 24, 2026, 17:40 CET': printed reports are read in other time zones, too. */
export function printedInstant(instant: Date, timeZone: string): string {
  const clock = { ...DATE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const text = new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(instant);
  return `${text} ${zoneName(instant, timeZone)}`;
}
