import { daysBetween } from '@cadence/shared-contract';
import { formatDate } from '@cadence/shared-ui';

const DAYS = 7;

/** 'today', 'yesterday', '3 days ago'; the date from a week on. Both are calendar dates. */
export function daysAgo(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < DAYS ? `${days} days ago` : formatDate(day);
}
