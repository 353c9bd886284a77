import { api, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import { goalOutdated } from '../../goal/api/goal-change.ts';

/** Deletes a goal and moves the screen on. */
export function useDeleteGoal(goalId: number, onGone: () => void) {
  const { made } = useFreshness();
  const shell = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('goals.delete', { params: { id: goalId } }),
    changes: () => ({ type: 'goal_update', id: goalId, isGone: true }),
    onSuccess: () => {
      shell.toast({ title: 'Goal deleted', tone: 'good' });
      onGone();
    },
    onError: () => void made([goalOutdated(goalId)]),
  });
  return { remove: () => mutate(), isDeleting: isPending };
}
