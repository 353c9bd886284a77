import type { TenantUpdateType } from '@cadence/shared-contract';
import { useLiveRefetch } from '@cadence/shared-auth';
import { queryKeys, useQueryClient } from '@cadence/shared-auth/query';

const ABOUT_PEOPLE: readonly TenantUpdateType[] = [
  'user_deactivated',
  'user_activated',
  'employee_added',
  'user_updated',
  'manager_updated',
];

const PEOPLE = { queryKey: queryKeys.domain('people') };

/** Keeps what is shown about people fresh: after changes elsewhere, and after a lost connection came back. */
export function useLivePeople(): void {
  const client = useQueryClient();
  useLiveRefetch({
    matches: ({ type }) => ABOUT_PEOPLE.includes(type),
    isBusy: () => client.isFetching(PEOPLE) > 0,
    refetch: () => client.invalidateQueries(PEOPLE),
  });
}
