import { clockTime, dayHeading, shortTime } from './news-time.ts';

/** Friday, November 20, 10:41 in Chicago. */
const AT = { now: Date.parse('2026-11-20T16:41:00Z'), timeZone: 'America/Chicago' };

test.each([
  ['2026-11-20T16:40:30Z', 'just now'],
  ['2026-11-20T16:20:00Z', '21 min ago'],
  ['2026-11-20T14:41:00Z', '2 h ago'],
  ['2026-11-20T05:59:00Z', 'yesterday'],
  ['2026-11-19T18:00:00Z', 'yesterday'],
  ['2026-11-17T15:20:00Z', 'Tue'],
  ['2026-11-13T18:00:00Z', 'Nov 13'],
  ['2025-11-20T18:00:00Z', 'Nov 20, 2025'],
])('the short time counts calendar days in the reader’s zone: %s is %s', (instant, shown) => {
  expect(shortTime(instant, AT)).toBe(shown);
});

test('a minute ago stays so across midnight', () => {
  const now = Date.parse('2026-11-20T06:02:00Z');
  expect(shortTime('2026-11-20T05:58:00Z', { ...AT, now })).toBe('4 min ago');
});

test('under a day’s heading the time of day is enough', () => {
  expect(clockTime('2026-11-20T14:00:00Z', AT)).toBe('8:00 am');
  expect(clockTime('2026-11-20T21:06:00Z', AT)).toBe('3:06 pm');
});

test.each([
  ['2026-11-20', 'Today', 'Friday, Nov 20'],
  ['2026-11-19', 'Yesterday', 'Thursday, Nov 19'],
  ['2026-11-18', 'Wednesday', 'Nov 18'],
  ['2026-11-09', 'Nov 9', 'Monday'],
  ['2025-12-31', 'Dec 31, 2025', 'Wednesday'],
])('the heading of %s is %s', (day, title, detail) => {
  expect(dayHeading(day, AT)).toEqual({ title, detail });
});
