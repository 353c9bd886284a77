import { deviceStorage } from '@cadence/shared-auth';
import { readFilters, writeFilters, type GoalFilters } from './goal-filters.ts';

export interface FilterOwner {
  readonly tenantId: number;
  readonly personId: number;
}

function keyOf({ tenantId, personId }: FilterOwner): string {
  return `cadence.goal-filters|${tenantId}|${personId}`;
}

/**
 * The filters this person used last on this device, which may be none at all; null for somebody who has not chosen
 * anything yet.
 */
export function recallFilters(owner: FilterOwner): GoalFilters | null {
  const stored = deviceStorage.getItem(keyOf(owner));
  return stored === null ? null : readFilters(new URLSearchParams(stored));
}

/** Keeps them for the next time Goals is opened from the menu; 'all goals' is a choice like any other. */
export function rememberFilters(owner: FilterOwner, filters: GoalFilters): void {
  const text = writeFilters(new URLSearchParams(), filters).toString();
  deviceStorage.setItem(keyOf(owner), text);
}
