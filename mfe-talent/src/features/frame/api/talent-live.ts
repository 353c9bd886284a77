import type { TenantUpdateType } from '@cadence/shared-contract';
import { useLiveRefetch } from '@cadence/shared-auth';
import { invalidateReads, queryKeys, useQueryClient } from '@cadence/shared-auth/query';

const TALENT = { queryKey: queryKeys.domain('talent') };
/** An appraisal, or who reports to whom. */
const MATTERS: ReadonlySet<TenantUpdateType> = new Set([
  'appraisal_update',
  'manager_updated',
  'employee_added',
  'user_deactivated',
  'user_activated',
]);

/** Keeps what is shown of appraisals up to date with what others do, and after the connection was lost. */
export function useTalentLive(): void {
  const client = useQueryClient();
  useLiveRefetch({
    matches: ({ type }) => MATTERS.has(type),
    isBusy: () => client.isFetching(TALENT) > 0,
    refetch: () => invalidateReads(client, TALENT),
  });
}
