import type { IsoDate } from './dates.ts';
import { periodEnd } from './weeks.ts';

/** A calendar quarter as the platform's periods are laid out. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

const MONTHS = 3;

/** The quarter that holds the date; it starts on day 1 of January, April, July or October (D-9). */
export function quarterAt(date: IsoDate): Quarter {
  const year = Number(date.slice(0, 4));
  const quarter = Math.ceil(Number(date.slice(5, 7)) / MONTHS);
  const month = String((quarter - 1) * MONTHS + 1).padStart(2, '0');
  const startDate = `${date.slice(0, 4)}-${month}-01`;
  return { year, quarter, startDate, endDate: periodEnd(startDate) };
}
