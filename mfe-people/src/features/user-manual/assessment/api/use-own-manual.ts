import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { api, refreshSession } from '@cadence/shared-auth';
import { apiQuery, queryKeys, useMutation, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { QueryClient, UseMutationResult, UseQueryResult } from '@cadence/shared-auth/query';

/** One's own user manual: who reads it, the open questions, the key of its report. */
export function useOwnManual(personId: number): UseQueryResult<OutputOf<'userManual.exists'>> {
  return useQuery(apiQuery('userManual.exists', { params: { profileId: personId } }));
}

/** What the finished manual says; asked for once there is one. */
export function useOwnReport(publicKey: string | null): UseQueryResult<OutputOf<'userManual.report'>> {
  const read = apiQuery('userManual.report', { params: { publicKey: publicKey ?? '', flag: 1 } });
  return useQuery({ ...read, enabled: publicKey !== null });
}

function keepManual(
  client: QueryClient,
  personId: number,
  { data }: OutputOf<'userManual.saveAnswers'>,
): void {
  const key = queryKeys.call('userManual.exists', { params: { profileId: personId } });
  client.setQueryData<OutputOf<'userManual.exists'>>(key, (known) => known && { ...known, UserManual: data });
}

/** Saves answers to open questions; a failure is shown beside them. */
export function useAnswersSaved(
  personId: number,
  onSaved: () => void,
): UseMutationResult<OutputOf<'userManual.saveAnswers'>, Error, BodyOf<'userManual.saveAnswers'>> {
  const client = useQueryClient();
  return useMutation({
    failure: 'inline',
    mutationFn: (body: BodyOf<'userManual.saveAnswers'>) => api.call('userManual.saveAnswers', { body }),
    onSuccess: (output) => {
      keepManual(client, personId, output);
      onSaved();
    },
  });
}

/**
 * Finishes the assessment; the flag says that an own entry may be replaced for good (people §4 User manual). A repeat
 * of a lost answer changes nothing. After a refusal what is shown is read again, since it may be older than it looks.
 */
export function useFinish(
  personId: number,
  publicKey: string,
  onFinished: () => void,
): UseMutationResult<OutputOf<'userManual.connect'>, Error, 0 | 1> {
  const client = useQueryClient();
  return useMutation({
    failure: 'inline',
    mutationFn: (flag: 0 | 1) => api.call('userManual.connect', { params: { flag } }),
    onSuccess: (output) => {
      onFinished();
      keepManual(client, personId, output);
      for (const domain of ['userManual', 'people'] as const)
        void client.invalidateQueries({ queryKey: queryKeys.domain(domain) });
      // The type stands in one's own profile too.
      refreshSession().catch(() => undefined);
    },
    onError: () => {
      const queryKey = queryKeys.call('userManual.assessment', { params: { publicKey } });
      void client.invalidateQueries({ queryKey });
    },
  });
}
