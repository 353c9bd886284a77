import type { OutputOf, Profile } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import { apiQuery, useMutation, useQuery } from '@cadence/shared-auth/query';
import type { UseMutationResult, UseQueryResult } from '@cadence/shared-auth/query';

/** What a person would leave behind, fetched again each time the question is shown. */
export function useDeactivationInfo(
  personId: number,
  isAsked: boolean,
): UseQueryResult<OutputOf<'people.deactivationInfo'>> {
  const query = apiQuery('people.deactivationInfo', { params: { id: personId } });
  return useQuery({ ...query, enabled: isAsked, staleTime: 0 });
}

export type StatusChange = 'people.deactivate' | 'people.activate';

/**
 * Deactivates or activates a person, shows the outcome and offers to undo a deactivation. Failures, which the
 * documents leave silent, are shown too, even after the profile was left, as Undo may be pressed from anywhere.
 */
export function useStatusChange(
  person: Pick<Profile, 'Id' | 'Name'>,
): UseMutationResult<unknown, Error, StatusChange> {
  const shell = useShell();
  const mutation = useMutation({
    mutationFn: (change: StatusChange) => api.call(change, { params: { id: person.Id } }),
    changes: (_output, change) => ({
      type: change === 'people.activate' ? 'user_activated' : 'user_deactivated',
      id: person.Id,
    }),
    onSuccess: (_output, change) => {
      if (change === 'people.activate') {
        shell.toast({ title: `${person.Name} is active again.`, tone: 'good' });
        return;
      }
      const undo = { label: 'Undo', onClick: () => mutation.mutate('people.activate') };
      shell.toast({ title: `${person.Name} has been deactivated.`, tone: 'good', action: undo });
    },
  });
  return mutation;
}
