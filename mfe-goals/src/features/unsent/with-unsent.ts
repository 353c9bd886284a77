import type { UpdateWeek } from '../weekly-update/update-weeks.ts';
import { isWaiting, type UnsentUpdate } from './unsent-update.ts';

/** A week as its person left it: with the update that waits to be sent, the newest of several. */
export function withUnsent(week: UpdateWeek, updates: readonly UnsentUpdate[]): UpdateWeek {
  const waiting = updates.findLast((update) => update.statusId === week.statusId && isWaiting(update));
  if (waiting === undefined) return week;
  const { likelihood, quality } = waiting;
  return { ...week, likelihood, quality, isKept: true };
}
