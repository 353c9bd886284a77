import type { ProfileBundle } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

/** A person's profile with manager, direct reports and responsibility. */
export function useProfile(personId: number): UseQueryResult<ProfileBundle> {
  return useQuery(apiQuery('people.read', { params: { id: personId } }));
}
