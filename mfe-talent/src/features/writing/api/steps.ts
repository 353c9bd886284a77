import { useRef, useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { ApiError, errorSentence, newKey, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { isOutdated } from '@cadence/shared-auth/saving';
import type { StepFailure } from '../../step-dialog/step-dialog.tsx';
import { fetchAppraisal, stepTaken, takeOver } from './appraisal.ts';

/** The server has said no: nothing has changed. Otherwise that is not known. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

export interface StepOptions {
  /** The toast once it is done. */
  readonly done: (appraisal: Appraisal) => string;
  /** What the toast offers next, for example Print. */
  readonly offer?: { readonly label: string; readonly onClick: () => void };
  readonly onDone: (appraisal: Appraisal) => void;
}

/**
 * One step of an appraisal. Its answer is shown at once and as a toast; a failure stays in the dialog. When the
 * appraisal on the screen is stale, it is fetched again.
 */
export function useStep<Input>(
  id: number,
  step: (input: Input, idempotencyKey: string) => Promise<Appraisal>,
  { done, offer, onDone }: StepOptions,
) {
  const client = useQueryClient();
  const shell = useShell();
  const [key] = useState(newKey);
  // Known at once: a second press comes before anything is drawn again (D-89).
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    failure: 'inline',
    mutationFn: (input: Input) => step(input, key),
    changes: stepTaken,
    onSuccess: (appraisal) => {
      shell.toast({ title: done(appraisal), tone: 'good', ...(offer && { action: offer }) });
      takeOver(client, appraisal);
      onDone(appraisal);
    },
    onError: (error) => {
      if (isOutdated(error)) void fetchAppraisal(client, id).catch(() => undefined);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    run: (input: Input): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(input);
    },
    isSaving: mutation.isPending,
    error: mutation.error,
  };
}

/** What a dialog says of a failed step. `untouched` is claimed only where the server has said no. */
export function stepFailure(
  error: Error | null,
  { title, untouched }: { readonly title: string; readonly untouched: string },
): StepFailure | null {
  if (error === null) return null;
  return { title, sentence: errorSentence(error), untouched: isRefusal(error) ? untouched : null };
}
