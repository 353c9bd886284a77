import { invalidateReads, type QueryClient } from '@cadence/shared-auth/query';

/** An answer was read on the server a while before it was here. */
const ON_ITS_WAY_MS = 1_000;

/**
 * Events between the first answers and the first connection are heard by nobody: asks again for what was read before the
 * silence began, which is nothing on most days.
 *
 * @param silence milliseconds without an event; null when nobody knows
 */
export function refetchMissed(cache: QueryClient, silence: number | null): void {
  const now = Date.now();
  const lastEvent = now - (silence ?? 0);
  void invalidateReads(cache, {
    predicate: ({ state: { dataUpdatedAt, fetchStatus } }) => {
      const isAwaited = dataUpdatedAt === 0 && fetchStatus === 'fetching';
      const answeredAt = isAwaited ? now : dataUpdatedAt;
      return answeredAt > 0 && answeredAt - ON_ITS_WAY_MS < lastEvent;
    },
  });
}
