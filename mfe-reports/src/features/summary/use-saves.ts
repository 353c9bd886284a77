import { useRef } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { isOutdated, useSaveQueue } from '@cadence/shared-auth/saving';
import { useSaveSummary } from './api/save-summary.ts';
import { clashesWith, isDirty, sendableOf } from './editing.ts';
import { partsOf, type OpenSummary } from './parts.ts';
import type { EditingControl } from './use-editing.ts';

/** The saves of a summary: one at a time, each with the version returned by the one before it (D-3). */
export function useSaves(
  { editing, latest, act, draft }: EditingControl,
  fetchNewest: () => Promise<OpenSummary>,
) {
  const keepsBefore = useRef(false);
  const { mutateAsync, isPending, error } = useSaveSummary({
    onSaved: (answer, { sent }) => {
      keepsBefore.current = false;
      act({ type: 'saved', answer, sent });
      draft.formKey.renew();
      if (!isDirty(latest.current)) draft.forget();
    },
    onRefused: ({ shown }) => act({ type: 'failed', shown }),
  });
  const { flush } = useSaveQueue<OpenSummary>({
    base: () => latest.current.base,
    isDue: () => Object.keys(sendableOf(latest.current)).length > 0,
    send: () => {
      const { base, values } = latest.current;
      const sent = sendableOf(latest.current);
      const parts = partsOf(base).filter(({ key }) => key in sent);
      const input = { base, parts, sent, shown: values, keepsBefore: keepsBefore.current };
      return mutateAsync({ ...input, formKey: draft.formKey.value });
    },
    fetchNewest,
    adopt: (newest) => {
      const isSafe = clashesWith(latest.current, newest).length === 0;
      act(isSafe ? { type: 'meet', newest } : { type: 'compare', isOpen: true });
      return isSafe;
    },
  });
  return {
    flush,
    /** The next save replaces a text written elsewhere, which stays among the versions. */
    keepBefore: (): void => {
      keepsBefore.current = true;
    },
    isSaving: isPending,
    /** Why the last save failed; null while none did, and where both versions are shown. */
    failure: editing.failed === null || isOutdated(error) ? null : errorSentence(error),
  };
}
