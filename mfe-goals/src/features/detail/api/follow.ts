import { api } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle } from '@cadence/shared-contract';

/** Follows or unfollows a goal; shown at once and taken back if the server refuses. */
export function useFollow({ Goal, IsFollowed }: GoalBundle) {
  const client = useQueryClient();
  const key = queryKeys.call('goals.read', { params: { id: Goal.Id } });
  const show = (isFollowed: boolean): void => {
    client.setQueryData<GoalBundle>(key, (bundle) => bundle && { ...bundle, IsFollowed: isFollowed });
  };
  const mutation = useMutation({
    mutationFn: (wanted: boolean) =>
      api.call(wanted ? 'goals.startFollowing' : 'goals.stopFollowing', { params: { id: Goal.Id } }),
    changes: () => ({ type: 'goal_followed', id: Goal.Id }),
    onMutate: show,
    onSuccess: (answer) => show(answer.IsFollowed),
    onError: (_error, wanted) => {
      // `IsFollowed` is already the new value: these callbacks are those of the latest rendering.
      show(!wanted);
    },
  });
  return { isFollowed: IsFollowed, toggle: () => mutation.mutate(!IsFollowed), isSaving: mutation.isPending };
}
