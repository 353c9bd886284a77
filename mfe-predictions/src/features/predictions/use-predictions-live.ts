import { useLiveRefetch } from '@cadence/shared-auth';
import { queryKeys, useQueryClient } from '@cadence/shared-auth/query';

const PREDICTIONS = { queryKey: queryKeys.domain('predictions') };

/** Keeps the counts up to date with what others post, and after the connection was lost. */
export function usePredictionsLive(): void {
  const client = useQueryClient();
  useLiveRefetch({
    matches: ({ type }) => type === 'goal_update',
    isBusy: () => client.isFetching(PREDICTIONS) > 0,
    refetch: () => client.invalidateQueries(PREDICTIONS),
  });
}
