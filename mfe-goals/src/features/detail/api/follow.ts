import { useRef } from 'react';
import { api, newKey } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle } from '@cadence/shared-contract';

/** The call only toggles: the key says which way, so that a repeat does not toggle back (D-122). */
function useWishKey() {
  const wish = useRef<{ readonly wanted: boolean; readonly key: string } | null>(null);
  return {
    keyFor(wanted: boolean): string {
      if (wish.current?.wanted !== wanted) wish.current = { wanted, key: newKey() };
      return wish.current.key;
    },
    settle: (): void => void (wish.current = null),
  };
}

/** Follows or unfollows a goal; shown at once and taken back if the server refuses. */
export function useFollow({ Goal, IsFollowed }: GoalBundle) {
  const client = useQueryClient();
  const key = queryKeys.call('goals.read', { params: { id: Goal.Id } });
  const show = (isFollowed: boolean): void => {
    client.setQueryData<GoalBundle>(key, (bundle) => bundle && { ...bundle, IsFollowed: isFollowed });
  };
  const wish = useWishKey();
  const mutation = useMutation({
    mutationFn: (wanted: boolean) =>
      api.call('goals.follow', { params: { id: Goal.Id }, idempotencyKey: wish.keyFor(wanted) }),
    changes: () => ({ type: 'goal_followed', id: Goal.Id }),
    onMutate: show,
    onSuccess: (answer) => {
      wish.settle();
      show(answer.IsFollowed);
    },
    onError: (_error, wanted) => {
      // `IsFollowed` is already the new value: these callbacks are those of the latest rendering.
      show(!wanted);
    },
  });
  return { isFollowed: IsFollowed, toggle: () => mutation.mutate(!IsFollowed), isSaving: mutation.isPending };
}
