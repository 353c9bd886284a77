import type { OutputOf } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { apiQuery, queryKeys, useMutation, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { UseMutationResult, UseQueryResult } from '@cadence/shared-auth/query';

/** What a person would leave behind, asked anew whenever the question is put. */
export function useDeactivationInfo(
  personId: number,
  isAsked: boolean,
): UseQueryResult<OutputOf<'people.deactivationInfo'>> {
  const query = apiQuery('people.deactivationInfo', { params: { id: personId } });
  return useQuery({ ...query, enabled: isAsked, staleTime: 0 });
}

export type StatusChange = 'people.deactivate' | 'people.activate';

/** Deactivates or activates a person, then refetches what is shown about people. */
export function useStatusChange(personId: number): UseMutationResult<unknown, Error, StatusChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: StatusChange) => api.call(change, { params: { id: personId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.domain('people') }),
  });
}
