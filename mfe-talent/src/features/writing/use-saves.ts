import type { Appraisal } from '@cadence/shared-contract';
import { errorSentence, fieldErrors } from '@cadence/shared-auth';
import { isOutdated, useSaveQueue } from '@cadence/shared-auth/saving';
import { useSaveAppraisal } from './api/appraisal.ts';
import { errorsByField } from './appraisal-values.ts';
import { isDirty, isSameText } from './editing.ts';
import type { EditingControl } from './use-editing.ts';

/** The saves of an appraisal: one at a time, each with the version returned by the one before it (D-3). */
export function useSaves(
  { editing, latest, act, draft }: EditingControl,
  fetchNewest: () => Promise<Appraisal>,
) {
  const { mutateAsync, isPending, error } = useSaveAppraisal({
    onSaved: (answer, sent) => {
      act({ type: 'saved', answer, sent });
      draft.formKey.renew();
      if (!isDirty(latest.current)) draft.forget();
    },
    onRefused: (refusal, sent) => {
      act({ type: 'failed', errors: errorsByField(fieldErrors(refusal)), sent });
    },
  });
  const { flush } = useSaveQueue<Appraisal>({
    base: () => latest.current.base,
    isDue: () => isDirty(latest.current),
    send: () => {
      const { base, values } = latest.current;
      return mutateAsync({ id: base.Id, values, version: base.UpdatedAt, formKey: draft.formKey.value });
    },
    fetchNewest,
    adopt: (newest) => {
      const isSafe = isSameText(latest.current.base, newest);
      act(isSafe ? { type: 'rebase', onto: newest } : { type: 'compare', isOpen: true });
      return isSafe;
    },
  });
  return {
    flush,
    isSaving: isPending,
    /** Why the last save failed; null while none did, and where both versions are shown. */
    failure: editing.failed === null || isOutdated(error) ? null : errorSentence(error),
  };
}
