import { isolate } from './isolate.ts';
import {
  dayOf,
  formatDate,
  formatDateLong,
  formatDateRange,
  formatDateTime,
  formatRelative,
  formatSpan,
  formatTime,
  plural,
} from './format.ts';

test('calendar dates are not moved by a zone', () => {
  expect(formatDate('2026-11-16')).toBe('Nov 16');
  expect(formatDateLong('2026-01-01')).toBe('Jan 1, 2026');
});

test('a range names the second month only when it differs', () => {
  expect(formatDateRange('2026-11-16', '2026-11-22')).toBe('Nov 16 – 22');
  expect(formatDateRange('2026-10-26', '2026-11-01')).toBe('Oct 26 – Nov 1');
  expect(formatDateRange('2026-12-28', '2027-01-03')).toBe('Dec 28 – Jan 3');
});

test('[NOTI-005] an instant shows as MMM DD, YYYY hh:mm a in its zone', () => {
  expect(formatDateTime('2026-11-06T14:05:00Z', 'UTC')).toBe('Nov 06, 2026 02:05 pm');
  expect(formatDateTime('2026-11-06T00:30:00Z', 'America/New_York')).toBe('Nov 05, 2026 07:30 pm');
  expect(formatDateTime('2026-11-06T00:30:00Z', 'UTC')).toBe('Nov 06, 2026 12:30 am');
  expect(formatTime('2026-11-06T10:42:00Z', 'UTC')).toBe('10:42 am');
});

test('the calendar day of an instant depends on the zone', () => {
  expect(dayOf('2026-11-06T00:30:00Z', 'America/New_York')).toBe('2026-11-05');
  expect(dayOf('2026-11-06T00:30:00Z', 'Europe/Prague')).toBe('2026-11-06');
});

/** The numbers of 2026-09-29 00:05 as versions of a browser's locale data write and order them. */
const OTHER_ANSWERS = [
  ['as ICU 72 has it', ', ', { month: '9', day: '29', year: '2026', hour: '24', minute: '05' }],
  ['with a narrow space', '\u202f', { month: '09', day: '29', year: '2026', hour: '00', minute: '05' }],
  ['with the year first', ' at ', { year: '2026', month: '09', day: '29', hour: '0', minute: '5' }],
] as const;

test.each(OTHER_ANSWERS)('[NOTI-005] an answer %s gives the same texts', (_what, literal, numbers) => {
  const parts = Object.entries(numbers).flatMap(([type, value]) => [
    { type, value },
    { type: 'literal', value: literal },
  ]);
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    .mockReturnValue(parts as Intl.DateTimeFormatPart[]);
  const instant = '2026-09-29T00:05:00Z';
  expect(dayOf(instant, 'UTC')).toBe('2026-09-29');
  expect(formatTime(instant, 'UTC')).toBe('12:05 am');
  expect(formatDateTime(instant, 'UTC')).toBe('Sep 29, 2026 12:05 am');
  expect(formatDateLong('2026-09-29')).toBe('Sep 29, 2026');
  expect(formatDateRange('2026-09-28', '2026-10-04')).toBe('Sep 28 – Oct 4');
});

test('[NOTI-005] noon and midnight', () => {
  expect(formatTime('2026-11-06T12:00:00Z', 'UTC')).toBe('12:00 pm');
  expect(formatTime('2026-11-06T00:00:00Z', 'UTC')).toBe('12:00 am');
});

test.each([
  [-2 * 86_400_000, '2 days ago'],
  [-3_600_000, '1 hour ago'],
  [-20_000, 'just now'],
  [3 * 3_600_000, 'in 3 hours'],
  [-21 * 86_400_000, '3 weeks ago'],
])('%d ms from now is %s', (offset, expected) => {
  const now = Date.UTC(2026, 10, 16);
  expect(formatRelative(now + offset, now)).toBe(expected);
});

test('spans and plurals', () => {
  expect(formatSpan(172_800_000)).toBe('2 days');
  expect(plural(1, 'goal')).toBe('1 goal');
  expect(plural(1234, 'goal')).toBe('1,234 goals');
  expect(plural(2, 'person', 'people')).toBe('2 people');
});

test('a name from right to left is isolated in a plain sentence, another one is not', () => {
  expect(`Waiting for ${isolate('דנה לוי')} (2)`).toBe('Waiting for \u2068דנה לוי\u2069 (2)');
  expect(isolate('محمد علي')).toBe('\u2068محمد علي\u2069');
  expect(isolate('Zoë Lefèvre')).toBe('Zoë Lefèvre');
});
