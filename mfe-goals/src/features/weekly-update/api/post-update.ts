import { api, errorSentence, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { refreshGoals } from '../../goal/api/refresh.ts';
import { isConflict } from '../../actions/api/use-goal-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';

export interface PostUpdateInput {
  /** The weekly status row (D-12). */
  readonly statusId: number;
  readonly week: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly comment: string;
}

/** Fills a week in; posting again in the same week replaces the values. */
export function postUpdate({ statusId, likelihood, quality, comment }: PostUpdateInput) {
  const text = comment.trim();
  return api.call('goals.updateStatus', {
    body: { Id: statusId, Likelihood: likelihood, Quality: quality, ...(text !== '' && { Comment: text }) },
  });
}

/** Posts a week's values; what was typed stays with the caller until it is saved. */
export function usePostUpdate(onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { mutate, isPending, error } = useMutation({
    mutationFn: postUpdate,
    onSuccess: (_status, { week }) => {
      shell.toast({ title: `Week ${week} saved`, tone: 'good' });
      onDone();
      void refreshGoals(client);
    },
    onError: (failure) => {
      if (isSessionOver(failure)) return;
      shell.toast({ title: errorSentence(failure), tone: 'alarm' });
      if (isConflict(failure)) void refreshGoals(client);
    },
  });
  return {
    post: mutate,
    isSaving: isPending,
    problem: error === null || isSessionOver(error) ? null : errorSentence(error),
    isConflict: isConflict(error),
  };
}
