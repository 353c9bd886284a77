import type { TenantUpdateType } from '@cadence/shared-contract';
import { useLive } from '@cadence/shared-auth';
import { queryKeys, useQueryClient } from '@cadence/shared-auth/query';

const ABOUT_PEOPLE: readonly TenantUpdateType[] = [
  'user_deactivated',
  'user_activated',
  'employee_added',
  'user_updated',
  'manager_updated',
];

/** Keeps what is shown about people fresh: after changes elsewhere, and after a lost connection came back. */
export function useLivePeople(): void {
  const client = useQueryClient();
  const refetch = (): void => void client.invalidateQueries({ queryKey: queryKeys.domain('people') });
  useLive('TenantUpdate', ({ type }) => {
    if (ABOUT_PEOPLE.includes(type)) refetch();
  });
  useLive('reconnected', refetch);
}
