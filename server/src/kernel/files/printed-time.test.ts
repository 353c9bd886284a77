import { printedDate, printedDates, printedInstant } from './printed-time.ts';

const INSTANT = new Date('2026-11-24T16:40:00Z');

test.each([
  ['Europe/Amsterdam', 'Nov 24, 2026, 17:40 CET'],
  ['America/Chicago', 'Nov 24, 2026, 10:40 CST'],
  ['Australia/Sydney', 'Nov 25, 2026, 03:40 AEDT'],
  ['Asia/Kolkata', 'Nov 24, 2026, 22:10 GMT+5:30'],
  ['UTC', 'Nov 24, 2026, 16:40 UTC'],
])('a printed instant names its zone: %s', (zone, text) => {
  expect(printedInstant(INSTANT, zone)).toBe(text);
});

test('midnight is hour 0 of its day', () => {
  expect(printedInstant(new Date('2026-11-24T00:05:00Z'), 'UTC')).toBe('Nov 24, 2026, 00:05 UTC');
  expect(printedDate('2026-11-24')).toBe('Nov 24, 2026');
});

test('a range of days names the shared parts once', () => {
  expect(printedDates('2026-07-01', '2026-09-30')).toBe('Jul 1 – Sep 30, 2026');
  expect(printedDates('2026-12-01', '2027-02-28')).toBe('Dec 1, 2026 – Feb 28, 2027');
});
