import type { QueryClient } from '@cadence/shared-auth/query';

/** An answer was read on the server a while before it was here. */
const ON_ITS_WAY_MS = 1_000;

/**
 * Events between the first answers and the first connection are heard by nobody: asks again for what was read before the
 * silence began, which is nothing on most days.
 *
 * @param silence milliseconds without an event; null when nobody knows
 */
export function refetchMissed(cache: QueryClient, silence: number | null): void {
  const lastEvent = Date.now() - (silence ?? 0);
  void cache.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt - ON_ITS_WAY_MS < lastEvent,
  });
}
