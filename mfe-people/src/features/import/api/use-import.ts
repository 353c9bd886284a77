import { api, useShell } from '@cadence/shared-auth';
import { apiQuery, useMutation, useQuery } from '@cadence/shared-auth/query';
import { plural } from '@cadence/shared-ui';

/** The polling interval of the progress, in milliseconds. */
const PROGRESS_EVERY = 500;

/** Requests what importing a file would do. */
export function useImportPreview() {
  return useMutation({
    failure: 'inline',
    isRead: true,
    mutationFn: (file: File) =>
      api.call('people.importPreview', { body: { FileName: file.name, Content: file } }),
  });
}

/** Adds and invites everybody of a file whose row is right. */
export function useImport(onDone: () => void) {
  const shell = useShell();
  return useMutation({
    failure: 'inline',
    mutationFn: (file: File) => api.call('people.import', { body: { FileName: file.name, Content: file } }),
    changes: () => ({ type: 'employee_added', id: null }),
    onSuccess: ({ Added }) => {
      shell.toast({
        title: `${plural(Added, 'employee')} added. Invitations are on their way.`,
        tone: 'good',
      });
      onDone();
    },
  });
}

/** The progress of the viewer's own import, while there is one; null before it begins, and once it adds people. */
export function useImportProgress(isRunning: boolean) {
  const query = apiQuery('people.importProgress');
  const { data } = useQuery({ ...query, enabled: isRunning, refetchInterval: PROGRESS_EVERY, gcTime: 0 });
  return (isRunning && data?.Running) || null;
}

/** Cancels the viewer's own import before anybody is added. */
export function useCancelImport() {
  return useMutation({ mutationFn: () => api.call('people.cancelImport') });
}

/** How many employees a manager may import in a day, and whether the viewer may set it. */
export function useImportSettings() {
  return useQuery(apiQuery('people.importSettings'));
}

export function useImportSettingsChange() {
  const shell = useShell();
  return useMutation({
    failure: 'inline',
    mutationFn: (RowsADay: number) => api.call('people.saveImportSettings', { body: { RowsADay } }),
    changes: () => ({ type: 'import_limit_saved', id: null }),
    onSuccess: () => shell.toast({ title: 'Limit saved', tone: 'good' }),
  });
}
