import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

/**
 * Marks reads stale after a change elsewhere and refetches the shown ones, as `invalidateQueries` does. That alone
 * treats an answer in flight as fresh, though it may have been read before the change: here the answer is used, but
 * is stale too.
 */
export async function invalidateReads(
  client: QueryClient,
  filters: InvalidateQueryFilters = {},
): Promise<void> {
  const { refetchType = 'active' } = filters;
  const markOnceHere = async ({ queryKey, promise }: Query): Promise<void> => {
    const isHere = promise?.then(
      () => true,
      () => false,
    );
    // Several changes may wait for one answer; what the first of them asked for answers the others.
    if (await isHere)
      await client.invalidateQueries({ queryKey, exact: true, refetchType }, { cancelRefetch: false });
  };
  const onTheirWay = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  // A request that `invalidateQueries` starts again ends the one before it, which then needs no mark.
  const marks = onTheirWay.map(markOnceHere);
  await Promise.all([client.invalidateQueries(filters), ...marks]);
}
