import { api, useShell } from '@cadence/shared-auth';
import { apiQuery, useMutation, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import { isOpenSummary } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { summaryChanged, takeOver } from './summary.ts';

/** The versions of a summary, with the origin of each. */
export const useVersions = (id: number) => useQuery(apiQuery('summaries.versions', { params: { id } }));

/** One version as it was. */
export const useVersion = (id: number, version: number) =>
  useQuery(apiQuery('summaries.version', { params: { id, version } }));

/** Makes an earlier version the latest, after what was typed is saved: that stays a version, too. */
export function useRestoreVersion(form: SummaryForm, onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const { Saved } = await form.flush();
      return api.call('summaries.restoreVersion', {
        params: { id: Saved.Id, version },
        body: { UpdatedAt: Saved.UpdatedAt },
      });
    },
    changes: ({ Saved }) => summaryChanged(Saved),
    onSuccess: (summary, version) => {
      takeOver(client, summary);
      // What could not be saved stays on top of it.
      if (isOpenSummary(summary)) form.meet(summary);
      shell.toast({ title: `Version ${version} is back`, tone: 'good' });
      onDone();
    },
  });
  return { run: mutate, isSaving: isPending };
}
