import { writeFileSync } from 'node:fs';
import { isSelectableWeek, periodWeeks, quarterAt, weekNumberAt } from '@cadence/shared-contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dateInZone } from '../../../kernel/clock/clock.ts';

/** Few enough to be quick; `npm run faults` runs 100,000 and takes the counts from a file. */
const COUNT = Number(process.env['CALENDAR_DATES'] ?? 4000);
const REPORT = process.env['CALENDAR_DATES_REPORT'];
const SEED = 20261120;

const ZONES = Intl.supportedValuesOf('timeZone');
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The local date in a tenant's zone, from the platform's own zone data; the code under test uses Luxon. */
function dateOnTheWall(instant: Date, zone: string): string {
  let format = FORMATS.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone });
    FORMATS.set(zone, format);
  }
  return format.format(instant);
}

const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** The expected values from Luxon's quarters and ISO weeks, which the calendar under test does not use. */
function expected(instant: Date, zone: string) {
  const today = dateOnTheWall(instant, zone);
  const day = DateTime.fromISO(today, { zone: 'utc' });
  const first = day.startOf('quarter');
  const monday = day.startOf('week');
  const weekOne = first.startOf('week');
  const selectable = [3, 2, 1, 0].map((weeks) => monday.minus({ weeks })).filter((start) => start >= weekOne);
  return {
    today,
    quarter: `${day.year} Q${day.quarter}: ${iso(first)} to ${iso(day.endOf('quarter'))}`,
    week: Math.round(monday.diff(weekOne, 'weeks').weeks) + 1,
    selectable: selectable.map(iso),
  };
}

function actual(instant: Date, zone: string): ReturnType<typeof expected> {
  const today = dateInZone(instant, zone);
  const { year, quarter, startDate, endDate } = quarterAt(today);
  return {
    today,
    quarter: `${year} Q${quarter}: ${startDate} to ${endDate}`,
    week: weekNumberAt(startDate, today),
    selectable: periodWeeks(startDate)
      .filter((week) => isSelectableWeek(week, today))
      .map((week) => week.startDate),
  };
}

test('[GOAL-101] [GOAL-102] [GOAL-106] quarter, week and selectable weeks at any moment, in any time zone', () => {
  const moments = fc.sample(
    fc.tuple(
      fc.date({
        min: new Date('2020-01-01T00:00:00Z'),
        max: new Date('2036-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom(...ZONES),
    ),
    { numRuns: COUNT, seed: SEED },
  );
  const mismatches = moments
    .map(([instant, zone]) => ({ zone, found: actual(instant, zone), wanted: expected(instant, zone) }))
    .filter(({ found, wanted }) => JSON.stringify(found) !== JSON.stringify(wanted));
  if (REPORT !== undefined) {
    const counts = { dates: COUNT, zones: ZONES.length, mismatches: mismatches.length };
    writeFileSync(REPORT, JSON.stringify(counts));
  }
  expect(mismatches.slice(0, 5)).toEqual([]);
});
