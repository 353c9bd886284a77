import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { api, newKey, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { appraisalPath, teamPath } from '../../frame/talent-place.ts';
import { stepTaken, takeOver } from './appraisal.ts';

/** Takes a deletion back, and leads to the appraisal again. */
function useRestore() {
  const client = useQueryClient();
  const shell = useShell();
  return useMutation({
    mutationFn: (id: number) => api.call('talent.restore', { params: { id } }),
    changes: stepTaken,
    onSuccess: (restored) => {
      takeOver(client, restored);
      shell.navigate(appraisalPath(restored.Id));
    },
  });
}

/**
 * Deletes an appraisal and leads back to the team; a toast offers to undo it.
 *
 * @param saveFirst what was typed last, so that undoing brings all of it back
 */
export function useDeleteAppraisal(
  { Id, ReviewerId, EvaluationPeriodId, User }: Appraisal,
  saveFirst: () => Promise<unknown>,
) {
  const client = useQueryClient();
  const shell = useShell();
  const [idempotencyKey] = useState(newKey);
  const restore = useRestore();
  const { mutate, isPending, error } = useMutation({
    failure: 'inline',
    mutationFn: async () => {
      await saveFirst().catch(() => undefined);
      return api.call('talent.delete', { params: { id: Id }, idempotencyKey });
    },
    changes: () => stepTaken({ Id }),
    onSuccess: () => {
      shell.navigate(teamPath('overview', { periodId: EvaluationPeriodId, managerId: ReviewerId }));
      client.removeQueries({ queryKey: queryKeys.call('talent.single', { params: { id: Id } }) });
      shell.toast({
        title: `Deleted the appraisal of ${User.Name}`,
        tone: 'good',
        action: { label: 'Undo', onClick: () => restore.mutate(Id) },
      });
    },
  });
  return { run: () => mutate(), isSaving: isPending, error };
}
