import { api, errorSentence, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle } from '@cadence/shared-contract';
import { isSessionOver } from '../../goal/api/session-over.ts';

/** Follows or unfollows a goal; shown at once and taken back if the server refuses. */
export function useFollow({ Goal, IsFollowed }: GoalBundle) {
  const client = useQueryClient();
  const shell = useShell();
  const key = queryKeys.call('goals.read', { params: { id: Goal.Id } });
  const show = (isFollowed: boolean): void => {
    client.setQueryData<GoalBundle>(key, (bundle) => bundle && { ...bundle, IsFollowed: isFollowed });
  };
  const mutation = useMutation({
    mutationFn: (_wanted: boolean) => api.call('goals.follow', { params: { id: Goal.Id } }),
    onMutate: show,
    onSuccess: (answer) => {
      show(answer.IsFollowed);
      void client.invalidateQueries({ queryKey: queryKeys.operation('goals.list') });
    },
    onError: (error, wanted) => {
      // By now `IsFollowed` is what was wanted: these callbacks are those of the latest rendering.
      show(!wanted);
      if (!isSessionOver(error)) shell.toast({ title: errorSentence(error), tone: 'alarm' });
    },
  });
  return { isFollowed: IsFollowed, toggle: () => mutation.mutate(!IsFollowed), isSaving: mutation.isPending };
}
