import type { IsoDate } from '@cadence/shared-contract';
import { addDays } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import { dateInZone } from '../../../kernel/clock/clock.ts';

/** When a schedule is due, in the terms of the contract. */
export interface Rhythm {
  readonly every: 'week' | 'quarter';
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly hour: number;
  /** The last day. */
  readonly until: IsoDate;
}

/** The tenant's calendar. */
export interface Calendar {
  /** IANA id. */
  readonly timeZone: string;
  /** Last days of quarters, in order. */
  readonly quarterEnds: readonly IsoDate[];
}

const WEEK = 7;

/**
 * When clocks in the zone show this hour: the first time on a day that has it twice, and an hour later on a day that
 * skips it.
 */
function instantOf(day: IsoDate, hour: number, zone: string): Date {
  const shown = DateTime.fromISO(day, { zone: 'utc' }).set({ hour }).setZone(zone, { keepLocalTime: true });
  const times = shown.getPossibleOffsets().map((time) => time.toMillis());
  return new Date(Math.min(...times));
}

/** The first such weekday on or after a day. */
function weekdayFrom(day: IsoDate, weekday: number): IsoDate {
  const { weekday: first } = DateTime.fromISO(day, { zone: 'utc' });
  return addDays(day, (weekday - first + WEEK) % WEEK);
}

function daysOf(
  { every, weekday }: Rhythm,
  today: IsoDate,
  quarterEnds: readonly IsoDate[],
): readonly IsoDate[] {
  if (every === 'quarter') return quarterEnds.map((end) => weekdayFrom(addDays(end, 1), weekday));
  const first = weekdayFrom(today, weekday);
  return [first, addDays(first, WEEK)];
}

/** The first time after an instant; null if there is none up to the last day. */
export function nextRun(rhythm: Rhythm, after: Date, { timeZone, quarterEnds }: Calendar): Date | null {
  const days = daysOf(rhythm, dateInZone(after, timeZone), quarterEnds);
  const times = days.filter((day) => day <= rhythm.until).map((day) => instantOf(day, rhythm.hour, timeZone));
  return times.find((time) => time > after) ?? null;
}
