import { api, useShell } from '@cadence/shared-auth';
import { invalidateReads, queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { appraisalPath } from '../../frame/index.ts';

/** Starts somebody's appraisal and goes to it: one press, and nothing has to be written for it. */
export function useStartAppraisal(periodId: number) {
  const shell = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: number) =>
      api.call('talent.create', { body: { UserId: userId, EvaluationPeriodId: periodId, Review: '' } }),
    onSuccess: (appraisal) => {
      client.setQueryData(queryKeys.call('talent.single', { params: { id: appraisal.Id } }), appraisal);
      shell.navigate(appraisalPath(appraisal.Id));
    },
    // Refused because it was started elsewhere, say: the list then shows it.
    onSettled: () => void invalidateReads(client, { queryKey: queryKeys.operation('talent.load') }),
  });
}
