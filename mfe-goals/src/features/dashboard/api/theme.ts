import { api, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { Dashboard } from '@cadence/shared-contract';

type Theme = Dashboard['Theme'];

/** Adds, edits (a title) or deletes (null) the theme of the period; the dashboard shows it at once. */
export function useThemeChange(onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  return useMutation({
    failure: 'inline',
    mutationFn: async (title: string | null): Promise<Theme> => {
      if (title !== null) return (await api.call('dashboard.saveTheme', { body: { Title: title } })).Theme;
      await api.call('dashboard.deleteTheme', {});
      return null;
    },
    changes: () => ({ type: 'theme_saved', id: null }),
    onSuccess: (Theme, title) => {
      client.setQueryData<Dashboard>(
        queryKeys.operation('dashboard.read'),
        (shown) => shown && { ...shown, Theme },
      );
      shell.toast({ title: title === null ? 'Theme deleted' : 'Theme saved', tone: 'good' });
      onDone();
    },
  });
}
