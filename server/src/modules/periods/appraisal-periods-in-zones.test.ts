import { writeFileSync } from 'node:fs';
import {
  appraisalDueDate,
  appraisalPeriods,
  firstAppraisalQuarter,
  isInPeriod,
} from '@cadence/shared-contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dateInZone } from '../../kernel/clock/clock.ts';

/** Few enough to be quick; `npm run faults` runs 100,000 and takes the counts from a file. */
const COUNT = Number(process.env['CALENDAR_DATES'] ?? 2000);
const REPORT = process.env['CALENDAR_DATES_REPORT'];
const SEED = 20261123;

const ZONES = Intl.supportedValuesOf('timeZone');
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The local date in a tenant's zone, from the platform's own zone data; the code under test uses Luxon. */
function dateOnTheWall(instant: Date, zone: string): DateTime {
  let format = FORMATS.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone });
    FORMATS.set(zone, format);
  }
  return DateTime.fromISO(format.format(instant), { zone: 'utc' });
}

interface Case {
  readonly zone: string;
  /** Quarters since 2018 in which schedules take effect. */
  readonly schedules: readonly number[];
  readonly now: Date;
  readonly addedAt: Date;
  readonly graceWeeks: number;
}

const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
const quarterStart = (since2018: number): DateTime => DateTime.utc(2018).plus({ quarters: since2018 });

/** The expected values: months since a start, by Luxon, which the calendar under test does not use. */
function expected({ zone, schedules, now, addedAt, graceWeeks }: Case) {
  const [today, added] = [dateOnTheWall(now, zone), dateOnTheWall(addedAt, zone)];
  const first = schedules.length === 0 ? null : DateTime.min(...schedules.map(quarterStart));
  const starts: DateTime[] = [];
  if (first) {
    for (let at = first; at.plus({ months: 3 }) <= today; at = at.plus({ months: 3 })) starts.push(at);
  }
  return {
    periods: starts.toReversed().map((start) => {
      const next = start.plus({ months: 3 });
      const end = next.minus({ days: 1 });
      return [iso(start), iso(end), added < next, iso(end.plus({ weeks: graceWeeks }))];
    }),
    first: first && iso(DateTime.max(first, added).startOf('quarter')),
  };
}

function actual({ zone, schedules, now, addedAt, graceWeeks }: Case): ReturnType<typeof expected> {
  const dates = schedules.map((since2018) => iso(quarterStart(since2018)));
  const createdOn = dateInZone(addedAt, zone);
  return {
    periods: appraisalPeriods(dates, dateInZone(now, zone)).map((period) => [
      period.startDate,
      period.endDate,
      isInPeriod(createdOn, period),
      appraisalDueDate(period, graceWeeks),
    ]),
    first: firstAppraisalQuarter(dates, createdOn)?.startDate ?? null,
  };
}

const DAY = 86_400_000;
const anyMoment = fc.date({
  min: new Date('2018-01-01T00:00:00Z'),
  max: new Date('2036-01-01T00:00:00Z'),
  noInvalidDate: true,
});
/** Within a day of a quarter's start, when time zones are in different quarters. */
const aroundTurn = fc
  .tuple(fc.nat(72), fc.integer({ min: -DAY, max: DAY }))
  .map(([quarter, offset]) => new Date(quarterStart(quarter).toMillis() + offset));
const moment = fc.oneof(anyMoment, aroundTurn);

test('[TAL-035] [TAL-036] [TAL-037] [TAL-038] [TAL-039] periods, eligibility and due dates at any moment, in any zone', () => {
  const cases = fc.sample(
    fc.record({
      zone: fc.constantFrom(...ZONES),
      schedules: fc.array(fc.nat(72), { maxLength: 3 }),
      now: moment,
      addedAt: moment,
      graceWeeks: fc.nat(12),
    }),
    { numRuns: COUNT, seed: SEED },
  );
  const mismatches = cases
    .map((given) => ({ given, found: actual(given), wanted: expected(given) }))
    .filter(({ found, wanted }) => JSON.stringify(found) !== JSON.stringify(wanted));
  if (REPORT !== undefined) {
    const counts = { dates: COUNT, zones: ZONES.length, mismatches: mismatches.length };
    writeFileSync(REPORT, JSON.stringify(counts));
  }
  expect(mismatches.slice(0, 5)).toEqual([]);
});
