import { useRef } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { errorSentence, fieldErrors } from '@cadence/shared-auth';
import { isOutdated, useSaveAppraisal } from './api/appraisal.ts';
import { errorsByField } from './appraisal-values.ts';
import { isDirty, isSameText } from './editing.ts';
import type { EditingControl } from './use-editing.ts';

/** The saves of what is written: one after the other, each with the version returned by the one before it (D-3). */
export function useSaves(
  { editing, latest, act, draft }: EditingControl,
  fetchNewest: () => Promise<Appraisal>,
) {
  const running = useRef<Promise<Appraisal> | null>(null);
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
  const sendOnce = (): Promise<Appraisal> => {
    const { base, values } = latest.current;
    return mutateAsync({ id: base.Id, values, version: base.UpdatedAt, formKey: draft.formKey.value });
  };
  /** Once more on top of a newer version where nobody else has written; otherwise both versions are shown. */
  const sendAgain = async (refusal: unknown): Promise<Appraisal> => {
    // Where the newest cannot be fetched, the refusal stays, and the next save fetches it again.
    const theirs = isOutdated(refusal) ? await fetchNewest().catch(() => null) : null;
    if (theirs === null) throw refusal;
    if (isSameText(latest.current.base, theirs)) {
      act({ type: 'rebase', onto: theirs });
      return sendOnce();
    }
    act({ type: 'compare', isOpen: true });
    throw refusal;
  };
  const send = (): Promise<Appraisal> => {
    const save = sendOnce()
      .catch(sendAgain)
      .finally(() => {
        running.current = null;
      });
    running.current = save;
    return save;
  };
  /** Saves what is not saved yet, after what is being saved; the newest copy of it. Fails as the save does. */
  const flush = async (): Promise<Appraisal> => {
    while (running.current !== null) await running.current.catch(() => undefined);
    return isDirty(latest.current) ? send() : latest.current.base;
  };
  return {
    flush,
    isSaving: isPending,
    /** Why the last save failed; null while none did, and where both versions are shown. */
    failure: editing.failed === null || isOutdated(error) ? null : errorSentence(error),
  };
}
