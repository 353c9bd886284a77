import type { SessionPeriod } from '@cadence/shared-contract';

const long = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** 'Tuesday', or 'Tue', from `YYYY-MM-DD`. */
export function weekdayOf(day: string, length: 'long' | 'short' = 'long'): string {
  return (length === 'long' ? long : short).format(new Date(`${day}T00:00:00Z`));
}

/** When the current week ends: 'Sunday', or 'today'. */
export function endOfWeek({ Today, WeekEndDate }: Pick<SessionPeriod, 'Today' | 'WeekEndDate'>): string {
  return WeekEndDate === Today ? 'today' : weekdayOf(WeekEndDate);
}
