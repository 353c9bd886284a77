import { useLive } from '@cadence/shared-auth';
import { apiQuery, invalidateReads, queryKeys, useQuery, useQueryClient } from '@cadence/shared-auth/query';

/** One person's appraisals, the latest quarter first, as far as the viewer may see them. */
export function usePersonAppraisals(userId: number) {
  return useQuery(apiQuery('talent.user', { params: { userId } }));
}

/** Started here, or elsewhere before: the quarters say so. */
export function useRefetchPerson(): () => void {
  const client = useQueryClient();
  return () => void invalidateReads(client, { queryKey: queryKeys.operation('talent.user') });
}

/** What happens to one's own appraisal comes as a notification, too; what is shown is asked for again (D-6). */
export function useNewsOfAppraisals(): void {
  const client = useQueryClient();
  const shown = [queryKeys.operation('talent.user'), queryKeys.operation('talent.single')];
  useLive('NotificationUpdate', () => {
    for (const queryKey of shown) void invalidateReads(client, { queryKey });
  });
}
