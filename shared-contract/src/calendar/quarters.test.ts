import { addDays } from './dates.ts';
import { quarterAt } from './quarters.ts';

test('quarters follow each other without a gap, on any day', () => {
  for (let date = '2024-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
    const { startDate, endDate, year, quarter } = quarterAt(date);
    expect(startDate <= date && date <= endDate).toBe(true);
    expect(quarterAt(startDate)).toEqual(quarterAt(endDate));
    const next = quarterAt(addDays(endDate, 1));
    expect(next.startDate).toBe(addDays(endDate, 1));
    expect(next.year * 4 + next.quarter).toBe(year * 4 + quarter + 1);
  }
});

test('a quarter ends with its third month', () => {
  expect(quarterAt('2026-11-20')).toEqual({
    year: 2026,
    quarter: 4,
    startDate: '2026-10-01',
    endDate: '2026-12-31',
  });
  expect(quarterAt('2028-02-29').endDate).toBe('2028-03-31');
});
