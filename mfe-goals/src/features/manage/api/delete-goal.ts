import { api, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { refreshGoals, takeOutOfSight } from '../../goal/api/refresh.ts';

/** Deletes a goal and moves the screen on. */
export function useDeleteGoal(goalId: number, onGone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('goals.delete', { params: { id: goalId } }),
    onSuccess: () => {
      shell.toast({ title: 'Goal deleted', tone: 'good' });
      void takeOutOfSight(client, goalId);
      onGone();
    },
    onError: () => {
      void refreshGoals(client);
    },
  });
  return { remove: () => mutate(), isDeleting: isPending };
}
