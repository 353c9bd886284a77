/** A calendar date as `YYYY-MM-DD`; no zone, no time. */
export type IsoDate = string;

const DAY = 86_400_000;

/** Milliseconds of the date's midnight in UTC; throws on anything but a real `YYYY-MM-DD`. */
function toUtc(date: IsoDate): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(time))
    throw new RangeError(`Not a calendar date: ${date}`);
  return time;
}

function fromUtc(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(toUtc(date) + days * DAY);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY);
}

/** The Monday on or before the date. */
export function mondayOf(date: IsoDate): IsoDate {
  const weekday = (new Date(toUtc(date)).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The last day of the date's month. */
export function endOfMonth(date: IsoDate): IsoDate {
  const day = new Date(toUtc(date));
  return fromUtc(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
}
