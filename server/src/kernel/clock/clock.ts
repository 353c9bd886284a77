import { DateTime } from 'luxon';

/** The only source of 'now' (style 14). */
export interface Clock {
  /** The current instant. */
  now(): Date;
}

/** The machine's clock, or one that starts at `start` when this is called and runs on from there. */
export function createClock(start: Date | null): Clock {
  if (!start) return { now: () => new Date() };
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** A clock that moves only when it is moved: for tests. */
export class ManualClock implements Clock {
  #now: Date;
  constructor(start: Date | string) {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  /** Jumps to an instant. */
  set(instant: Date | string): void {
    this.#now = new Date(instant);
  }
  /** Moves forward by some milliseconds. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

const MINUTE = 60_000;
/** The latest date computed for each zone: every request needs that of its tenant. */
const latest = new Map<string, { readonly minute: number; readonly date: string }>();

/** The calendar date `YYYY-MM-DD` of an instant in an IANA zone: a tenant's 'today' (D-10). */
export function dateInZone(instant: Date, zone: string): string {
  // No zone has ever changed its date within a minute.
  const minute = Math.floor(instant.getTime() / MINUTE);
  const known = latest.get(zone);
  if (known?.minute === minute) return known.date;
  const date = DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd');
  latest.set(zone, { minute, date });
  return date;
}
