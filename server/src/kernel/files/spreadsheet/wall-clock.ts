import { IANAZone } from 'luxon';

/** Zones change their offset only at full quarters of an hour. */
const QUARTER_HOUR = 15 * 60_000;
const MINUTE = 60_000;

/**
 * The local time in a zone as an instant with the same UTC fields: spreadsheets have no zones. Looking up an offset
 * takes as long as writing a row, so each is cached.
 */
export function wallClockIn(timeZone: string): (instant: Date) => Date {
  const zone = IANAZone.create(timeZone);
  const offsets = new Map<number, number>();
  return (instant) => {
    const time = instant.getTime();
    const quarter = Math.floor(time / QUARTER_HOUR);
    const offset = offsets.get(quarter) ?? zone.offset(time) * MINUTE;
    offsets.set(quarter, offset);
    return new Date(time + offset);
  };
}
