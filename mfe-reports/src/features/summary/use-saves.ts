import { useRef } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { isOutdated, useSaveSummary } from './api/save-summary.ts';
import { clashesWith, isDirty, sendableOf } from './editing.ts';
import { partsOf, type OpenSummary } from './parts.ts';
import type { EditingControl } from './use-editing.ts';

/** The saves of what is edited: one after the other, each with the version returned by the one before it (D-3). */
export function useSaves(
  { editing, latest, act, draft }: EditingControl,
  fetchNewest: () => Promise<OpenSummary>,
) {
  const running = useRef<Promise<OpenSummary> | null>(null);
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
  const sendOnce = (): Promise<OpenSummary> => {
    const { base, values } = latest.current;
    const sent = sendableOf(latest.current);
    const parts = partsOf(base).filter(({ key }) => key in sent);
    const input = { base, parts, sent, shown: values, keepsBefore: keepsBefore.current };
    return mutateAsync({ ...input, formKey: draft.formKey.value });
  };
  /** Once more on top of a newer version that changed other texts; otherwise both versions are shown. */
  const sendAgain = async (refusal: unknown): Promise<OpenSummary> => {
    // Where the newest cannot be fetched, the refusal stays, and the next save fetches it again.
    const theirs = isOutdated(refusal) ? await fetchNewest().catch(() => null) : null;
    if (theirs === null) throw refusal;
    if (clashesWith(latest.current, theirs).length === 0) {
      act({ type: 'meet', newest: theirs });
      return Object.keys(sendableOf(latest.current)).length === 0 ? theirs : sendOnce();
    }
    act({ type: 'compare', isOpen: true });
    throw refusal;
  };
  const send = (): Promise<OpenSummary> => {
    const save = sendOnce()
      .catch(sendAgain)
      .finally(() => {
        running.current = null;
      });
    running.current = save;
    return save;
  };
  /** Saves what is not saved yet, after what is being saved; the newest copy of it. Fails as the save does. */
  const flush = async (): Promise<OpenSummary> => {
    while (running.current !== null) await running.current.catch(() => undefined);
    return Object.keys(sendableOf(latest.current)).length > 0 ? send() : latest.current.base;
  };
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
