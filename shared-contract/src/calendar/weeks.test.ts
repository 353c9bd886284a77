import { DateTime } from 'luxon';
import fc from 'fast-check';
import { addDays, daysBetween, endOfMonth, mondayOf } from './dates.ts';
import { isSelectableWeek, periodEnd, periodWeeks, weekNumberAt, weeksApart } from './weeks.ts';

/** Luxon is the independent oracle: the module under test uses none of it. */
const date = fc
  .integer({ min: 0, max: 36_525 })
  .map((days) => DateTime.utc(1990, 1, 1).plus({ days }).toISODate() ?? '');
const monthStart = fc
  .tuple(fc.integer({ min: 1990, max: 2089 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => DateTime.utc(year, month, 1).toISODate() ?? '');
const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

describe('dates', () => {
  test('a Monday is the ISO week start of its date', () => {
    fc.assert(
      fc.property(date, (d) => mondayOf(d) === at(d).startOf('week').toISODate()),
      { numRuns: 2000 },
    );
  });

  test('adding and counting days agree with the calendar, leap years included', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -800, max: 800 }), (d, n) => {
        const moved = addDays(d, n);
        return moved === at(d).plus({ days: n }).toISODate() && daysBetween(d, moved) === n;
      }),
      { numRuns: 2000 },
    );
  });

  test('the end of a month is its last day', () => {
    fc.assert(
      fc.property(date, (d) => endOfMonth(d) === at(d).endOf('month').toISODate()),
      { numRuns: 2000 },
    );
  });

  test('what is not a calendar date is refused', () => {
    expect(() => mondayOf('2026-1-1')).toThrow(RangeError);
    expect(() => mondayOf('yesterday')).toThrow(RangeError);
  });
});

describe('periods', () => {
  test('a period ends 70 days after its start, moved to the end of that month: a full quarter', () => {
    fc.assert(
      fc.property(
        monthStart,
        (start) => periodEnd(start) === at(start).plus({ months: 3 }).minus({ days: 1 }).toISODate(),
      ),
      { numRuns: 1200 },
    );
  });

  test('[GOAL-106] a period has 14 numbered weeks that start on Mondays and cover the whole quarter', () => {
    fc.assert(
      fc.property(monthStart, (start) => {
        const weeks = periodWeeks(start);
        const contiguous = weeks.every((week, index) => {
          const next = weeks[index + 1];
          return at(week.startDate).weekday === 1 && (!next || addDays(week.endDate, 1) === next.startDate);
        });
        const first = weeks[0];
        const last = weeks.at(-1);
        return (
          weeks.length === 14 &&
          contiguous &&
          first !== undefined &&
          first.startDate <= start &&
          last !== undefined &&
          last.endDate >= periodEnd(start)
        );
      }),
      { numRuns: 1200 },
    );
  });

  test('the number of a week is the one whose days hold the date', () => {
    fc.assert(
      fc.property(monthStart, fc.integer({ min: 0, max: 91 }), (start, offset) => {
        const today = addDays(start, offset);
        const holding = periodWeeks(start).find((week) => week.startDate <= today && today <= week.endDate);
        return holding?.week === weekNumberAt(start, today);
      }),
      { numRuns: 2000 },
    );
    expect(weekNumberAt('2026-10-01', '2026-11-20')).toBe(8);
    expect(weekNumberAt('2026-10-01', '2026-08-01')).toBe(1);
    expect(weekNumberAt('2026-10-01', '2027-08-01')).toBe(14);
  });
});

describe('selectable weeks', () => {
  test('[GOAL-101] [GOAL-102] the current week and the three before it can be chosen, no other', () => {
    fc.assert(
      fc.property(date, (today) => {
        const current = at(today).startOf('week');
        const chosen = [-5, -4, -3, -2, -1, 0, 1, 2].filter((weeks) =>
          isSelectableWeek({ startDate: current.plus({ weeks }).toISODate() ?? '' }, today),
        );
        return JSON.stringify(chosen) === '[-3,-2,-1,0]';
      }),
      { numRuns: 1000 },
    );
  });

  test('weeks apart counts whole weeks between week starts', () => {
    expect(weeksApart('2026-11-01', '2026-11-02')).toBe(1);
    expect(weeksApart('2026-11-02', '2026-11-08')).toBe(0);
    expect(weeksApart('2026-10-26', '2026-11-20')).toBe(3);
  });
});
