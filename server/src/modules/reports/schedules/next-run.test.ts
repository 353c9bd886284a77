import { DateTime } from 'luxon';
import type { Calendar, Rhythm } from './next-run.ts';
import { nextRun } from './next-run.ts';

const QUARTERS = ['2026-09-30', '2026-12-31', '2027-03-31', '2027-06-30'];
const weekly: Rhythm = { every: 'week', weekday: 1, hour: 8, until: '2028-12-31' };
const quarterly: Rhythm = { ...weekly, every: 'quarter' };

/** The next run as the clocks in the zone show it. */
function next(rhythm: Rhythm, after: string, timeZone = 'Europe/Berlin'): string | null {
  const calendar: Calendar = { timeZone, quarterEnds: QUARTERS };
  const at = nextRun(rhythm, new Date(after), calendar);
  return at && DateTime.fromJSDate(at, { zone: timeZone }).toFormat('ccc yyyy-MM-dd HH:mm ZZ');
}

test('[D-97] every week: the next such hour on such a day, in the organisation’s zone', () => {
  expect(next(weekly, '2026-11-11T15:00:00Z')).toBe('Mon 2026-11-16 08:00 +01:00');
  expect(next(weekly, '2026-11-16T06:59:59Z')).toBe('Mon 2026-11-16 08:00 +01:00');
  expect(next(weekly, '2026-11-16T07:00:00Z')).toBe('Mon 2026-11-23 08:00 +01:00');
  expect(next({ ...weekly, weekday: 7, hour: 23 }, '2026-11-11T15:00:00Z')).toBe(
    'Sun 2026-11-15 23:00 +01:00',
  );
});

test('[D-97] the weekday is the zone’s, not the server’s', () => {
  // Sunday in UTC, Monday in Auckland.
  expect(next(weekly, '2026-11-15T12:00:00Z', 'Pacific/Auckland')).toBe('Mon 2026-11-16 08:00 +13:00');
  expect(next(weekly, '2026-11-15T20:00:00Z', 'Pacific/Auckland')).toBe('Mon 2026-11-23 08:00 +13:00');
  expect(next(weekly, '2026-11-16T12:00:00Z', 'Pacific/Honolulu')).toBe('Mon 2026-11-16 08:00 -10:00');
});

test('[D-97] an hour that a day skips becomes the next one, and for a repeated hour the first counts', () => {
  const sunday: Rhythm = { ...weekly, weekday: 7, hour: 2 };
  expect(next(sunday, '2027-03-22T00:00:00Z')).toBe('Sun 2027-03-28 03:00 +02:00');
  expect(next(sunday, '2026-10-19T00:00:00Z')).toBe('Sun 2026-10-25 02:00 +02:00');
  // After the first of the two, the second does not count as another run.
  expect(next(sunday, '2026-10-25T00:00:00Z')).toBe('Sun 2026-11-01 02:00 +01:00');
  expect(next({ ...sunday, hour: 1 }, '2026-10-26T00:00:00Z', 'America/Chicago')).toBe(
    'Sun 2026-11-01 01:00 -05:00',
  );
  expect(next({ ...sunday, hour: 2 }, '2027-03-08T12:00:00Z', 'America/Chicago')).toBe(
    'Sun 2027-03-14 03:00 -05:00',
  );
  // In a zone where the day starts an hour late.
  expect(next({ ...weekly, weekday: 5, hour: 0 }, '2027-04-26T00:00:00Z', 'Africa/Cairo')).toBe(
    'Fri 2027-04-30 01:00 +03:00',
  );
});

test('[D-97] the hour stays the same when the clocks change', () => {
  expect(next(weekly, '2027-03-22T12:00:00Z')).toBe('Mon 2027-03-29 08:00 +02:00');
  expect(next(weekly, '2026-10-19T12:00:00Z')).toBe('Mon 2026-10-26 08:00 +01:00');
});

test('[D-97] at the end of a quarter: the first such day after it', () => {
  expect(next(quarterly, '2026-11-11T15:00:00Z')).toBe('Mon 2027-01-04 08:00 +01:00');
  // The quarter has ended, and the day is still to come.
  expect(next(quarterly, '2027-01-02T00:00:00Z')).toBe('Mon 2027-01-04 08:00 +01:00');
  expect(next(quarterly, '2027-01-04T07:00:00Z')).toBe('Mon 2027-04-05 08:00 +02:00');
  // December 31, 2026 is a Thursday: the first Thursday after it is a week later.
  expect(next({ ...quarterly, weekday: 4 }, '2026-12-01T00:00:00Z')).toBe('Thu 2027-01-07 08:00 +01:00');
  expect(next({ ...quarterly, weekday: 5 }, '2026-12-01T00:00:00Z')).toBe('Fri 2027-01-01 08:00 +01:00');
});

test('[D-97] no run after the last day', () => {
  const until = (day: string) => next({ ...weekly, until: day }, '2026-11-11T15:00:00Z');
  expect(until('2026-11-16')).toBe('Mon 2026-11-16 08:00 +01:00');
  expect(until('2026-11-15')).toBeNull();
  expect(next({ ...quarterly, until: '2027-01-03' }, '2026-11-11T15:00:00Z')).toBeNull();
});
