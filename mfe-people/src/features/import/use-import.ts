import { api, errorSentence, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { plural } from '@cadence/shared-ui';

/** Asks what importing a file would do. */
export function useImportPreview() {
  return useMutation({
    mutationFn: (file: File) =>
      api.call('people.importPreview', { body: { FileName: file.name, Content: file } }),
  });
}

/** Adds and invites everybody of a file whose row is right. */
export function useImport(onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  return useMutation({
    mutationFn: (file: File) => api.call('people.import', { body: { FileName: file.name, Content: file } }),
    onSuccess: ({ Added }) => {
      void client.invalidateQueries({ queryKey: queryKeys.domain('people') });
      shell.toast({
        title: `${plural(Added, 'employee')} added. Invitations are on their way.`,
        tone: 'good',
      });
      onDone();
    },
    onError: (error) => shell.toast({ title: errorSentence(error), tone: 'alarm' }),
  });
}
