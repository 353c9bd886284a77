import type { Appraisal } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { queryKeys, useFreshness, useMutation, useQueryClient } from '@cadence/shared-auth/query';

/** Whose appraisal of which quarter. */
export interface AppraisalPlace {
  readonly UserId: number;
  readonly EvaluationPeriodId: number;
}

/**
 * Starts the appraisal of a direct report: one press, and nothing has to be written for it (people §6 Appraisals). Started
 * again after a lost answer it is the same one, since the call is (D-122).
 */
export function useStartAppraisal(onStarted: (appraisal: Appraisal) => void) {
  const client = useQueryClient();
  const { made } = useFreshness();
  return useMutation({
    mutationFn: (place: AppraisalPlace) => api.call('talent.create', { body: { ...place, Review: '' } }),
    onSuccess: (appraisal) => {
      client.setQueryData(queryKeys.call('talent.single', { params: { id: appraisal.Id } }), appraisal);
      onStarted(appraisal);
    },
    // Refused because it was started elsewhere, say: lists then show it.
    onSettled: () => void made([{ type: 'appraisal_step', id: null }]),
  });
}
