import { api, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { savedPath, startPath } from '../summary-place.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { forgetSummary, summaryChanged } from './summary.ts';

/** Undoes a deletion, and leads to the summary again. */
function useRestore() {
  const client = useQueryClient();
  const shell = useShell();
  return useMutation({
    mutationFn: (id: number) => api.call('summaries.restore', { params: { id }, body: {} }),
    changes: summaryChanged,
    onSuccess: (saved) => {
      forgetSummary(client, saved.Id);
      shell.navigate(savedPath(saved));
    },
  });
}

/** Deletes a summary and leads to the choice; a toast offers to undo it, which restores all of it. */
export function useDeleteSummary(form: SummaryForm) {
  const client = useQueryClient();
  const shell = useShell();
  const restore = useRestore();
  const { Id, Kind, Title } = form.base.Saved;
  return useMutation({
    mutationFn: async () => {
      await form.flush().catch(() => undefined);
      return api.call('summaries.delete', { params: { id: Id } });
    },
    changes: () => summaryChanged({ Id }),
    onSuccess: () => {
      shell.navigate(startPath(Kind), { replace: true });
      forgetSummary(client, Id);
      shell.toast({
        title: `Deleted the summary of ${Title}`,
        tone: 'good',
        action: { label: 'Undo', onClick: () => restore.mutate(Id) },
      });
    },
  });
}
