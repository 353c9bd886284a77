import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { api, createFormKey, saveOnce } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { fetchAppraisal, takeOver } from './appraisal.ts';

/** Begins the appraisal of a direct report: an empty draft (people §4 Appraisal, §6 Appraisals). */
export function useStartAppraisal(onStarted: (appraisal: Appraisal) => void) {
  const client = useQueryClient();
  const [formKey] = useState(() => createFormKey());
  return useMutation({
    mutationFn: (place: { readonly UserId: number; readonly EvaluationPeriodId: number }) =>
      saveOnce(formKey, {
        create: (idempotencyKey) =>
          api.call('talent.create', { body: { ...place, Review: '' }, idempotencyKey }),
        // It was begun before, and only the answer was lost.
        update: ({ Id }) => fetchAppraisal(client, Id),
      }),
    onSuccess: (started) => {
      formKey.renew();
      void takeOver(client, started);
      onStarted(started);
    },
  });
}
