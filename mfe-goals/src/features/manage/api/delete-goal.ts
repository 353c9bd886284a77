import { api, errorSentence, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { refreshGoals } from '../../goal/api/refresh.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';

/** Deletes a goal; what was read of it is forgotten before the screen moves on. */
export function useDeleteGoal(goalId: number, onGone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('goals.delete', { params: { id: goalId } }),
    onSuccess: () => {
      shell.toast({ title: 'Goal deleted', tone: 'good' });
      onGone();
      client.removeQueries({ queryKey: queryKeys.call('goals.read', { params: { id: goalId } }) });
      void refreshGoals(client);
    },
    onError: (error) => {
      if (!isSessionOver(error)) shell.toast({ title: errorSentence(error), tone: 'alarm' });
      void refreshGoals(client);
    },
  });
  return { remove: () => mutate(), isDeleting: isPending };
}
