import { addDays, daysBetween, mondayOf } from '@cadence/shared-contract';
import { plural } from '@cadence/shared-ui';

/** 'MM/DD/YYYY' from `YYYY-MM-DD` (people §2.7, §9). */
export function formatDeadline(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

export interface DueState {
  readonly kind: 'late' | 'today' | 'week';
  readonly words: string;
}

/** How near a deadline is, in words; null for one beyond this week. Both are calendar dates. */
export function dueState(deadline: string, today: string): DueState | null {
  const days = daysBetween(today, deadline);
  if (days < 0) return { kind: 'late', words: `${plural(-days, 'day')} late` };
  if (days === 0) return { kind: 'today', words: 'today' };
  return deadline <= addDays(mondayOf(today), 6) ? { kind: 'week', words: 'this week' } : null;
}
