import { countFilters, NO_FILTERS, readFilters, writeFilters, type GoalFilters } from './goal-filters.ts';

export interface FilterOwner {
  readonly tenantId: number;
  readonly personId: number;
}

function keyOf({ tenantId, personId }: FilterOwner): string {
  return `cadence.goal-filters|${tenantId}|${personId}`;
}

/** The filters this person used last on this device; none where storage is forbidden. */
export function recallFilters(owner: FilterOwner): GoalFilters {
  try {
    return readFilters(new URLSearchParams(window.localStorage.getItem(keyOf(owner)) ?? ''));
  } catch {
    return NO_FILTERS;
  }
}

/** Keeps them for the next time Goals is opened from the menu. */
export function rememberFilters(owner: FilterOwner, filters: GoalFilters): void {
  try {
    if (countFilters(filters) === 0) window.localStorage.removeItem(keyOf(owner));
    else window.localStorage.setItem(keyOf(owner), writeFilters(new URLSearchParams(), filters).toString());
  } catch {
    // Without storage the list opens unfiltered.
  }
}
