import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';
import { invalidateReads } from './invalidate-reads.ts';

/**
 * Shows what a change answered in place of a read that no event concerns. A request under way may have been answered
 * before the change: the read is requested again then, or the page would show for good what was before.
 */
export async function showAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  const isUnderWay = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData<Data>(queryKey, answer);
  if (isUnderWay) await invalidateReads(client, { queryKey, exact: true });
}
