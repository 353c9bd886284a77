import { DateTime } from 'luxon';
import { isSelectableWeek, periodEnd, periodWeeks, weekNumberAt, weeksApart } from './weeks.ts';
import { quarterAt } from './quarters.ts';

/**
 * Luxon, with time zones, is the independent oracle: the module under test knows dates only. Among the zones are both
 * ends of the date line, half-hour offsets and changes, and clocks that change at midnight, so that a day has none.
 */
const ZONES = [
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Asuncion',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
] as const;

const YEARS = Array.from({ length: 16 }, (_, index) => 2020 + index);
const QUARTERS = YEARS.flatMap((year) => [1, 2, 3, 4].map((quarter) => ({ year, quarter })));

const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
const firstDay = (year: number, quarter: number): DateTime => DateTime.utc(year, (quarter - 1) * 3 + 1, 1);

describe('every quarter from 2020 to 2035', () => {
  test.each(QUARTERS)('$year Q$quarter: first day, last day, the days around them', ({ year, quarter }) => {
    const first = firstDay(year, quarter);
    const last = first.endOf('quarter');
    const own = { year, quarter, startDate: iso(first), endDate: iso(last) };
    for (const day of [first, first.plus({ days: 45 }), last]) expect(quarterAt(iso(day))).toEqual(own);
    expect(quarterAt(iso(first.minus({ days: 1 }))).endDate).toBe(iso(first.minus({ days: 1 })));
    expect(quarterAt(iso(last.plus({ days: 1 }))).startDate).toBe(iso(last.plus({ days: 1 })));
    expect(periodEnd(own.startDate)).toBe(own.endDate);
  });

  test('[GOAL-106] 14 weeks from the Monday on or before the first day, the whole quarter within them', () => {
    for (const { year, quarter } of QUARTERS) {
      const first = firstDay(year, quarter);
      const monday = first.startOf('week');
      const expected = Array.from({ length: 14 }, (_, index) => ({
        week: index + 1,
        startDate: iso(monday.plus({ weeks: index })),
        endDate: iso(monday.plus({ weeks: index, days: 6 })),
      }));
      const weeks = periodWeeks(iso(first));
      expect(weeks).toEqual(expected);
      const last = iso(first.endOf('quarter'));
      expect(weeks.filter((week) => week.startDate <= last && last <= week.endDate)).toHaveLength(1);
    }
  });

  test('the week over the turn of a year is the last of one quarter and the first of the next', () => {
    for (const year of YEARS) {
      const newYear = DateTime.utc(year, 1, 1);
      const autumn = firstDay(year - 1, 4);
      const monday = newYear.startOf('week');
      const weeksBefore = monday.diff(autumn.startOf('week'), 'weeks').weeks;
      // A year that begins on a Monday shares its first week with nobody.
      const isShared = newYear.weekday !== 1;
      const inAutumn = isShared ? weeksBefore + 1 : weeksBefore;
      expect([13, 14]).toContain(inAutumn);
      for (let offset = 0; offset < 7; offset += 1) {
        const day = iso(monday.plus({ days: offset }));
        expect(weekNumberAt(iso(newYear), day)).toBe(1);
        if (isShared) expect(weekNumberAt(iso(autumn), day)).toBe(inAutumn);
      }
      expect(weekNumberAt(iso(autumn), iso(monday.minus({ days: 1 })))).toBe(
        isShared ? inAutumn - 1 : inAutumn,
      );
    }
  });
});

describe.each(ZONES)('weeks in %s', (zone) => {
  /** The instant at which the tenant's Monday begins; where clocks change at midnight, the first one of the day. */
  const begin = (date: string) => DateTime.fromISO(date, { zone }).startOf('day');
  const todayAt = (instant: DateTime) => instant.setZone(zone).toFormat('yyyy-MM-dd');

  test('[GOAL-106] the number of the week turns with the Monday of the tenant, not a moment before', () => {
    for (const { year, quarter } of QUARTERS) {
      const start = iso(firstDay(year, quarter));
      for (const { week, startDate } of periodWeeks(start)) {
        const monday = begin(startDate);
        expect([startDate, weekNumberAt(start, todayAt(monday))]).toEqual([startDate, week]);
        const before = weekNumberAt(start, todayAt(monday.minus(1)));
        expect([startDate, before]).toEqual([startDate, Math.max(week - 1, 1)]);
      }
    }
  });

  test('[GOAL-101] [GOAL-102] at the first and the last moment of a week, it and the three before can be chosen', () => {
    for (const { year, quarter } of QUARTERS) {
      const weeks = periodWeeks(iso(firstDay(year, quarter)));
      const starts = weeks.map((week) => begin(week.startDate));
      for (const [index, current] of weeks.entries()) {
        if (index % 4 !== year % 4) continue;
        const monday = begin(current.startDate);
        const oldest = monday.minus({ weeks: 3 }).startOf('day');
        for (const now of [monday, begin(current.endDate).endOf('day')]) {
          const chosen = weeks.map((week) => isSelectableWeek(week, todayAt(now)));
          const expected = starts.map((start) => start >= oldest && start <= now);
          expect([now.toMillis(), chosen]).toEqual([now.toMillis(), expected]);
        }
      }
    }
  });

  test('weeks apart are counted from Monday to Monday, even across clock changes', () => {
    for (const year of YEARS) {
      for (let month = 1; month <= 12; month += 1) {
        const from = DateTime.fromObject({ year, month, day: 15, hour: 12 }, { zone });
        for (const days of [1, 13, 98]) {
          const to = from.plus({ days });
          const apart = to.startOf('week').diff(from.startOf('week'), 'weeks').weeks;
          expect(weeksApart(todayAt(from), todayAt(to))).toBe(Math.round(apart));
        }
      }
    }
  });
});
