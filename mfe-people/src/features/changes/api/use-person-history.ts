import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Who changed whose role, permissions, manager and status, as it is now. */
export function usePersonHistory(personId: number) {
  return useQuery({ ...apiQuery('people.history', { params: { id: personId } }), staleTime: 0 });
}
