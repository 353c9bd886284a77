import { useState } from 'react';
import type { Appraisal, OutputOf } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';

/**
 * Requests a first draft from the goals of the quarter; null until it arrives, and after it was accepted or removed.
 */
export function useComposer({
  UserId,
  EvaluationPeriodId,
}: Pick<Appraisal, 'UserId' | 'EvaluationPeriodId'>) {
  const shell = useShell();
  const [draft, setDraft] = useState<OutputOf<'talent.compose'> | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call('talent.compose', { params: { userId: UserId, periodId: EvaluationPeriodId } }),
    onSuccess: (composed) => {
      if (composed.Text === '') shell.toast({ title: 'There are no goals to write a draft from.' });
      else setDraft(composed);
    },
  });
  return { draft, compose: () => mutate(), isComposing: isPending, remove: () => setDraft(null) };
}
