import { useRef } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { api, fieldErrors } from '@cadence/shared-auth';
import {
  apiQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type OwnChange,
  type QueryClient,
} from '@cadence/shared-auth/query';
import { isOutdated } from '@cadence/shared-auth/saving';
import { bodyOf, errorsByField, type AppraisalValues } from '../appraisal-values.ts';

const readOf = (id: number) => apiQuery('talent.single', { params: { id } });

/** One appraisal as the viewer may read it. */
export function useAppraisal(id: number) {
  return useQuery(readOf(id));
}

/** Asks for the newest copy, not the one shown. */
export function fetchAppraisal(client: QueryClient, id: number): Promise<Appraisal> {
  return client.fetchQuery({ ...readOf(id), staleTime: 0 });
}

/** A step was taken; what it answered is shown as it is (`takeOver`), and everything else of appraisals read again. */
export const stepTaken = ({ Id }: Pick<Appraisal, 'Id'>): OwnChange => ({ type: 'appraisal_step', id: Id });

/** Shows what a change answered. */
export function takeOver(client: QueryClient, appraisal: Appraisal): void {
  client.setQueryData(readOf(appraisal.Id).queryKey, appraisal);
}

export interface SaveInput {
  readonly id: number;
  readonly values: AppraisalValues;
  /** Of the copy that was edited. */
  readonly version: string;
  readonly formKey: string;
}

export interface SaveOptions {
  readonly onSaved: (saved: Appraisal, sent: AppraisalValues) => void;
  readonly onRefused: (error: Error, sent: AppraisalValues) => void;
}

/** Said at the fields, or by the dialog of two versions. */
function isSaidInPlace(error: unknown): boolean {
  return isOutdated(error) || Object.keys(errorsByField(fieldErrors(error))).length > 0;
}

/**
 * Saves what is written. A failure is said as a toast, too (people §8 overruled by the rule that no failure is silent),
 * but not again with every letter that is typed while it lasts.
 */
export function useSaveAppraisal({ onSaved, onRefused }: SaveOptions) {
  const client = useQueryClient();
  const isFailing = useRef(false);
  return useMutation({
    mutationFn: ({ id, values, version, formKey }: SaveInput) =>
      api.call('talent.update', {
        params: { id },
        body: bodyOf(values, version),
        idempotencyKey: formKey,
      }),
    failure: (error) => (isFailing.current || isSaidInPlace(error) ? 'inline' : 'toast'),
    // A read that is under way answers with what was before.
    onMutate: ({ id }) => client.cancelQueries({ queryKey: readOf(id).queryKey }),
    changes: ({ Id }) => ({ type: 'appraisal_written', id: Id }),
    onSuccess: (saved, { values }) => {
      isFailing.current = false;
      onSaved(saved, values);
      client.setQueryData(readOf(saved.Id).queryKey, saved);
    },
    onError: (error, { values }) => {
      isFailing.current = true;
      onRefused(error, values);
    },
  });
}
