import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { api, refreshSession } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import type { UseMutationResult } from '@cadence/shared-auth/query';
import { useOwnManualCache } from '../../api/use-user-manual.ts';

/** Saves answers to open questions; a failure is shown beside them. */
export function useAnswersSaved(
  personId: number,
  onSaved: () => void,
): UseMutationResult<OutputOf<'userManual.saveAnswers'>, Error, BodyOf<'userManual.saveAnswers'>> {
  const cache = useOwnManualCache(personId);
  return useMutation({
    failure: 'inline',
    mutationFn: (body: BodyOf<'userManual.saveAnswers'>) => api.call('userManual.saveAnswers', { body }),
    onSuccess: ({ data }) => {
      cache.put(data);
      onSaved();
    },
  });
}

/**
 * Finishes the assessment; the flag allows an own entry to be replaced permanently (people §4 User manual). A repeat
 * of a lost answer changes nothing. After a refusal what is shown is read again, since it may be older than it looks.
 */
export function useFinish(
  personId: number,
  onFinished: () => void,
): UseMutationResult<OutputOf<'userManual.connect'>, Error, 0 | 1> {
  const { made } = useFreshness();
  const cache = useOwnManualCache(personId);
  return useMutation({
    failure: 'inline',
    mutationFn: (flag: 0 | 1) => api.call('userManual.connect', { params: { flag } }),
    changes: () => ({ type: 'user_updated', id: personId }),
    onSuccess: ({ data }) => {
      onFinished();
      cache.put(data);
      // The type is in one's own profile too.
      refreshSession().catch(() => undefined);
    },
    onError: () => void made([{ type: 'user_manual_updated', id: personId }]),
  });
}
