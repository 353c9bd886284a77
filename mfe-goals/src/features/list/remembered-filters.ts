import { readFilters, writeFilters, type GoalFilters } from './goal-filters.ts';

export interface FilterOwner {
  readonly tenantId: number;
  readonly personId: number;
}

function keyOf({ tenantId, personId }: FilterOwner): string {
  return `cadence.goal-filters|${tenantId}|${personId}`;
}

/** Where storage is forbidden, the choice lasts as long as the page. */
const untilReload = new Map<string, string>();

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return untilReload.get(key) ?? null;
  }
}

/**
 * The filters this person used last on this device, which may be none at all; null for somebody who has not chosen
 * anything yet.
 */
export function recallFilters(owner: FilterOwner): GoalFilters | null {
  const stored = read(keyOf(owner));
  return stored === null ? null : readFilters(new URLSearchParams(stored));
}

/** Keeps them for the next time Goals is opened from the menu; 'all goals' is a choice like any other. */
export function rememberFilters(owner: FilterOwner, filters: GoalFilters): void {
  const text = writeFilters(new URLSearchParams(), filters).toString();
  try {
    window.localStorage.setItem(keyOf(owner), text);
  } catch {
    untilReload.set(keyOf(owner), text);
  }
}
