import {
  appraisalDueDate,
  appraisalPeriods,
  firstAppraisalQuarter,
  isInPeriod,
} from './appraisal-periods.ts';
import { quarterAt } from './quarters.ts';

const FROM_SPRING = ['2025-04-01'];
const named = (dates: readonly string[], today: string): readonly string[] =>
  appraisalPeriods(dates, today).map(({ year, quarter }) => `Q${quarter} ${year}`);

test('[TAL-035] a quarter is three months long: its start plus 70 days, moved to the end of the month', () => {
  const [latest, before] = appraisalPeriods(FROM_SPRING, '2026-01-01');
  expect(latest).toEqual({ year: 2025, quarter: 4, startDate: '2025-10-01', endDate: '2025-12-31' });
  expect(before).toEqual({ year: 2025, quarter: 3, startDate: '2025-07-01', endDate: '2025-09-30' });
  // 70 days after January 1 is March 12, in a leap year March 11.
  expect(appraisalPeriods(['2027-01-01', '2028-01-01'], '2028-04-01').map(({ endDate }) => endDate)).toEqual([
    '2028-03-31',
    '2027-12-31',
    '2027-09-30',
    '2027-06-30',
    '2027-03-31',
  ]);
});

test('[TAL-036] periods are consecutive quarters from the effective date on, the latest first', () => {
  expect(named(FROM_SPRING, '2026-08-15')).toEqual(['Q2 2026', 'Q1 2026', 'Q4 2025', 'Q3 2025', 'Q2 2025']);
  expect(named([], '2026-08-15')).toEqual([]);
});

test('[TAL-036] of several schedules the earliest counts, in any order', () => {
  const both = ['2026-01-01', '2025-07-01'];
  expect(named(both, '2026-04-01')).toEqual(['Q1 2026', 'Q4 2025', 'Q3 2025']);
  expect(named(both.toReversed(), '2026-04-01')).toEqual(named(both, '2026-04-01'));
});

test.each([
  ['2025-03-31', []],
  ['2025-06-29', []],
  ['2025-06-30', []],
  ['2025-07-01', ['Q2 2025']],
  ['2025-09-30', ['Q2 2025']],
  ['2025-10-01', ['Q3 2025', 'Q2 2025']],
])('[TAL-037] a quarter is offered once it is over, not on its last day: %s', (today, expected) => {
  expect(named(FROM_SPRING, today)).toEqual(expected);
});

test('[TAL-038] a person added on the last day of a quarter is appraised for it, a day later for the next one', () => {
  const quarter = quarterAt('2025-08-01');
  expect(isInPeriod('2024-01-01', quarter)).toBe(true);
  expect(isInPeriod('2025-09-30', quarter)).toBe(true);
  expect(isInPeriod('2025-10-01', quarter)).toBe(false);
});

test.each([
  ['2020-05-05', '2025-04-01'],
  ['2025-04-01', '2025-04-01'],
  ['2025-06-30', '2025-04-01'],
  ['2025-07-01', '2025-07-01'],
  ['2026-12-31', '2026-10-01'],
])('[TAL-013] [TAL-038] of who is added on %s the first quarter begins on %s', (createdOn, startDate) => {
  expect(firstAppraisalQuarter(FROM_SPRING, createdOn)?.startDate).toBe(startDate);
  expect(firstAppraisalQuarter([], createdOn)).toBeNull();
});

test.each([
  [0, '2025-12-31'],
  [3, '2026-01-21'],
  [8, '2026-02-25'],
  [12, '2026-03-25'],
])('[TAL-039] %i weeks of grace after Q4 2025 end on %s', (weeks, due) => {
  expect(appraisalDueDate(quarterAt('2025-11-11'), weeks)).toBe(due);
});
