import { daysBetween } from '@cadence/shared-contract';
import { formatSpan, plural } from '@cadence/shared-ui';

const DAY_MS = 86_400_000;
/** From this many days on, months are used. */
const LONG_DAYS = 60;

/** '5 days', '3 months' */
export function spanOf(days: number): string {
  return days > LONG_DAYS ? formatSpan(days * DAY_MS) : plural(days, 'day');
}

/** 'in 5 days', 'today', '11 days ago' */
export function fromToday(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days > 0 ? `in ${spanOf(days)}` : `${spanOf(-days)} ago`;
}
