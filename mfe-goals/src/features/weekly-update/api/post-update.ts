import { useRef } from 'react';
import { OfflineError, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import { goalOutdated } from '../../goal/api/goal-change.ts';
import { isOffline, useKeepUnsent, type KeptSubject } from '../../unsent/use-keep-unsent.ts';
import { isConflict, isOutdated, placeOfFailure } from '../../lifecycle/api/use-goal-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';
import { goalFailure } from '../../goal/goal-failure.ts';
import { postUpdate, type PostUpdateInput } from './send-update.ts';

export interface PostUpdateOptions {
  /** What it is about, for an update that has to be kept. */
  readonly subject: (sent: PostUpdateInput) => KeptSubject;
  /** It is saved, or kept on this device until it can be sent. */
  readonly onDone: (sent: PostUpdateInput) => void;
}

/**
 * Posts a week's values; what was typed stays with the caller until it is saved; what was typed since then stays. Without
 * network it is kept on this device (D-189).
 */
export function usePostUpdate({ subject, onDone }: PostUpdateOptions) {
  const { made } = useFreshness();
  const shell = useShell();
  const { keep, unsent } = useKeepUnsent();
  const keepUnsent = async (sent: PostUpdateInput): Promise<void> => {
    await keep(sent, subject(sent));
    shell.toast({ title: 'Kept on this device', description: 'It is sent when you are online again.' });
    onDone(sent);
  };
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (sent: PostUpdateInput) => postUpdate(sent),
    failure: (failure) => (isOffline(failure) ? 'inline' : placeOfFailure(failure)),
    changes: ({ GoalId }) => goalOutdated(GoalId),
    onSuccess: (_status, sent) => {
      unsent.drop(sent.formKey);
      shell.toast({ title: `Week ${sent.week} saved`, tone: 'good' });
      onDone(sent);
    },
    onError: async (failure, sent) => {
      if (isOutdated(failure)) void made([goalOutdated()]);
      if (isOffline(failure)) await keepUnsent(sent);
    },
  });
  const isUnanswered = error instanceof OfflineError && !isOffline(error);
  // Known at once: a second press comes before the next rendering (D-89).
  const isUnderWay = useRef(false);
  return {
    post: (input: PostUpdateInput): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(input, { onSettled: () => void (isUnderWay.current = false) });
    },
    isSaving: isPending,
    problem: error === null || isSessionOver(error) || isOffline(error) ? null : goalFailure(error),
    /** No answer came: keeps what was sent on this device instead; null otherwise. */
    sendLater:
      isUnanswered && variables !== undefined
        ? (): void => {
            reset();
            void keepUnsent(variables);
          }
        : null,
    isConflict: isConflict(error),
  };
}
