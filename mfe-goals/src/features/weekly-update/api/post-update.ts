import { useRef } from 'react';
import { api, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import { goalOutdated } from '../../goal/api/goal-change.ts';
import { isConflict, isOutdated, placeOfFailure } from '../../lifecycle/api/use-goal-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';
import { goalFailure } from '../../goal/goal-failure.ts';

export interface PostUpdateInput {
  /** The weekly status row (D-12). */
  readonly statusId: number;
  readonly week: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly comment: string;
  /** Of the form: its comment is added once, and edited after that (D-122). */
  readonly formKey: string;
}

/** Fills a week in; posting again in the same week replaces the values. */
export function postUpdate({ statusId, likelihood, quality, comment, formKey }: PostUpdateInput) {
  const text = comment.trim();
  return api.call('goals.updateStatus', {
    body: { Id: statusId, Likelihood: likelihood, Quality: quality, ...(text !== '' && { Comment: text }) },
    idempotencyKey: formKey,
  });
}

/** Posts a week's values; what was typed stays with the caller until it is saved; what was typed since then stays. */
export function usePostUpdate(onDone: (sent: PostUpdateInput) => void) {
  const { made } = useFreshness();
  const shell = useShell();
  const { mutate, isPending, error } = useMutation({
    mutationFn: postUpdate,
    failure: placeOfFailure,
    changes: ({ GoalId }) => goalOutdated(GoalId),
    onSuccess: (_status, sent) => {
      shell.toast({ title: `Week ${sent.week} saved`, tone: 'good' });
      onDone(sent);
    },
    onError: (failure) => {
      if (isOutdated(failure)) void made([goalOutdated()]);
    },
  });
  // Known at once: a second press comes before the next rendering (D-89).
  const isUnderWay = useRef(false);
  return {
    post: (input: PostUpdateInput): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(input, { onSettled: () => void (isUnderWay.current = false) });
    },
    isSaving: isPending,
    problem: error === null || isSessionOver(error) ? null : goalFailure(error),
    isConflict: isConflict(error),
  };
}
